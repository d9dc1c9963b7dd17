import { useEffect, useMemo, useRef, useState } from "react";
import type { Locale } from "../locales/locale.ts";
import { sceneNamed } from "../scenes/registry.ts";
import { sayIn } from "../scenes/say.ts";
import type { Misunderstood } from "./address.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ControlPanel, Foot } from "./extras.ts";
import { pressKey } from "./keys.ts";
import { Notes } from "./Notes.tsx";
import { PictureView } from "./PictureView.tsx";
import { Sentence } from "./Sentence.tsx";
import { StageContext } from "./StageContext.ts";
import { Session } from "./session.ts";
import { type Controls, footParts, isShown } from "./shown.ts";
import { Transport } from "./Transport.tsx";
import { stageWords } from "./words.ts";

/** What a page does with its scene: a scrolly shows steps, an embed does what its host asks for. */
export interface SceneHandle {
  /** The page's address names this scene: its moment stands until the reader scrolls on. */
  readonly addressed: boolean;
  /** Shows the moment of an address (`rule=full&t=128`), as a step of the text asks; what the reader set gives way. */
  show(query: string): void;
  readonly session: Session;
}

export interface SceneFrameProps {
  readonly scene: string;
  readonly locale: Locale;
  /** The scene's anchor on its page: the fragment that names it in an address. */
  readonly anchor: string;
  /** The address it starts with, without `?`. */
  readonly query: string;
  /** It stands beside a text that drives it: where room is scarce, only the picture and the player are shown at first. */
  readonly beside?: boolean;
  /** What is shown round the picture. */
  readonly controls?: Controls;
  /** What the page itself did not understand of its address. */
  readonly misunderstood?: readonly Misunderstood[];
  /** Is told of each session that comes to life; what it gives back is called when that one ends. */
  readonly onReady?: (handle: SceneHandle) => () => void;
}

/** One scene with everything round it. What fails in it stays in it. */
export const SceneFrame = (props: SceneFrameProps) => (
  <figure
    className={props.beside ? "scene is-beside" : "scene"}
    id={props.anchor}
    data-scene={props.scene}
    aria-label={sceneNamed(props.scene).words[props.locale].title}
  >
    <ErrorBoundary words={stageWords[props.locale]}>
      <LiveScene {...props} />
    </ErrorBoundary>
  </figure>
);

const NONE: readonly Misunderstood[] = [];

const LiveScene = (props: SceneFrameProps) => {
  const { scene, locale, anchor, query, controls = "all", misunderstood = NONE, onReady } = props;
  const [session] = useState(() => new Session(sceneNamed(scene), query));
  const stage = useMemo(
    () => ({ session, say: sayIn(locale, session.scene.words), words: stageWords[locale], controls }),
    [session, locale, controls],
  );
  // until the scene lives its controls are inert: what a reader would set is not lost, it cannot be set
  const [live, setLive] = useState(false);
  const sentence = `now-${anchor}`;
  const ready = useRef(onReady);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const read = (): boolean => {
      if (location.hash !== `#${encodeURIComponent(anchor)}` || location.search === "") return false;
      session.show(location.search.slice(1));
      return true;
    };
    const addressed = read();
    if (!addressed) session.continueRun();
    addEventListener("popstate", read);
    setLive(true);
    const leave = ready.current?.({ addressed, show: (next) => session.show(next), session });
    return () => {
      leave?.();
      removeEventListener("popstate", read);
      session.end();
    };
  }, [session, anchor]);

  return (
    <StageContext value={stage}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that bubble up from the controls within */}
      <div
        className={open ? "scene-stage is-open" : "scene-stage"}
        inert={!live}
        onKeyDown={(event) => {
          const { ctrlKey, metaKey, altKey, shiftKey, key, target } = event;
          if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
          if (session.scene.clock !== undefined && pressKey(session.player, target as Element, key))
            event.preventDefault();
        }}
      >
        {Object.keys(session.scene.params).some((name) => isShown(controls, name)) && <ControlPanel />}
        <Notes besides={misunderstood} />
        <PictureView describedBy={sentence} />
        <Sentence id={sentence} />
        {session.scene.clock !== undefined && isShown(controls, "play") && (
          <Transport clock={session.scene.clock} />
        )}
        {footParts.some((part) => isShown(controls, part)) && (
          <Foot anchor={anchor} open={open} onOpen={setOpen} />
        )}
      </div>
    </StageContext>
  );
};
