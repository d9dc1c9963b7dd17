import type { SceneWords } from "../contract.ts";
import type { StormPictureWords } from "../words/CrowdWords.ts";
import type { CapSceneParams } from "./params.ts";

type Client = CapSceneParams["client"];
type CapApplied = CapSceneParams["capApplied"];

/** What the scene of the cap says beside the words that every scene has. Times and shares come in written. */
export interface CapWords extends SceneWords, StormPictureWords {
  /** The client's formula; `limit` in it doubles from retry to retry. */
  formula(client: Client, applied: CapApplied, cap: string): string;
  readonly cap: string;
  axis(narrow: boolean): string;
  /** What the column of shares is, from long to short. */
  exactly(cap: string): readonly string[];
  row(retry: number, narrow: boolean): string;
  retry(retry: number, from: string, to: string, share: string, cap: string): string;
  pauses(pauses: Pauses): string;
  moment(moment: Moment): string;
}

interface Pauses {
  readonly client: Client;
  readonly capApplied: CapApplied;
  readonly cap: string;
  /** From this pause on everybody waits the cap; absent: not within those looked at. */
  readonly allFrom: number | undefined;
  readonly last: number;
  readonly lastShare: number;
  readonly writtenShare: string;
}

interface Moment {
  readonly time: string;
  readonly down: boolean;
  readonly load: number;
  readonly answered: number;
  readonly done: number;
  readonly total: number;
  written(value: number): string;
}
