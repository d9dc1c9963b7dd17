import fc from "fast-check";
import type { Sketch } from "../../../src/scenes/amplification/sketch.ts";
import { FAR_END, isName } from "../../../src/scenes/amplification/sketch.ts";

const names = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.string({ unit: "binary", minLength: 1, maxLength: 8 }),
    fc.constantFrom("web", "база", "a:b;c,d*2/3!@%", "__proto__", "constructor", "7", "%3A"),
  )
  .map((name) => name.trim())
  .filter(isName);

/** Any graph that can be drawn: names of all kinds, numbers to their limits, some services put somewhere by hand. */
export const anySketch: fc.Arbitrary<Sketch> = fc
  .uniqueArray(names, { minLength: 1, maxLength: 8 })
  .chain((all) =>
    fc.record({
      entry: fc.constantFrom(...all),
      requests: fc.constantFrom(0, 1, 1, 1, 100),
      attempts: fc.constantFrom(1, 1, 3, 1000),
      services: fc.tuple(
        ...all.map((name, i) =>
          fc.record({
            name: fc.constant(name),
            fails: fc.oneof(
              fc.constantFrom(0, 1, 0.1, 1e-9),
              fc.double({ min: 0, max: 1, noNaN: true }).map((x) => x + 0),
            ),
            parallel: fc.boolean(),
            calls:
              i + 1 === all.length
                ? fc.constant([])
                : fc.array(
                    fc.record(
                      {
                        to: fc.constantFrom(...all.slice(i + 1)),
                        attempts: fc.constantFrom(1, 2, 4, 1000),
                        budget: fc.constantFrom(0, 0.1, 1e-7, 2, 1e21),
                      },
                      { requiredKeys: ["to", "attempts"] },
                    ),
                    { maxLength: 3 },
                  ),
          }),
        ),
      ),
      places: fc.array(
        fc.tuple(fc.constantFrom(...all), fc.record({ along: fc.nat(FAR_END), across: fc.nat(FAR_END) })),
        { maxLength: 3 },
      ),
    }),
  )
  .map(({ places, ...graph }) => ({ graph, places: new Map(places) }) as Sketch);
