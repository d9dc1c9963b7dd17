import type { Box, Say } from "../contract.ts";
import type { StormPictureWords } from "../words/CrowdWords.ts";
import type { Frame } from "./frame.ts";
import type { StormRun } from "./run.ts";

/** What is looked at: a run at the end of tick `now`, in a frame, in a language. */
export interface Sight {
  readonly run: StormRun;
  readonly now: number;
  readonly frame: Frame;
  readonly box: Box;
  readonly say: Say<StormPictureWords>;
}
