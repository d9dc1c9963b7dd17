import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  expectedPayment,
  type IdempotencyParams,
  idempotencyFigures,
  idempotencyParams,
  paymentAt,
  readIdempotencyParams,
  runIdempotency,
  spreadSeed,
} from "../../src/core/index.ts";
import { naivePayments } from "./naivePayments.ts";

const { attempts, lost } = idempotencyParams;
const anyMessage = fc
  .tuple(fc.constantFrom("request", "answer"), fc.integer({ min: 1, max: attempts.max }))
  .map(([kind, attempt]) => `${kind}${attempt}`);

const anyPayments: fc.Arbitrary<IdempotencyParams> = fc
  .record({
    key: fc.constantFrom("none", "same", "newEachTry"),
    lose: fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom("nothing", "request", "answer") },
      { weight: 2, arbitrary: fc.constant("listed") },
      { weight: 4, arbitrary: fc.constant("rate") },
    ),
    lost: fc.array(anyMessage).map((messages) => messages.join(",")),
    lossRate: fc
      .tuple(fc.nat(20), fc.integer({ min: 1, max: 20 }))
      .map(([p, q]) => `${Math.min(p, q - 1)}/${q}`),
    customers: fc.integer({ min: 1, max: 60 }),
    attempts: fc.integer({ min: 1, max: 10 }),
    seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  })
  .map(readIdempotencyParams);

const payments = (params: Record<string, unknown>) =>
  idempotencyFigures(runIdempotency(readIdempotencyParams(params)));

describe("whatever is lost", () => {
  test("each payment goes as the words of the model say", () => {
    fc.assert(
      fc.property(anyPayments, (params) => {
        const result = runIdempotency(params);
        const { customers } = naivePayments(params);
        expect(
          Array.from(result.answeredTry, (_, customer) => paymentAt(result, customer, result.ticks - 1)),
        ).toEqual(customers);
      }),
      { numRuns: 400 },
    );
  });

  test("every customer knows, waits, or gave up either charged or not, at every moment", () => {
    fc.assert(
      fc.property(anyPayments, (params) => {
        const result = runIdempotency(params);
        for (let tick = 0; tick < result.ticks; tick++) {
          const { customers, knows, waiting, unpaid, chargedUnknown, ...rest } = idempotencyFigures(
            result,
            tick,
          );
          expect(knows + waiting + unpaid + chargedUnknown).toBe(customers);
          expect(rest.charges).toBe(rest.charged + rest.doubleCharges);
          expect(knows + chargedUnknown).toBeLessThanOrEqual(rest.charged);
          expect(rest.chargedTwice).toBeLessThanOrEqual(rest.doubleCharges);
          expect(rest.charges).toBeLessThanOrEqual(rest.requests);
        }
        expect(idempotencyFigures(result).waiting).toBe(0);
      }),
    );
  });

  test("one key for all tries charges nobody twice", () => {
    fc.assert(
      fc.property(anyPayments, (params) => {
        expect(idempotencyFigures(runIdempotency({ ...params, key: "same" })).doubleCharges).toBe(0);
      }),
    );
  });

  test("a new key for each try is no better than none, to the last charge", () => {
    fc.assert(
      fc.property(anyPayments, (params) => {
        const none = idempotencyFigures(runIdempotency({ ...params, key: "none" }));
        expect(idempotencyFigures(runIdempotency({ ...params, key: "newEachTry" }))).toEqual(none);
      }),
    );
  });

  test("a key changes nothing but the charges too many", () => {
    fc.assert(
      fc.property(anyPayments, (params) => {
        const none = idempotencyFigures(runIdempotency({ ...params, key: "none" }));
        expect(idempotencyFigures(runIdempotency({ ...params, key: "same" }))).toEqual({
          ...none,
          chargedTwice: 0,
          charges: none.charged,
          doubleCharges: 0,
        });
      }),
    );
  });

  test("who does not retry is never charged twice", () => {
    fc.assert(
      fc.property(anyPayments, (params) => {
        expect(idempotencyFigures(runIdempotency({ ...params, attempts: 1 })).doubleCharges).toBe(0);
      }),
    );
  });

  test("a cut run is the first part of the whole", () => {
    fc.assert(
      fc.property(anyPayments, fc.nat(22), (params, tick) => {
        const whole = runIdempotency(params);
        const part = runIdempotency(params, { tick });
        expect(part.ticks).toBe(Math.min(tick, whole.ticks));
        expect(part.end).toBe(tick < whole.ticks ? "cut" : "settled");
        for (let t = 0; t < part.ticks; t++) {
          expect(idempotencyFigures(part, t)).toEqual(idempotencyFigures(whole, t));
        }
      }),
    );
  });
});

describe("one payment", () => {
  test("a lost request costs nothing but time", () => {
    expect(payments({ lose: "request" })).toMatchObject({ charges: 1, knows: 1, requests: 2 });
  });

  test("a lost answer charges the card twice", () => {
    expect(payments({ lose: "answer" })).toMatchObject({ charges: 2, doubleCharges: 1, knows: 1 });
  });

  test("a lost answer under a key charges it once", () => {
    expect(payments({ lose: "answer", key: "same" })).toMatchObject({ charges: 1, knows: 1, requests: 2 });
  });

  test("without a second try a lost answer leaves a charge that the customer does not know of", () => {
    expect(payments({ lose: "answer", attempts: 1 })).toMatchObject({
      charges: 1,
      chargedUnknown: 1,
      knows: 0,
    });
  });

  test("messages are lost by name, whichever they are", () => {
    expect(payments({ lose: "listed", lost: "request1,answer2" })).toMatchObject({ charges: 2, requests: 3 });
    expect(payments({ lose: "listed", lost: "request1,request2,request3" })).toMatchObject({
      charges: 0,
      unpaid: 1,
    });
    expect(payments({ lose: "listed", lost: "answer1,answer2,answer3" })).toMatchObject({
      charges: 3,
      chargedUnknown: 1,
    });
  });

  test("the first request and the first answer have a name as well", () => {
    for (const lose of ["request", "answer"]) {
      expect(payments({ lose: "listed", lost: `${lose}1` })).toEqual(payments({ lose }));
    }
    expect(payments({ lose: "listed" })).toEqual(payments({ lose: "nothing" }));
  });

  test("what is never sent cannot be lost", () => {
    expect(payments({ lose: "listed", lost: "request1,answer1" })).toEqual(payments({ lose: "request" }));
    expect(payments({ lose: "listed", lost: "request2,answer3" })).toEqual(payments({ lose: "nothing" }));
  });

  test("a list of messages has one form, however it was written", () => {
    fc.assert(
      fc.property(fc.array(anyMessage, { minLength: 1 }), (messages) => {
        const listed = lost.read(messages.join(","))!;
        expect(listed.split(",").sort()).toEqual([...new Set(messages)].sort());
        expect(lost.read([...messages, ...messages].reverse().join(","))).toBe(listed);
        expect(lost.read(listed)).toBe(listed);
      }),
    );
    expect(lost.read("answer2,request10,request1,answer1")).toBe("request1,answer1,answer2,request10");
  });

  test.each(["request0", "request11", "answer", "request1,", ",", "request1 answer1", "Request1", "reply1"])(
    "%j lists no messages",
    (text) => {
      expect(lost.read(text)).toBeUndefined();
      expect(() => readIdempotencyParams({ lost: text })).toThrow(/^lost is /u);
    },
  );

  test("the customer cannot tell a lost request from a lost answer", () => {
    const seen = (lose: string) => {
      const { sent, answeredTry } = runIdempotency(readIdempotencyParams({ lose }));
      return { sent, answeredTry };
    };
    expect(seen("request")).toEqual(seen("answer"));
  });
});

/** The same quantities by going through every way in which a payment can go, each with its chance. */
const byAllWays = ({ key, lossRate, attempts }: IdempotencyParams) => {
  const r = lossRate.p / lossRate.q;
  const means = { charged: 0, doubleCharges: 0, unpaid: 0, chargedUnknown: 0 };
  const go = (chance: number, attempt: number, arrivals: number, knows: boolean): void => {
    if (knows || attempt > attempts) {
      const charges = key === "same" ? Math.min(1, arrivals) : arrivals;
      if (charges > 0) means.charged += chance;
      means.doubleCharges += chance * Math.max(0, charges - 1);
      if (!knows && charges === 0) means.unpaid += chance;
      if (!knows && charges > 0) means.chargedUnknown += chance;
      return;
    }
    go(chance * r, attempt + 1, arrivals, false);
    go(chance * (1 - r) * r, attempt + 1, arrivals + 1, false);
    go(chance * (1 - r) * (1 - r), attempt + 1, arrivals + 1, true);
  };
  go(1, 1, 0, false);
  return means;
};

describe("in the mean", () => {
  const names = ["charged", "doubleCharges", "unpaid", "chargedUnknown"] as const;

  test("the closed form is what all ways of a payment add up to", () => {
    const short = anyPayments.filter(({ attempts }) => attempts <= 8);
    fc.assert(
      fc.property(short, (params) => {
        const closed = expectedPayment(params);
        const added = byAllWays(params);
        for (const name of names) expect(closed[name]).toBeCloseTo(added[name], 12);
      }),
    );
  });

  test.each([
    ["1/20", "none"],
    ["1/20", "same"],
    ["1/5", "newEachTry"],
    ["1/3", "none"],
  ])(
    "at a loss rate of %s, key %s, a hundred crowds come to it within four standard errors",
    (lossRate, key) => {
      const params = readIdempotencyParams({ lose: "rate", lossRate, key });
      const expected = expectedPayment(params);
      const runs = Array.from({ length: 100 }, (_, i) =>
        idempotencyFigures(runIdempotency({ ...params, seed: spreadSeed(i + 1) })),
      );
      for (const name of names) {
        const values = runs.map((run) => run[name]);
        const mean = values.reduce((a, b) => a + b) / runs.length;
        const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (runs.length - 1);
        const error = Math.sqrt(variance / runs.length);
        expect(Math.abs(mean - params.customers * expected[name])).toBeLessThanOrEqual(4 * error);
      }
    },
  );

  test("with one message in twenty lost, about one customer in twenty is charged too often", () => {
    const { doubleCharges } = expectedPayment(readIdempotencyParams({ lose: "rate" }));
    expect(doubleCharges).toBeGreaterThan(0.045);
    expect(doubleCharges).toBeLessThan(0.055);
  });
});

test.each([
  [{ key: "fields" }, "key"],
  [{ lose: "both" }, "lose"],
  [{ lost: ["request1"] }, "lost"],
  [{ lossRate: "1" }, "lossRate"],
  [{ customers: 0 }, "customers"],
  [{ attempts: 11 }, "attempts"],
  [{ seed: 0 }, "seed"],
  [{ rate: "1/20" }, "rate"],
])("%j is refused with the name of what is wrong", (input, param) => {
  expect(() => readIdempotencyParams(input)).toThrow(new RegExp(`^${param} is `, "u"));
});
