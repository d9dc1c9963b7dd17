import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asyncRetry } from "../../src/core/clients/asyncRetry.ts";
import { realClientIds, realClients } from "../../src/core/clients/index.ts";
import { kafkajs } from "../../src/core/clients/kafkajs.ts";
import { ky } from "../../src/core/clients/ky.ts";
import { type CapApplied, capApplications, type RealClient } from "../../src/core/clients/RealClient.ts";
import { socketIo } from "../../src/core/clients/socketIo.ts";
import { tenacity } from "../../src/core/clients/tenacity.ts";

/**
 * What a library gave to its timer when its random function gave `random`: one number, or several in turn.
 */
interface Capture {
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly random: number | readonly number[];
  readonly delaysMs: readonly number[];
}

const captured = (file: string): readonly Capture[] =>
  JSON.parse(readFileSync(new URL(`./real-clients/${file}.json`, import.meta.url), "utf8"));

const ENDLESS = Number.POSITIVE_INFINITY;

/** The captures of the formulas that the scene has, each with the client under its settings. */
const captures: readonly (readonly [string, Capture, RealClient, CapApplied])[] = [
  ...captured("socket.io-client").map((capture) => of("socket.io", capture, socketIo(capture.settings))),
  ...captured("ky")
    .filter(({ name }) => name.includes("jitter true"))
    .map((capture) => {
      const retry = capture.settings.retry as { readonly backoffLimit?: number };
      return of("ky", capture, ky({ backoffLimit: retry.backoffLimit ?? ENDLESS }));
    }),
  ...captured("async-retry")
    .filter(({ settings }) => settings.randomize !== false)
    .map((capture) =>
      of("async-retry", capture, asyncRetry({ minTimeout: 1000, maxTimeout: ENDLESS, ...capture.settings })),
    ),
  ...captured("kafkajs").map((capture) => of("kafkajs", capture, kafkajs(capture.settings))),
  ...captured("py-tenacity")
    .filter(({ name }) => name.startsWith("wait_exponential_jitter"))
    .map((capture) =>
      of(
        "tenacity",
        capture,
        tenacity({ maxMs: ms(capture, "max", ENDLESS), jitterMs: ms(capture, "jitter", 1000) }),
      ),
    ),
  ...captured("py-tenacity")
    .filter(({ name, settings }) => name.startsWith("wait_random_exponential") && settings.min === undefined)
    .map((capture) =>
      of("tenacity", capture, tenacity({ maxMs: ms(capture, "max", ENDLESS), jitterMs: 0 }), "raw"),
    ),
];

function of(library: string, capture: Capture, client: RealClient, applied: CapApplied = "final") {
  const label = `${library}, ${capture.name}, random ${JSON.stringify(capture.random)}`;
  return [label, capture, client, applied] as const;
}

function ms({ settings }: Capture, name: string, otherwise: number): number {
  return settings[name] === undefined ? otherwise : Number(settings[name]) * 1000;
}

const delaysOf = (client: RealClient, applied: CapApplied, { random, delaysMs }: Capture): number[] => {
  const chances = typeof random === "number" ? [random] : random;
  const delays: number[] = [];
  for (let retry = 1; retry <= delaysMs.length; retry++) {
    const chance = chances[(retry - 1) % chances.length]!;
    delays.push(client.pauseMs({ retry, chance, previousMs: delays.at(-1) ?? 0 }, applied));
  }
  return delays;
};

describe("a client's formula gives the pauses that the library itself gave to its timer", () => {
  test.each(captures)("%s", (_, capture, client, applied) => {
    const delays = delaysOf(client, applied, capture);
    expect(delays).toHaveLength(capture.delaysMs.length);
    delays.forEach((delay, k) => {
      expect(Math.abs(delay - capture.delaysMs[k]!), `retry ${k + 1}`).toBeLessThanOrEqual(1e-6);
    });
  });

  test("of each library something was captured", () => {
    for (const { library } of Object.values(realClients))
      expect(captures.filter(([label]) => label.startsWith(`${library}, `)).length).toBeGreaterThan(3);
  });
});

describe.each(realClientIds)("the client %s", (id) => {
  const client = realClients[id];
  const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    minLength: 1,
    maxLength: 20,
  });

  test("never waits longer than it says, and with the cap on the drawn pause never past the cap", () => {
    fc.assert(
      fc.property(chances, fc.constantFrom(...capApplications), (random, applied) => {
        const delays = delaysOf(client, applied, { name: "", settings: {}, random, delaysMs: random });
        delays.forEach((delay, k) => {
          expect(delay).toBeGreaterThanOrEqual(0);
          expect(delay).toBeLessThanOrEqual(client.longestMs(k + 1, applied));
          if (applied === "final") expect(delay).toBeLessThanOrEqual(client.capMs);
        });
      }),
    );
  });

  test.runIf(client.shareAtCap)("waits exactly the cap as often as is worked out", () => {
    const draws = 200_000;
    for (const applied of capApplications) {
      for (let retry = 1; retry <= 10; retry++) {
        let atCap = 0;
        for (let i = 0; i < draws; i++) {
          const chance = (i + 0.5) / draws;
          if (client.pauseMs({ retry, chance, previousMs: 0 }, applied) === client.capMs) atCap++;
        }
        expect(client.shareAtCap!(retry, applied), `${applied} ${retry}`).toBeCloseTo(atCap / draws, 4);
      }
    }
  });
});
