import {
  type IdempotencyResult,
  readIdempotencyParams,
  runIdempotency,
  type Until,
} from "../../core/index.ts";
import type { IdempotencySceneParams } from "./params.ts";

export const run = (params: IdempotencySceneParams, until: Until): IdempotencyResult =>
  runIdempotency(readIdempotencyParams(params), until);

/** One customer is told message by message, a crowd is counted. */
export const isCrowd = ({ params }: IdempotencyResult): boolean => params.lose === "rate";
