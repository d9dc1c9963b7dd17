import type { ServiceGraph } from "../../core/index.ts";

/** Where somebody put a service: thousandths of the way along the calls (from the user on) and across them. */
export interface Place {
  readonly along: number;
  readonly across: number;
}

/** A graph as it is drawn: services that nobody has moved are laid out. */
export interface Sketch {
  readonly graph: ServiceGraph;
  readonly places: ReadonlyMap<string, Place>;
}

/** Places are whole numbers from 0 to this. */
export const FAR_END = 1000;

/** What a picture and an address can bear. */
export const sketchLimits = { services: 300, calls: 1500, nameLength: 40 } as const;

/** Whether a service may be called so: a few characters of one line, some of them visible, no air at either end, no half of one. */
export const isName = (name: string): boolean =>
  name !== "" &&
  name.length <= sketchLimits.nameLength &&
  name.trim() === name &&
  !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/u.test(name) &&
  /[^\p{Cf}\p{Z}\p{M}]/u.test(name);
