import { expectedPayment, type IdempotencyResult, idempotencyFigures } from "../../core/index.ts";
import type { Figures, Table } from "../contract.ts";
import { bands, bandsAt } from "./bands.ts";
import { isCrowd } from "./run.ts";

/** The payments' named quantities as of the end of a tick, by default the last. */
export const figures = (run: IdempotencyResult, tick?: number): Figures => {
  const at = idempotencyFigures(run, tick);
  const { attempts, lossRate } = run.params;
  const expected = expectedPayment(run.params);
  const count = (value: number) => ({ value, unit: "count" }) as const;
  return {
    customers: count(at.customers),
    charged: count(at.charged),
    chargedTwice: count(at.chargedTwice),
    charges: count(at.charges),
    doubleCharges: count(at.doubleCharges),
    knows: count(at.knows),
    waiting: count(at.waiting),
    unpaid: count(at.unpaid),
    chargedUnknown: count(at.chargedUnknown),
    requests: count(at.requests),

    attempts: count(attempts),
    lossRate: { value: lossRate.p / lossRate.q, unit: "share" },
    /** What chance would give in the mean; absent where nothing is left to it. */
    expectedDoubleCharges: isCrowd(run)
      ? { value: at.customers * expected.doubleCharges, unit: "count" }
      : undefined,
  };
};

/** A row a tick: the customers by what has become of them, and all charges. */
export const table = (run: IdempotencyResult): Table => ({
  columns: [
    { name: "tick", unit: "count" },
    ...bands.map((name) => ({ name, unit: "count" }) as const),
    { name: "requests", unit: "count" },
    { name: "charges", unit: "count" },
    { name: "doubleCharges", unit: "count" },
  ],
  rows: run.ticks,
  row: (tick) => {
    const { requests, charges, doubleCharges } = idempotencyFigures(run, tick);
    const at = bandsAt(run, tick);
    return [tick, ...bands.map((band) => at[band].length), requests, charges, doubleCharges];
  },
  rowAt: (tick) => tick,
});
