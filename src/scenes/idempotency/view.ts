import type { IdempotencyResult } from "../../core/index.ts";
import type { Box, Picture, Say } from "../contract.ts";
import { crowdView } from "./crowd.ts";
import { exchangeView } from "./exchange.ts";
import { isCrowd } from "./run.ts";
import type { IdempotencyWords } from "./words.ts";

/** One payment as its messages, or a crowd of them as dots. */
export const view = (run: IdempotencyResult, now: number, box: Box, say: Say<IdempotencyWords>): Picture =>
  isCrowd(run) ? crowdView(run, now, box, say) : exchangeView(run, now, box, say);
