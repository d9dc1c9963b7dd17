import { createRoot, hydrateRoot } from "react-dom/client";
import type { Locale } from "../locales/locale.ts";
import { loadScene } from "../scenes/registry.ts";
import { sayIn } from "../scenes/say.ts";
import type { SceneHandle } from "../stage/SceneFrame.tsx";
import type { Session } from "../stage/session.ts";
import { giveKeysToDeck } from "./deck-keys.ts";
import { bareEmbed, EmbedScene } from "./EmbedScene.tsx";
import { answerHost } from "./host.ts";
import { readKept, writeKept } from "./kept.ts";
import { embedPrefix, PLACE } from "./place.ts";
import { readSettings } from "./settings.ts";
import type { Together } from "./sync.ts";
import { whenChanged } from "./watch.ts";

const wantsCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Brings the embed of this page to life. */
export const startPage = async (): Promise<void> => {
  const place = document.getElementById(PLACE)!;
  const root = document.documentElement;
  const address = location.pathname + location.search;
  const name = place.dataset.scene!;
  const locale = place.dataset.locale as Locale;
  const others = document.querySelectorAll<HTMLLinkElement>("link[hreflang]");
  const scene = await loadScene(name);

  const query = location.search.slice(1) || (root.dataset.query ?? "");
  const settings = readSettings(scene, [locale, ...Array.from(others, ({ hreflang }) => hreflang)], query);
  const { controls, title, misunderstood } = settings;
  const kept = readKept(window.name, address);
  const autoplay = settings.autoplay && !wantsCalm();

  const attend = (session: Session): (() => void) => {
    delete root.dataset.awaited;
    let together: Together | undefined;
    let over = false;
    const sync = async (name: string): Promise<void> => {
      const { showTogether } = await import("./sync.ts");
      if (over) return;
      together?.end();
      together = showTogether(session, name);
    };
    if (settings.sync !== undefined) sync(settings.sync).catch(reportError);
    if (autoplay) session.player.play();
    const stops = [
      answerHost(session, {
        query,
        title: sayIn(locale, scene.words).words.title,
        restored: kept !== undefined,
        autoplay,
        place,
        onAsked: () => together?.follow(),
        sync: (name) => sync(name).catch(reportError),
      }),
      whenChanged(session, () => {
        window.name = writeKept(window.name, address, session.query) ?? window.name;
      }),
      () => {
        over = true;
        together?.end();
      },
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  const onReady = ({ session }: SceneHandle) => attend(session);

  // keys first: what goes to the deck touches nothing here
  if (settings.keys === "deck" && window.parent !== window) giveKeysToDeck();
  const options = {
    identifierPrefix: embedPrefix,
    // what a boundary catches is no error of the window's, for which the head of the page waits
    onCaughtError: (error: unknown) => {
      delete root.dataset.awaited;
      console.error(error);
    },
  };
  if (root.dataset.awaited === undefined && misunderstood.length === 0) {
    hydrateRoot(place, <EmbedScene {...bareEmbed(name, locale)} onReady={onReady} />, options);
  } else {
    const props = { scene: name, locale, query: kept ?? query, controls, title, misunderstood, onReady };
    createRoot(place, options).render(<EmbedScene {...props} />);
  }
};
