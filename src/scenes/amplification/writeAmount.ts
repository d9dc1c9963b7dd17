import type { Amount } from "../../core/index.ts";
import type { Say } from "../contract.ts";
import { formatPower } from "../format.ts";
import { requestsOf } from "./figures.ts";
import type { Written } from "./words.ts";

const LONGEST = 10_000_000;
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A number of requests, all its digits: for a sentence. */
export const writeAll = (amount: Amount, { q }: Say<unknown>): Written => ({
  value: Number(amount),
  text: typeof amount === "bigint" ? q(requestsOf(amount)) : q(requestsOf(amount), placesFor(amount)),
});

/** The same where there is little room: 1.3 × 10³⁶. */
export const writeShort = (amount: Amount, say: Say<unknown>): Written => {
  const value = Number(amount);
  if (value < LONGEST) return writeAll(amount, say);
  const [head = "", power = ""] = formatPower(say.locale, amount);
  return { value, text: `${head} × 10${[...power].map((digit) => raised[Number(digit)]).join("")}` };
};

/** Near 1, hundredths are what matters; of hundreds nobody asks for them. */
const placesFor = (value: number): number => (value < 10 ? 2 : value < 100 ? 1 : 0);
