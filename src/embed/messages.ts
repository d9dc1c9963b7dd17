/*
 * What a page and a scene in a frame of it say to each other, by `postMessage`. Every message is an object that carries the
 * version of this protocol as `retryStorm`.
 *
 * The page asks the scene:
 *   { retryStorm: 1, ask: "play" }
 *   { retryStorm: 1, ask: "pause" }
 *   { retryStorm: 1, ask: "seek", tick: 128 }              to a moment: a whole number of ticks from 0 on
 *   { retryStorm: 1, ask: "step", step: "full" }           to a named moment of the scene, or by its number from 1 on
 *   { retryStorm: 1, ask: "show", query: "rule=full" }     to an address, as it stands after the `?` of a link
 *   { retryStorm: 1, ask: "state", id: 7 }                 what is to be seen; the answer has the same id
 *   { retryStorm: 1, ask: "place", scale: 1.5 }            how much the page magnifies the frame, so that the picture is sharp
 *   { retryStorm: 1, ask: "sync", name: "talk" }           shows what the other scenes of this name show
 *
 * The scene tells the page:
 *   { retryStorm: 1, tell: "ready", state, title, restored }   it can be asked; `restored`: it shows the moment that it was left at
 *   { retryStorm: 1, tell: "change", state }                   another moment, another parameter, playing or not
 *   { retryStorm: 1, tell: "state", id: 7, state }             the answer to "state"
 *   { retryStorm: 1, tell: "size", height: 480 }               how high it would be at its width, in CSS px
 *
 * Whatever is malformed, of another version, or from a window that is not the parent (for a scene) or the frame (for a page)
 * is left unheard. A page that shows a deck may also say reveal.js' own "slide:start" and "slide:stop".
 */
const PROTOCOL = 1;

export type Request =
  | { readonly ask: "play" | "pause" }
  | { readonly ask: "seek"; readonly tick: number }
  | { readonly ask: "step"; readonly step: string | number }
  | { readonly ask: "show"; readonly query: string }
  | { readonly ask: "state"; readonly id: number }
  | { readonly ask: "place"; readonly scale: number }
  | { readonly ask: "sync"; readonly name: string };

/** What is to be seen in a frame. */
export interface State {
  readonly scene: string;
  /** The address of this moment, without `?`. */
  readonly query: string;
  readonly tick: number;
  readonly lastTick: number;
  readonly playing: boolean;
  /** More of the run is being computed, or the run itself. */
  readonly computing: boolean;
}

export type Notice =
  | { readonly tell: "ready"; readonly state: State; readonly title: string; readonly restored: boolean }
  | { readonly tell: "change"; readonly state: State }
  | { readonly tell: "state"; readonly id: number; readonly state: State }
  | { readonly tell: "size"; readonly height: number };

/** Longer texts are no address and no name. */
const LONGEST = 10_000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (data: unknown): Fields | undefined =>
  typeof data === "object" && data !== null && (data as Fields).retryStorm === PROTOCOL
    ? (data as Fields)
    : undefined;

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isBetween = (value: unknown, low: number, high: number): value is number =>
  typeof value === "number" && value >= low && value <= high;

/** A page's request; `undefined` where the data is none. */
export const readRequest = (data: unknown): Request | undefined => {
  const fields = fieldsOf(data);
  switch (fields?.ask) {
    case "play":
    case "pause":
      return { ask: fields.ask };
    case "seek":
      return isCount(fields.tick) ? { ask: "seek", tick: fields.tick } : undefined;
    case "step": {
      const { step } = fields;
      return isText(step) || isCount(step) ? { ask: "step", step } : undefined;
    }
    case "show":
      return isText(fields.query) ? { ask: "show", query: fields.query } : undefined;
    case "state":
      return isCount(fields.id) ? { ask: "state", id: fields.id } : undefined;
    case "place":
      return isBetween(fields.scale, 0.01, 100) ? { ask: "place", scale: fields.scale } : undefined;
    case "sync":
      return isText(fields.name) ? { ask: "sync", name: fields.name } : undefined;
    default:
      return undefined;
  }
};

const readState = (data: unknown): State | undefined => {
  if (typeof data !== "object" || data === null) return undefined;
  const { scene, query, tick, lastTick, playing, computing } = data as Fields;
  return isText(scene) &&
    isText(query) &&
    isCount(tick) &&
    isCount(lastTick) &&
    typeof playing === "boolean" &&
    typeof computing === "boolean"
    ? { scene, query, tick, lastTick, playing, computing }
    : undefined;
};

/** A scene's notice; `undefined` where the data is none. */
export const readNotice = (data: unknown): Notice | undefined => {
  const fields = fieldsOf(data);
  if (fields?.tell === "size")
    return isBetween(fields.height, 1, 100_000) ? { tell: "size", height: fields.height } : undefined;
  const state = readState(fields?.state);
  if (fields === undefined || state === undefined) return undefined;
  const { title, restored, id } = fields;
  switch (fields.tell) {
    case "ready":
      return isText(title) && typeof restored === "boolean"
        ? { tell: "ready", state, title, restored }
        : undefined;
    case "change":
      return { tell: "change", state };
    case "state":
      return isCount(id) ? { tell: "state", id, state } : undefined;
    default:
      return undefined;
  }
};

/** A message as it is sent. */
export const message = (content: Request | Notice): object => ({ retryStorm: PROTOCOL, ...content });
