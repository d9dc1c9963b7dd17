import { type IdempotencyResult, type Payment, paymentAt } from "../../core/index.ts";

/** What has become of a customer, in the order in which the picture shows it. Everybody is in one of these. */
export const bands = ["once", "twice", "unknown", "unpaid", "waiting"] as const;
export type Band = (typeof bands)[number];

const bandOf = ({ charges, state }: Payment): Band => {
  if (state === "waiting") return "waiting";
  if (charges > 1) return "twice";
  if (charges === 0) return "unpaid";
  return state === "knows" ? "once" : "unknown";
};

/** The customers of each band as of the end of a tick, in the order in which they came to it. */
export const bandsAt = (run: IdempotencyResult, tick: number): Readonly<Record<Band, readonly number[]>> => {
  const customers = Array.from(run.answeredTry.keys());
  // who has an answer came at its tick, whoever gave up came last
  const since = (customer: number): number => run.answeredTry[customer] || run.params.attempts + 1;
  const at: Record<Band, number[]> = { once: [], twice: [], unknown: [], unpaid: [], waiting: [] };
  for (const customer of customers) at[bandOf(paymentAt(run, customer, tick))].push(customer);
  for (const band of bands) if (band !== "waiting") at[band].sort((a, b) => since(a) - since(b) || a - b);
  return at;
};
