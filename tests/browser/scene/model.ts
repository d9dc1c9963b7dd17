import type { Locale } from "../../../src/locales/locale.ts";
import type { StormRun } from "../../../src/scenes/crowd/run.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import type { StormSceneParams } from "../../../src/scenes/storm/params.ts";
import { storm } from "../../../src/scenes/storm/scene.ts";
import { defaultsOf } from "../../../src/stage/address.ts";
import { extraWords } from "../../../src/stage/extraWords.ts";

/** More than any run of these tests needs that settles. */
const UNTIL = { tick: 100_000, requests: 20_000_000 };

/** A run of the storm, computed by the test itself. */
export const runOf = (set: Partial<StormSceneParams> = {}): StormRun =>
  storm.run({ ...defaultsOf(storm), ...set } as StormSceneParams, UNTIL);

/** What the counters must say about a run at the end of a tick. */
export const countersOf = (run: StormRun, tick: number, locale: Locale = "en"): Record<string, string> => {
  const say = sayIn(locale, storm.words);
  const figures = storm.figures(run, tick);
  return Object.fromEntries(
    storm.counters.map((name) => {
      const quantity = figures[name];
      return [name, quantity ? say.q(quantity) : extraWords[locale].notYet];
    }),
  );
};

export const sentenceOf = (run: StormRun, tick: number, locale: Locale = "en"): string =>
  storm.describe(run, tick, sayIn(locale, storm.words));

export const lastTickOf = (run: StormRun): number => run.ticks - 1;
