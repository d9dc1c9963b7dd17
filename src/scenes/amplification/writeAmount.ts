import type { Amount } from "../../core/index.ts";
import type { Say } from "../contract.ts";
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
  let [head, power] = headAndPower(amount);
  // 9.96 is not written as 10.0
  if (head >= 9.95) [head, power] = [head / 10, power + 1];
  const headText = say.q({ value: head, unit: "ratio" });
  return {
    value,
    text: `${headText} × 10${[...String(power)].map((digit) => raised[Number(digit)]).join("")}`,
  };
};

/** A large number as a head from 1 to 10 and a power of ten; a whole one may be beyond all doubles. */
const headAndPower = (amount: Amount): [head: number, power: number] => {
  if (typeof amount === "bigint") {
    const digits = String(amount);
    return [Number(`${digits[0]}.${digits.slice(1, 17)}`), digits.length - 1];
  }
  const power = Math.floor(Math.log10(amount));
  return [amount / 10 ** power, power];
};

/** Near 1, hundredths are what matters; of hundreds nobody asks for them. */
const placesFor = (value: number): number => (value < 10 ? 2 : value < 100 ? 1 : 0);
