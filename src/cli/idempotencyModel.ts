import {
  expectedPayment,
  type IdempotencyResult,
  idempotencyFigures,
  paymentAt,
  readIdempotencyParams,
  runIdempotency,
} from "../core/index.ts";
import type { Model } from "./Model.ts";

/** Payments over a lossy network: their figures, the means where messages are lost by chance, and on wish every customer. */
export const idempotencyModel: Model = {
  run(params, { perTick }) {
    const result = runIdempotency(readIdempotencyParams(params));
    return {
      ticks: result.ticks,
      ...idempotencyFigures(result),
      expected: result.params.lose === "rate" ? expectedPayment(result.params) : null,
      ...(perTick ? { payments: payments(result) } : {}),
    };
  },
};

const payments = (result: IdempotencyResult) =>
  Array.from(result.answeredTry, (_, customer) => paymentAt(result, customer, result.ticks - 1));
