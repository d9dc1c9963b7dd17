import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type BudgetParams,
  type BudgetResult,
  budgetFiguresAt,
  ParamError,
  readBudgetParams,
  readStormParams,
  runBudget,
  runStorm,
  spreadSeed,
  totalBudget,
} from "../../src/core/index.ts";
import { anyBudget } from "./anyBudget.ts";
import { naiveBudget } from "./naiveBudget.ts";

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
const perTick = (ticks: readonly number[], horizon: number): number[] => {
  const counts = new Array<number>(horizon).fill(0);
  for (const tick of ticks) counts[tick]!++;
  return counts;
};
/** All that happened, as text: quick to compare. */
const courseOf = ({ params: _, flows, ...course }: BudgetResult): string =>
  Object.values({ ...course, ...flows }).join(" | ");
const figuresOf = (result: BudgetResult) => budgetFiguresAt(totalBudget(result));
const outage = (params: Record<string, unknown>) => figuresOf(runBudget(readBudgetParams(params)));

describe("whatever the parameters of an outage", () => {
  test("it goes as the words of the model say, one request after the other", () => {
    fc.assert(
      fc.property(anyBudget, (params) => {
        const result = runBudget(params);
        const { requests, loadPerTick } = naiveBudget(params);
        const endedBy = (...ways: readonly string[]) =>
          perTick(
            requests.flatMap(({ end }) => (end && ways.includes(end.how) ? [end.tick] : [])),
            params.horizon,
          );
        expect([...result.loadPerTick]).toEqual(loadPerTick);
        expect([...result.freshPerTick]).toEqual(
          perTick(
            requests.map(({ bornTick }) => bornTick),
            params.horizon,
          ),
        );
        expect([...result.answeredPerTick]).toEqual(endedBy("answered"));
        expect([...result.gaveUpPerTick]).toEqual(endedBy("attempts", "budget"));
        expect([...result.outOfBudgetPerTick]).toEqual(endedBy("budget"));
        const down = (tick: number) => tick >= params.before && tick < params.before + params.outage;
        const lost = requests.filter(
          ({ bornTick, end }) => down(bornTick) && end !== undefined && down(end.tick),
        );
        expect(figuresOf(result).loadFactor).toBe(
          lost.length === 0 ? undefined : sum(lost.map(({ tries }) => tries)) / lost.length,
        );
      }),
      { numRuns: 300 },
    );
  });

  test("no process's retries ever pass what its budget has held by then", () => {
    const budgeted = anyBudget.filter(({ budget }) => budget !== "none");
    fc.assert(
      fc.property(budgeted, (params) => {
        for (const deeds of naiveBudget(params).deeds) {
          let first = 0;
          const retryTicks: number[] = [];
          for (const { tick, kind } of deeds) {
            if (kind === "first") first++;
            else retryTicks.push(tick);
            if (params.budget === "ratio") {
              const { p, q } = params.ratio;
              expect(retryTicks.length * q).toBeLessThanOrEqual(params.burst * q + first * p);
            } else {
              const lastMinute = retryTicks.filter((retryTick) => retryTick > tick - 600);
              expect(lastMinute.length).toBeLessThanOrEqual(params.perMinute);
            }
          }
        }
      }),
    );
  });

  test("the retries of all processes together keep within the sum of their budgets, at every tick", () => {
    fc.assert(
      fc.property(
        anyBudget.map((params): BudgetParams => ({ ...params, budget: "ratio" })),
        (params) => {
          const totals = totalBudget(runBudget(params));
          const { p, q } = params.ratio;
          for (let tick = 0; tick < params.horizon; tick++) {
            const { retries, requests } = budgetFiguresAt(totals, tick);
            expect(retries * q).toBeLessThanOrEqual(params.burst * params.processes * q + requests * p);
          }
        },
      ),
    );
  });

  test("every request was answered, gave up or waits, and every try is somebody's", () => {
    fc.assert(
      fc.property(anyBudget, (params) => {
        const result = runBudget(params);
        const { requests, answered, gaveUp, waiting, tries } = result;
        expect(answered + gaveUp + waiting).toBe(requests);
        expect(waiting).toBeGreaterThanOrEqual(0);
        expect([sum(result.freshPerTick), sum(result.answeredPerTick), sum(result.gaveUpPerTick)]).toEqual([
          requests,
          answered,
          gaveUp,
        ]);
        expect(tries).toBe(sum(result.loadPerTick));
        expect(tries).toBeLessThanOrEqual(requests * params.attempts);
      }),
    );
  });

  test("a budget that never binds changes nothing", () => {
    fc.assert(
      fc.property(anyBudget, (params) => {
        const without = courseOf(runBudget({ ...params, budget: "none" }));
        for (const ample of [
          { budget: "ratio", burst: 1e6 },
          { budget: "perMinute", perMinute: 1e6 },
        ] as const) {
          expect(courseOf(runBudget({ ...params, ...ample }))).toBe(without);
        }
      }),
    );
  });

  test("an empty budget is one attempt a request", () => {
    fc.assert(
      fc.property(anyBudget, (params) => {
        const once = figuresOf(runBudget({ ...params, attempts: 1 }));
        for (const empty of [
          { budget: "ratio", burst: 0, ratio: { p: 0, q: 1 } },
          { budget: "perMinute", perMinute: 0 },
        ] as const) {
          expect(figuresOf(runBudget({ ...params, ...empty }))).toMatchObject({
            tries: once.tries,
            answered: once.answered,
            gaveUp: once.gaveUp,
          });
        }
      }),
    );
  });

  test("without a budget it is the storm of a steady stream", () => {
    const wholeStream = fc.tuple(anyBudget, fc.integer({ min: 0, max: 12 }));
    fc.assert(
      fc.property(wholeStream, ([any, arrivals]) => {
        const params: BudgetParams = { ...any, budget: "none", before: 0, arrivals: { p: arrivals, q: 1 } };
        const { attempts, base, cap, capacity, horizon, rejectCost, seed } = params;
        const storm = runStorm(
          readStormParams({
            ...{ base, cap, capacity, horizon, seed, outage: params.outage },
            ...{ rule: "full", clients: arrivals, arrivals, maxAttempts: attempts },
            rejectCost: `${rejectCost.p}/${rejectCost.q}`,
          }),
        );
        const result = runBudget(params);
        expect(result.loadPerTick.slice(0, storm.ticks)).toEqual(storm.loadPerTick);
        expect(result.answeredPerTick.slice(0, storm.ticks)).toEqual(storm.answeredPerTick);
        expect(result.gaveUpPerTick.slice(0, storm.ticks)).toEqual(storm.gaveUpPerTick);
      }),
    );
  });

  test("the same parameters and seed give the same run, and a short run is the first part of a long one", () => {
    fc.assert(
      fc.property(anyBudget, fc.nat(300), fc.nat(3000), (params, tick, requests) => {
        const whole = runBudget(params);
        expect(courseOf(runBudget(params))).toBe(courseOf(whole));
        const part = runBudget(params, { tick, requests });
        expect(part.loadPerTick).toEqual(whole.loadPerTick.slice(0, part.ticks));
        expect(part.gaveUpPerTick).toEqual(whole.gaveUpPerTick.slice(0, part.ticks));
        expect(part.flows.target).toEqual(whole.flows.target.slice(0, whole.flows.start[part.ticks]));
        expect(part.end === "cut").toBe(part.ticks < params.horizon);
        if (part.end === "cut") expect(part.ticks === tick || part.tries >= requests).toBe(true);
      }),
    );
  });
});

describe("when everything fails", () => {
  test.each([1, 2, 3, 4, 10])("%s attempts make the load that many times the first tries", (attempts) => {
    expect(outage({ budget: "none", attempts, outage: 1000, horizon: 1050 }).loadFactor).toBe(attempts);
  });

  test.each(["1/10", "1/5", "1/3"])(
    "a budget of %s adds that share to the load, however many attempts there are",
    (ratio) => {
      const [p, q] = ratio.split("/").map(Number) as [number, number];
      for (const attempts of [3, 4, 10]) {
        const { loadFactor } = outage({ ratio, attempts, outage: 4000, horizon: 4050 });
        expect(loadFactor).toBeGreaterThan(1 + p / q - 0.01);
        expect(loadFactor).toBeLessThan(1 + p / q + 0.01);
      }
    },
  );

  test("a budget of a tenth keeps the load at 1.1 times where four attempts make it four", () => {
    expect(outage({}).loadFactor?.toFixed(1)).toBe("1.1");
    expect(outage({ budget: "none" }).loadFactor?.toFixed(1)).toBe("4.0");
  });

  test("sixty a minute are spent in the first seconds, and then nobody retries", () => {
    const params = readBudgetParams({ budget: "perMinute" });
    const { freshPerTick, loadPerTick } = runBudget(params);
    const retries = loadPerTick.map((load, tick) => load - freshPerTick[tick]!);
    expect(sum(retries)).toBe(params.perMinute * params.processes);
    expect(retries.findLastIndex((count) => count > 0)).toBeLessThan(params.before + params.outage / 4);
  });
});

describe("when the server is back", () => {
  test("a budget lets it answer everybody at once, whatever the seed", () => {
    for (let i = 1; i <= 30; i++) {
      for (const budget of ["ratio", "perMinute"]) {
        expect(outage({ budget, seed: spreadSeed(i) })).toMatchObject({ goodputAfter: 1, recoveryTicks: 0 });
      }
    }
  });

  test("four attempts without a budget hold it down for good, though it could answer every first try", () => {
    const { arrivals, capacity } = readBudgetParams({});
    expect(arrivals.p / arrivals.q).toBeLessThan(capacity);
    for (let i = 1; i <= 10; i++) {
      const held = outage({ budget: "none", seed: spreadSeed(i), horizon: 3000 });
      expect(held.recoveryTicks).toBeUndefined();
      expect(held.goodputAfter).toBeGreaterThan(0.7);
      expect(held.goodputAfter).toBeLessThan(0.8);
    }
  });

  test("where a refusal costs a quarter of an answer, hardly anybody gets through without a budget", () => {
    expect(outage({ budget: "none", rejectCost: "1/4" }).goodputAfter).toBeLessThan(0.2);
    expect(outage({ budget: "ratio", rejectCost: "1/4" }).goodputAfter).toBe(1);
  });
});

test.each([
  [{ ratio: "1/1" }, "ratio"],
  [{ ratio: 0.1 }, "ratio"],
  [{ processes: 0 }, "processes"],
  [{ attempts: 0 }, "attempts"],
  [{ budget: "share" }, "budget"],
  [{ base: 5, cap: 4 }, "cap"],
  [{ clients: 2000 }, "clients"],
])("%j is refused with the name of what is wrong", (input, param) => {
  expect(() => readBudgetParams(input)).toThrow(ParamError);
  expect(() => readBudgetParams(input)).toThrow(new RegExp(`^${param} is `, "u"));
});
