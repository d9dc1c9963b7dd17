// What a parameter may be. A model keeps one table of these, so that each limit is typed once: the reader of
// parameters, the error messages, the controls and the address of a scene all look there.

/** A whole number from min to max. */
export interface WholeSpec {
  readonly kind: "whole";
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** Writes one in a table. */
export function whole(byDefault: number, min: number, max: number): WholeSpec {
  return { kind: "whole", default: byDefault, min, max };
}

/** A whole number from min to max, or absent. */
export interface OptionalWholeSpec {
  readonly kind: "optionalWhole";
  readonly min: number;
  readonly max: number;
}

/** A seed of the generator. */
export interface SeedSpec {
  readonly kind: "seed";
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** An exact share from 0 to below `below`, written "p/q" or 0. */
export interface ShareSpec {
  readonly kind: "fraction";
  readonly default: string;
  readonly below: number;
  readonly maxDenominator: number;
}

/** An exact rate from 0 to `max`: a whole number, "p/q", or a decimal with at most `maxPlaces` places. */
export interface RateSpec {
  readonly kind: "rate";
  readonly default: string;
  readonly max: number;
  readonly maxDenominator: number;
  readonly maxPlaces: number;
}

/** One of a few names. */
export interface ChoiceSpec<Name extends string = string> {
  readonly kind: "choice";
  readonly default: Name;
  readonly of: readonly Name[];
}

/** A text in a small language of its own; `read` gives its one canonical form, or `undefined` where it is not allowed. */
export interface TextSpec {
  readonly kind: "text";
  readonly default: string;
  read(text: string): string | undefined;
}

export type ParamSpec =
  | WholeSpec
  | OptionalWholeSpec
  | SeedSpec
  | ShareSpec
  | RateSpec
  | ChoiceSpec
  | TextSpec;
