import type { Call, ServiceGraph } from "../../../src/core/index.ts";
import { add, divide, exactly, isLess, multiply, one, type Rational, subtract, whole } from "./Rational.ts";

/** Section 5 of the model as it is written, in exact fractions, by recursion from the user on. */
export const naiveRequests = (graph: ServiceGraph) => {
  const named = (name: string) => graph.services.find((service) => service.name === name)!;
  const requests = new Map<string, Rational>(graph.services.map(({ name }) => [name, whole(0)]));

  const power = (base: Rational, exponent: number): Rational =>
    exponent === 0 ? one : multiply(base, power(base, exponent - 1));
  const retries = (f: Rational, attempts: number): Rational =>
    Array.from({ length: attempts - 1 }, (_, i) => power(f, i + 1)).reduce(add, whole(0));
  const phi = ({ budget }: Pick<Call, "budget">, R: Rational): Rational => {
    if (budget === undefined || R.p === 0n) return one;
    const share = divide(exactly(budget), R);
    return isLess(share, one) ? share : one;
  };
  const odds = (call: Pick<Call, "to" | "attempts" | "budget">) => {
    const S = success(call.to);
    const f = subtract(one, S);
    const R = retries(f, call.attempts);
    const allowed = phi(call, R);
    const tries = add(one, multiply(allowed, R));
    const ok = add(
      multiply(allowed, subtract(one, power(f, call.attempts))),
      multiply(subtract(one, allowed), S),
    );
    return { tries, ok };
  };
  const success = (name: string): Rational => {
    const { fails, calls } = named(name);
    return calls.map((call) => odds(call).ok).reduce(multiply, subtract(one, exactly(fails)));
  };
  const spread = (name: string, arriving: Rational): void => {
    requests.set(name, add(requests.get(name)!, arriving));
    const { fails, calls, parallel } = named(name);
    const sound = subtract(one, exactly(fails));
    let reach = sound;
    for (const call of calls) {
      const { tries, ok } = odds(call);
      spread(call.to, multiply(arriving, multiply(parallel ? sound : reach, tries)));
      reach = multiply(reach, ok);
    }
  };
  const user = odds({ to: graph.entry, attempts: graph.attempts });
  spread(graph.entry, multiply(whole(graph.requests), user.tries));
  return { requests, success: user.ok };
};
