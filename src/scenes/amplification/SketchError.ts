import type { GraphFault } from "../../core/index.ts";

/** Why something is no sketch, for the words to say. */
export type SketchFault =
  | GraphFault
  | { readonly kind: "syntax" }
  | { readonly kind: "name" }
  | { readonly kind: "twice" }
  | { readonly kind: "tooMany"; readonly most: number }
  | { readonly kind: "place" }
  | { readonly kind: "json" }
  | { readonly kind: "keyTwice" };

/** What is no sketch: where, what stands there, and why not. */
export class SketchError extends Error {
  override readonly name = "SketchError";
  readonly place: string;
  readonly value: unknown;
  readonly fault: SketchFault;

  constructor(place: string, value: unknown, fault: SketchFault) {
    super(`${place}: ${fault.kind}`);
    this.place = place;
    this.value = value;
    this.fault = fault;
  }
}
