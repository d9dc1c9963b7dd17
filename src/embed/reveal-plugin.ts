import { askFrame, listenTo } from "./frame.ts";
import { framesIn, preloadScenes, slideOf } from "./slide-frames.ts";

/** What the plugin uses of a deck (https://revealjs.com/api/). */
interface Deck {
  getRevealElement(): HTMLElement;
  getCurrentSlide(): HTMLElement;
  getScale(): number;
  isSpeakerNotes(): boolean;
  isPrintView(): boolean;
  on(event: string, listener: (event: Event) => void): void;
  off(event: string, listener: (event: Event) => void): void;
}

/** The step that a slide's fragments ask for: that of the last one shown; `undefined`: the scene stays at its own address. */
const stepOf = (slide: Element): string | undefined => {
  const shown = [...slide.querySelectorAll<HTMLElement>(".fragment.visible[data-scene-step]")];
  const order = ({ dataset }: HTMLElement) => Number(dataset.fragmentIndex ?? 0);
  return shown.sort((a, b) => order(a) - order(b)).at(-1)?.dataset.sceneStep;
};

/** The speaker's window holds a small copy of what comes next: it does not show the moment of now. */
const isPreview = (deck: Deck): boolean =>
  deck.isSpeakerNotes() && /[?&]controls=false/.test(location.search);

/**
 * A plugin of reveal.js: `Reveal.initialize({ plugins: [RevealRetryStorm] })`. Fragments that carry `data-scene-step="full"`
 * step the scene of their slide through its named moments, forwards and back. It also keeps pictures sharp in a scaled deck, plays
 * only what is on the slide shown, has the speaker's copy show the same moment, and prints each step.
 */
const plugin = () => {
  let stop = (): void => {};
  return {
    id: "retry-storm",
    init(deck: Deck): void {
      const root = deck.getRevealElement();
      /** The step that a frame was last asked for. */
      const asked = new WeakMap<HTMLIFrameElement, string | undefined>();
      const together = (frame: HTMLIFrameElement) => `${location.pathname} ${framesIn(root).indexOf(frame)}`;

      const bring = (frame: HTMLIFrameElement): void => {
        const step = stepOf(slideOf(frame));
        if (asked.get(frame) === step) return;
        asked.set(frame, step);
        if (step !== undefined) askFrame(frame, { ask: "step", step });
        else askFrame(frame, { ask: "show", query: new URL(frame.src).search.slice(1) });
      };
      const follow = () => {
        for (const frame of framesIn(deck.getCurrentSlide())) bring(frame);
      };
      const scale = () => {
        for (const frame of framesIn(root)) askFrame(frame, { ask: "place", scale: deck.getScale() });
      };
      /** reveal.js tells the frames that it sees; it does not see into elements. */
      const tell = (slide: Element | undefined, word: "slide:start" | "slide:stop") => {
        for (const frame of slide ? framesIn(slide) : []) frame.contentWindow?.postMessage(word, "*");
      };
      const onSlide = (event: Event) => {
        tell((event as Event & { previousSlide?: Element }).previousSlide, "slide:stop");
        tell(deck.getCurrentSlide(), "slide:start");
        follow();
      };

      const stopListening = listenTo(
        () => framesIn(root),
        (frame, notice) => {
          if (notice.tell !== "ready") return;
          // a frame that was emptied and is back shows where it was left; any other is at its own address
          if (!notice.restored) asked.set(frame, undefined);
          bring(frame);
          askFrame(frame, { ask: "place", scale: deck.getScale() });
          if (!deck.isPrintView() && !isPreview(deck))
            askFrame(frame, { ask: "sync", name: together(frame) });
          if (slideOf(frame) !== deck.getCurrentSlide()) askFrame(frame, { ask: "pause" });
        },
      );
      const preload = () => preloadScenes(root);
      if (deck.isSpeakerNotes() || deck.isPrintView()) preload();
      const listeners = {
        ready: onSlide,
        slidechanged: onSlide,
        fragmentshown: follow,
        fragmenthidden: follow,
        resize: scale,
        // a page that shows a later fragment is a copy, and its frames are new
        "pdf-ready": preload,
      };
      for (const [event, listener] of Object.entries(listeners)) deck.on(event, listener);
      stop = () => {
        stopListening();
        for (const [event, listener] of Object.entries(listeners)) deck.off(event, listener);
      };
    },
    destroy: () => stop(),
  };
};

Object.assign(window, { RevealRetryStorm: plugin });
