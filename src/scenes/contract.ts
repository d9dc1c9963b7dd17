import type { Until } from "../core/index.ts";
import type { Locale } from "../locales/locale.ts";
import type { Quantity, Unit } from "./quantity.ts";

/*
 * The scene contract: a scene is a pure function of its address.
 *   address -> params -> run(params, until) -> result -> view(result, tick, box) -> picture
 * Pure data in, plain data out: no React, no DOM, no clock. The stage does everything else.
 */

export interface WholeParam {
  readonly kind: "whole";
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly unit: Unit;
}
/** A whole number that seeds the run's generator: the stage offers the spread over many seeds for it. */
export interface SeedParam extends Omit<WholeParam, "kind"> {
  readonly kind: "seed";
}
/** An exact share `p/q`, or `0`, kept in lowest terms. `toggle` is what a switch on the front turns it to and back from. */
export interface FractionParam {
  readonly kind: "fraction";
  readonly default: string;
  readonly below: number;
  readonly maxDenominator: number;
  readonly toggle?: { readonly on: string; readonly off: string };
}
/** One of a few ways, shown by name, or each as a small picture of the scene under that choice. */
export interface ChoiceParam {
  readonly kind: "choice";
  readonly default: string;
  readonly of: readonly string[];
  readonly shown: "names" | "miniatures";
}
/** What only the scene can read, a graph say. It is set by gestures on the picture, not typed into a field. */
export interface TextParam {
  readonly kind: "text";
  readonly default: string;
  /** The text in its one canonical form; `undefined` where it is not allowed. */
  read(text: string): string | undefined;
  /** What is wrong with a text that is not allowed, in a language's words; they are fetched when there is anything to say. */
  fault?(text: string, locale: Locale): Promise<string>;
  /** Texts to begin with, by a name that the words know; a menu offers them. */
  readonly examples?: Readonly<Record<string, string>>;
}
export type Param = WholeParam | SeedParam | FractionParam | ChoiceParam | TextParam;

/** A scene's parameters, in the order in which the controls show them. Names of the stage (`reservedNames`) are not free. */
export interface Schema {
  readonly [name: string]: Param;
}

export type ParamsOf<S extends Schema> = {
  readonly [K in keyof S]: S[K] extends { kind: "whole" | "seed" }
    ? number
    : S[K] extends { kind: "choice"; of: readonly (infer C)[] }
      ? C
      : string;
};

/** How the scene's time runs. A scene without a clock is one picture. */
export interface Clock {
  /** How a moment is written. */
  readonly unit: Unit;
  /** How long a tick lasts when it is played at speed 1. */
  readonly tickMs: number;
  /** Who looks at the end of a run sees the end of the next one too, when parameters change; else the tick is kept. */
  readonly keepsEnd?: boolean;
  /** Something happens in every tick: there are no quiet stretches to pass over. */
  readonly neverQuiet?: boolean;
}

/** A picture's place on a page, in CSS px; only the proportions count. */
export interface Shape {
  readonly w: number;
  readonly h: number;
}

/** Values that go one by one and not together: what would be allowed for one of them, while the others stay. */
export interface Conflict {
  readonly param: string;
  readonly min?: number;
  readonly max?: number;
  /** The parameter whose value is that bound. */
  readonly by: string;
}

/** What `run` gives: numbers and typed arrays only, so that a worker can hand it over. */
export interface Result {
  readonly ticks: number;
  /** `cut`: `until` ended it; the stage asks again for more. */
  readonly end: "settled" | "horizon" | "cut";
}

export type Role =
  | "answered"
  | "rejected"
  | "waiting"
  | "capacity"
  | "outage"
  | "window"
  | "now"
  | "ink"
  | "muted"
  | "hairline"
  | "rejectedInk";

/** Columns of dots on the picture's pitch: `count[i]` dots growing up from (x[i], y[i]), the lower left corner. */
export interface Stacks {
  readonly kind: "stacks";
  readonly role: Role;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly count: Uint16Array;
}
/** Filled bars, where there are too many to draw one by one. */
export interface Bars {
  readonly kind: "bars";
  readonly role: Role;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly w: number;
  readonly h: Float32Array;
}
export interface Rect {
  readonly kind: "rect";
  readonly role: Role;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Radius of its corners. */
  readonly round?: number;
  /** Drawn as an outline of this width round the bare ground; absent: filled. */
  readonly outline?: number;
}
export interface Line {
  readonly kind: "line";
  readonly role: Role;
  /** x, y, x, y, ... */
  readonly points: Float32Array;
  readonly width: number;
  readonly dashed?: boolean;
  /** A tint of its colour: for wide lines that other marks lie on. */
  readonly faint?: boolean;
}
export interface Label {
  readonly kind: "label";
  readonly role: Role;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly anchor: "start" | "middle" | "end";
  readonly strong?: boolean;
}
/** Round dots of one size, wherever they are; x and y are their centres. */
export interface Dots {
  readonly kind: "dots";
  readonly role: Role;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly r: number;
}
export type Mark = Stacks | Bars | Dots | Rect | Line | Label;

/** Dots under way during the coming tick; only a moving picture shows them. */
export interface Flights {
  readonly role: Role;
  /** x0, y0, x1, y1 of each dot's lower left corner, at the start and the end of the tick. */
  readonly path: Float32Array;
  /** How high the arc rises above the straight way, in px. */
  readonly rise: number;
}

/** A part of the picture that can be pointed at. What is seen in several places has a target in each, of one id. */
export interface Target {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A moment, as geometry in CSS px. Marks have roles, never colours. */
export interface Picture {
  readonly w: number;
  readonly h: number;
  /** Side of a dot's cell and of the dot in it; both whole device pixels. */
  readonly pitch: number;
  readonly dot: number;
  /** The part of the picture in which the world moves. */
  readonly clip: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** How far the world slides left during the coming tick. */
  readonly shiftX: number;
  readonly world: readonly Mark[];
  readonly frame: readonly Mark[];
  readonly flights: readonly Flights[];
  readonly targets: readonly Target[];
}

/** The room for a picture. `textWidth` is the same in Node and in every browser. */
export interface Box {
  readonly w: number;
  readonly h: number;
  readonly dpr: number;
  textWidth(text: string, size: number, strong?: boolean): number;
}

/** The words that every scene has, in one language. */
export interface SceneWords {
  readonly title: string;
  readonly params: { readonly [name: string]: ParamWords };
  readonly figures: { readonly [name: string]: string };
  readonly columns: { readonly [name: string]: string };
}
export interface ParamWords {
  readonly label: string;
  readonly help?: string;
  readonly unit?: string;
  /** What a fraction's switch says, for a value of it. */
  readonly toggle?: (value: string) => string;
  readonly choices?: { readonly [choice: string]: string };
  /** What opens a table in which all choices are compared; absent: there is none. */
  readonly compare?: string;
}

/** One language: its words, and how it writes quantities; `digits`: more decimals than usual. */
export interface Say<W> {
  readonly locale: Locale;
  readonly words: W;
  q(quantity: Quantity, digits?: number): string;
  time(ticks: number): string;
  count(value: number): string;
}

/** The picture's numbers as rows; column names are the model's, headings are in the words. */
export interface Table {
  readonly columns: readonly { readonly name: string; readonly unit: Unit }[];
  readonly rows: number;
  /** A cell is a number in its column's unit, or a name. */
  row(index: number): readonly (number | bigint | string)[];
  /** The row that goes with a tick. */
  rowAt(tick: number): number;
}

/** Absent: "not yet". */
export interface Figures {
  readonly [name: string]: Quantity | undefined;
}

/** A point of a picture, in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a reader does to a target of the picture. Mouse, finger and key make the same ones. */
export type Gesture =
  | { readonly do: "press"; readonly on: string }
  /** The middle of the target goes to a point of the picture in that box. */
  | { readonly do: "drag"; readonly on: string; readonly to: Point; readonly box: Box }
  | { readonly do: "connect"; readonly on: string; readonly to: string }
  /** Something new: beside what is selected, or at a point of the picture. */
  | { readonly do: "add"; readonly on?: string; readonly at?: Point; readonly box?: Box }
  | { readonly do: "remove"; readonly on: string }
  /** A field of the target's panel, or of the whole picture's, has got a value. */
  | { readonly do: "set"; readonly on?: string; readonly field: string; readonly value: string | number };

/** What a gesture makes of the parameters, and the target to look at next; or why it makes nothing. */
export type Edited<P> = { readonly params: P; readonly select?: string } | { readonly refused: string };

/** What can be set of a target. `choices` name the ways of a choice. */
export interface PanelField {
  readonly name: string;
  readonly label: string;
  readonly param: WholeParam | ChoiceParam | TextParam;
  readonly value: string | number;
  readonly help?: string;
  readonly choices?: Readonly<Record<string, string>>;
}
/** A button, or a menu of gestures. */
export type PanelAction =
  | { readonly label: string; readonly gesture: Gesture }
  | {
      readonly label: string;
      readonly options: readonly { readonly label: string; readonly gesture: Gesture }[];
    };

/** What a target is and what can be done with it, as data: the stage makes controls of it. */
export interface Panel {
  readonly title: string;
  readonly fields: readonly PanelField[];
  readonly actions: readonly PanelAction[];
}

/** What makes a scene one that its reader changes by hand. Nothing of it is needed to show the scene. */
export interface Editing<P, W> {
  /** The gestures that can change anything here: the help names the keys of no others. */
  readonly gestures: readonly Gesture["do"][];
  edit(params: P, gesture: Gesture, say: Say<W>): Edited<P>;
  /** What can be taken by the mouse: to move it, to draw a connection from it. */
  grips(target: string): { readonly drag: boolean; readonly connect: boolean };
  /** Of a target, or of the whole picture; `undefined` where there is nothing to set. */
  panel(params: P, target: string | undefined, say: Say<W>): Panel | undefined;
  /** The reader's work as a file of his own. */
  readonly file?: {
    readonly ending: string;
    readonly mime: string;
    write(params: P): string;
    read(text: string, params: P, say: Say<W>): Edited<P>;
  };
}

/** A named moment that a chapter, a slide and a test walk through. */
export interface Step<S extends Schema> {
  readonly id: string;
  readonly set: Partial<ParamsOf<S>>;
  readonly tick: number;
}

/** A scene as its author writes it. One without a clock has one tick, 0, and never looks at it. */
export interface WrittenScene<S extends Schema, R extends Result, W extends SceneWords> {
  readonly name: string;
  readonly params: S;
  readonly words: { readonly [L in Locale]: W };
  readonly clock: Clock | undefined;
  readonly shapes: { readonly wide: Shape; readonly narrow: Shape };
  /** The figures shown as counters, and those whose spread over seeds is shown. */
  readonly counters: readonly string[];
  readonly spread?: readonly string[];
  readonly steps: readonly Step<S>[];
  /** Each parameter that would have to give way; in an address the first does. */
  conflicts?(params: ParamsOf<S>): readonly Conflict[];
  /** Parameters of which nothing depends under these: the controls say so. */
  idle?(params: ParamsOf<S>): readonly string[];
  /** Too much for the page's own thread, however early the run is cut. */
  heavy?(params: ParamsOf<S>): boolean;
  /** Prefix law: `run(p, a)` is the first part of `run(p, b)`. */
  run(params: ParamsOf<S>, until: Until): R;
  /** Called once a tick, never once an animation frame. */
  view(result: R, tick: number, box: Box, say: Say<W>): Picture;
  /** What is laid over the picture while a target is pointed at or selected; the picture itself stays the same for everybody. */
  highlight?(result: R, tick: number, box: Box, say: Say<W>, target: string): readonly Mark[];
  /** The run's first ticks, small and without words: what a choice is recognised by. */
  readonly miniature?: { ticks(params: ParamsOf<S>): number; view(result: R, box: Box): Picture };
  /** The moment that an address without one opens at, as far as the run has it; absent: the first. */
  opening?(params: ParamsOf<S>): number;
  /** The next tick, from this one on, at which anything happens; none: `result.ticks`. Absent: something does in every tick. */
  nextEvent?(result: R, tick: number): number;
  describe(result: R, tick: number, say: Say<W>): string;
  inspect(result: R, tick: number, target: string, say: Say<W>): string;
  table(result: R): Table;
  figures(result: R, tick?: number): Figures;
  /** Fetched when there is somebody to edit. */
  editing?(): Promise<Editing<ParamsOf<S>, W>>;
}

/** A scene whole, as the stage knows it. */
export interface Scene<S extends Schema, R extends Result, W extends SceneWords>
  extends WrittenScene<S, R, W> {
  readonly spread: readonly string[];
  conflicts(params: ParamsOf<S>): readonly Conflict[];
  idle(params: ParamsOf<S>): readonly string[];
  heavy(params: ParamsOf<S>): boolean;
  opening(params: ParamsOf<S>): number;
  nextEvent(result: R, tick: number): number;
}

export const defineScene = <const S extends Schema, R extends Result, W extends SceneWords>(
  scene: WrittenScene<S, R, W>,
): Scene<S, R, W> => ({
  spread: [],
  conflicts: () => [],
  idle: () => [],
  heavy: () => false,
  opening: () => 0,
  nextEvent: ({ ticks }, tick) => Math.min(tick, ticks),
  ...scene,
});

/** A scene whose own types have been forgotten: what the registry holds and the stage works with. */
// biome-ignore lint/suspicious/noExplicitAny: the stage passes a scene's own values back to it and looks into none of them
export type AnyScene = Scene<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyEditing = Editing<any, any>;
export type AnyParams = Readonly<Record<string, string | number>>;
