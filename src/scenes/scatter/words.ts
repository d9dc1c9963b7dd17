import type { SceneWords } from "../contract.ts";
import type { Reading, ScatterSceneParams } from "./params.ts";

/** What the scatter says beside the words that every scene has. Times come in written. */
export interface ScatterWords extends SceneWords {
  /** What runs from left to right, and on what scale. */
  axis(reading: Reading, narrow: boolean): string;
  /** What the rows are, where their names are numbers alone. */
  readonly rows: string;
  row(failure: number, narrow: boolean): string;
  all(clients: string, time: string, reading: Reading): string;
  between(from: string, to: string): string;
  pauses(last: LastRow & { readonly distinct: number; readonly from: string; readonly to: string }): string;
  times(
    last: LastRow & {
      readonly together: boolean;
      readonly at: string;
      readonly span: string;
      readonly busiest: number;
    },
  ): string;
  client(number: string, pauses: string, total: string): string;
}

interface LastRow {
  readonly rule: ScatterSceneParams["rule"];
  readonly clients: string;
  readonly failures: number;
}
