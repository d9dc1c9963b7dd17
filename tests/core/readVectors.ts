import { readFileSync } from "node:fs";

/** A run as an independent implementation of the model gave it. */
export interface StormVector {
  readonly params: Readonly<Record<string, unknown>>;
  readonly expect: {
    readonly answered: number;
    readonly gaveUp: number;
    readonly waiting: number;
    readonly requests: number;
    readonly ticks: number;
    readonly medianTick: number | null;
    readonly lastTick: number | null;
    readonly peakAfterOutage: number;
    readonly loadHead: readonly number[];
    readonly loadSumSquares: number;
    readonly answeredWeighted: number;
  };
}

/** The expected requests of a graph; a whole number is written as a string where it is exact. */
export interface AmplificationVector {
  readonly params: Readonly<Record<string, unknown>>;
  readonly expect: {
    readonly requests: Readonly<Record<string, string | number>>;
    readonly success: number;
  };
}

/** Parameters that must be refused, and what the message must name. */
export interface ErrorVector {
  readonly model: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly names: string;
}

/** The pauses of the scatter, a row a failure, client by client. */
export interface ScatterVector {
  readonly params: Readonly<Record<string, unknown>>;
  readonly expect: { readonly rows: readonly (readonly number[])[] };
}

/** The vectors of one file in tests/core/vectors. */
export function readVectors<Vector>(
  name: "storm" | "scatter" | "amplification" | "errors",
): readonly Vector[] {
  return JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), "utf8"));
}
