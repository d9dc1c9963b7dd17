import { useRef, useState } from "react";
import type { Locale } from "../../locales/locale.ts";
import { teachWords } from "../../locales/teach.ts";
import { loadScene } from "../../scenes/registry.ts";
import { SceneFrame } from "../../stage/SceneFrame.tsx";
import type { Session } from "../../stage/session.ts";
import { Choice } from "./Choice.tsx";
import { LookChoice } from "./LookChoice.tsx";
import { Preview } from "./Preview.tsx";
import { ShownChoice } from "./ShownChoice.tsx";
import { Take } from "./Take.tsx";
import { useMoment } from "./useMoment.ts";
import { embedQuery, plainWish, type Wish } from "./wish.ts";

export interface BuilderProps {
  readonly locale: Locale;
  /** The path under which the site is served. */
  readonly base: string;
  /** The scene to begin with; its code is there. */
  readonly first: string;
  readonly scenes: readonly { readonly name: string; readonly title: string }[];
}

/** A scene is chosen and set by hand, and comes out as what other programs take. */
export const Builder = ({ locale, base, first, scenes }: BuilderProps) => {
  const words = teachWords[locale].builder;
  const [scene, setScene] = useState(first);
  const [session, setSession] = useState<Session>();
  const [wish, setWish] = useState<Wish>(plainWish);
  const moment = useMoment(session);

  const chosen = useRef(first);
  const choose = async (name: string): Promise<void> => {
    chosen.current = name;
    await loadScene(name);
    // scenes come in any order: the last choice holds
    if (chosen.current === name) setScene(name);
  };
  const change = (some: Partial<Wish>) => setWish({ ...wish, ...some });
  // while another scene comes to life, all below still speaks of the one before
  const embed = session && {
    scene: session.scene.name,
    title: scenes.find(({ name }) => name === session.scene.name)!.title,
    query: embedQuery(session.scene, moment, wish),
  };
  return (
    <div className="builder" inert={session === undefined}>
      <Choice
        label={words.scene}
        options={scenes.map(({ name, title }) => [name, title])}
        chosen={scene}
        onChoose={(name) => choose(name).catch(reportError)}
      />
      <p>{words.set}</p>
      <SceneFrame
        key={scene}
        scene={scene}
        locale={locale}
        anchor="builder"
        query=""
        onReady={({ session }) => {
          setSession(session);
          return () => setSession(undefined);
        }}
      />
      <div className="builder-wishes">
        <Preview words={words} base={base} locale={locale} embed={embed} />
        <ShownChoice session={session} locale={locale} wish={wish} onChange={change} />
        <LookChoice words={words} wish={wish} onChange={change} />
      </div>
      <Take locale={locale} base={base} session={session} embed={embed} />
    </div>
  );
};
