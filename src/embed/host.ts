import type { Session } from "../stage/session.ts";
import { message, type Notice, type Request, readRequest, type State } from "./messages.ts";
import { naturalHeight } from "./natural-height.ts";
import { whenChanged } from "./watch.ts";

interface Options {
  /** The query that the embed was opened with: what a step does not set stays as it says. */
  readonly query: string;
  readonly title: string;
  readonly restored: boolean;
  readonly autoplay: boolean;
  readonly place: HTMLElement;
  /** The page asks for a moment itself. */
  readonly onAsked: () => void;
  readonly sync: (name: string) => void;
}

/** Lets the page around the frame speak with the scene (`messages.ts`). Gives what ends it. */
export const answerHost = (session: Session, options: Options): (() => void) => {
  const host = window.parent;
  if (host === window) return () => {};
  // a sandboxed frame knows no origin, nor does it tell a secret: what it shows is in its address
  const tell = (notice: Notice) => host.postMessage(message(notice), "*");
  const state = () => stateOf(session);

  const answer = (request: Request): void => {
    const { player } = session;
    if (["play", "pause", "seek", "step", "show"].includes(request.ask)) options.onAsked();
    switch (request.ask) {
      case "play":
        player.play();
        break;
      case "pause":
        player.pause();
        break;
      case "seek":
        player.seek(request.tick);
        break;
      case "step":
        session.show(atStep(options.query, request.step));
        break;
      case "show":
        session.show(request.query);
        break;
      case "state":
        tell({ tell: "state", id: request.id, state: state() });
        break;
      case "place":
        document.documentElement.dataset.magnified = String(request.scale);
        break;
      case "sync":
        options.sync(request.name);
    }
  };
  const onMessage = ({ source, data }: MessageEvent): void => {
    if (source !== host) return;
    const request = readRequest(data);
    if (request) answer(request);
    else if (data === "slide:stop") session.player.pause();
    else if (data === "slide:start" && options.autoplay) session.player.play();
  };
  addEventListener("message", onMessage);

  let told = state();
  tell({ tell: "ready", state: told, title: options.title, restored: options.restored });
  const stopWatching = whenChanged(session, () => {
    const now = state();
    if (JSON.stringify(now) !== JSON.stringify(told)) tell({ tell: "change", state: now });
    told = now;
  });
  const stopMeasuring = naturalHeight(options.place, session.scene.shapes, (height) =>
    tell({ tell: "size", height }),
  );
  return () => {
    removeEventListener("message", onMessage);
    stopWatching();
    stopMeasuring();
  };
};

const stateOf = ({ scene, query, player, state }: Session): State => ({
  scene: scene.name,
  query,
  tick: player.tick,
  lastTick: player.lastTick,
  playing: player.playing,
  computing: state.computing !== undefined,
});

const atStep = (query: string, step: string | number): string => {
  const address = new URLSearchParams(query);
  address.delete("t");
  address.set("step", String(step));
  return address.toString();
};
