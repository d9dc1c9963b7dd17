import fc from "fast-check";
import { readServiceGraph, type ServiceGraph } from "../../../src/core/index.ts";

interface Kind {
  /** The chances of failure that services may have. */
  readonly fails: readonly number[];
  /** The budgets that calls may have. */
  readonly budgets: readonly (number | undefined)[];
  readonly services: number;
}

/** Graphs of a few services, each of which calls only later ones, so that none calls in a circle. */
const anyGraph = ({ fails, budgets, services }: Kind): fc.Arbitrary<ServiceGraph> => {
  const name = (index: number) => `s${index}`;
  const callOf = fc.record({
    ahead: fc.integer({ min: 1, max: 4 }),
    attempts: fc.integer({ min: 1, max: 4 }),
    budget: fc.constantFrom(...budgets),
  });
  const serviceOf = fc.record({
    fails: fc.constantFrom(...fails),
    parallel: fc.boolean(),
    calls: fc.array(callOf, { maxLength: 3 }),
  });
  return fc
    .record({
      requests: fc.integer({ min: 1, max: 3 }),
      attempts: fc.integer({ min: 1, max: 3 }),
      services: fc.array(serviceOf, { minLength: 1, maxLength: services }),
    })
    .map(({ services: drawn, ...user }) =>
      readServiceGraph({
        ...user,
        entry: name(0),
        services: Object.fromEntries(
          drawn.map(({ calls, ...service }, i) => [
            name(i),
            {
              ...service,
              calls: calls
                .filter(({ ahead }) => i + ahead < drawn.length)
                .map(({ ahead, ...call }) => ({ ...call, to: name(i + ahead) })),
            },
          ]),
        ),
      }),
    );
};

export const certainGraphs = anyGraph({ fails: [0, 1], budgets: [undefined], services: 6 });
export const chancyGraphs = anyGraph({
  fails: [0, 0, 0.01, 0.25, 0.5, 1],
  budgets: [undefined, undefined, 0, 0.1, 0.5, 5],
  services: 6,
});
