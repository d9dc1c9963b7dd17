import type { IdempotencyParams } from "../../src/core/index.ts";
import { makeRandom } from "./naiveStorm.ts";

interface NaiveCustomer {
  readonly name: number;
  hasAnswer: boolean;
  tries: number;
}

/** Payments in the words of `runIdempotency`: the server is a ledger of charges and a memory of keys. */
export function naivePayments(params: IdempotencyParams) {
  const { attempts, key, lose, lossRate } = params;
  const randomInt = makeRandom(params.seed);
  const lostSoFar = { request: 0, answer: 0 };
  const isLost = (kind: "request" | "answer", attempt: number): boolean => {
    if (lose === "rate") return randomInt(1, lossRate.q) <= lossRate.p;
    if (lose === "listed") return params.lost.includes(`${kind}${attempt}`);
    if (lose !== kind || lostSoFar[kind] > 0) return false;
    lostSoFar[kind]++;
    return true;
  };
  const customers: NaiveCustomer[] = [];
  for (let name = 0; name < (lose === "rate" ? params.customers : 1); name++) {
    customers.push({ name, hasAnswer: false, tries: 0 });
  }
  const ledger: number[] = [];
  const known = new Set<string>();
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const inbox: NaiveCustomer[] = [];
    for (const customer of customers.filter(({ hasAnswer }) => !hasAnswer)) {
      customer.tries++;
      if (isLost("request", attempt)) continue;
      inbox.push(customer);
      const carried = key === "same" ? `${customer.name}` : `${customer.name}, ${attempt}`;
      if (key !== "none" && known.has(carried)) continue;
      known.add(carried);
      ledger.push(customer.name);
    }
    for (const customer of inbox) customer.hasAnswer = !isLost("answer", attempt);
  }
  return {
    customers: customers.map(({ name, hasAnswer, tries }) => ({
      charges: ledger.filter((charged) => charged === name).length,
      state: hasAnswer ? "knows" : "gaveUp",
      tries,
    })),
  };
}
