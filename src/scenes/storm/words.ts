import type { SceneWords } from "../contract.ts";
import type { StormPictureWords } from "../words/CrowdWords.ts";
import type { Moment } from "./describe.ts";

/** What the storm says beside the words that every scene has. Numbers come in already written in the language. */
export interface StormWords extends SceneWords, StormPictureWords {
  sentence(moment: Moment): string;
  /** At the last tick of a run in which somebody still waits. */
  readonly modelEnds: string;
}
