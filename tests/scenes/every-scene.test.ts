import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "../../src/locales/locale.ts";
import type {
  AnyEditing,
  AnyParams,
  AnyScene,
  Box,
  Gesture,
  Mark,
  Param,
  Result,
} from "../../src/scenes/contract.ts";
import { loadScenes } from "../../src/scenes/registry.ts";
import { sayIn } from "../../src/scenes/say.ts";
import { decodeAddress, encodeAddress, reservedNames } from "../../src/stage/address.ts";
import { frameParts } from "../../src/stage/shown.ts";
import { textWidth } from "../../src/stage/textWidth.ts";
import { paramsOf } from "./arbitrary.ts";

const scenes = await loadScenes();
const END = { tick: 3000, requests: 200_000 };
const boxes: readonly Box[] = [
  { w: 1080, h: 430, dpr: 1, textWidth },
  { w: 360, h: 340, dpr: 3, textWidth },
  { w: 320, h: 240, dpr: 1.5, textWidth },
  { w: 3840, h: 2160, dpr: 1, textWidth },
  { w: 900, h: 500, dpr: 0.4, textWidth },
];

const numbersIn = (mark: Mark): readonly number[] => {
  switch (mark.kind) {
    case "stacks":
      return [...mark.x, ...mark.y, ...mark.count];
    case "bars":
      return [...mark.x, ...mark.y, ...mark.h, mark.w];
    case "dots":
      return [...mark.x, ...mark.y, mark.r];
    case "rect":
      return [mark.x, mark.y, mark.w, mark.h];
    case "line":
      return [...mark.points, mark.width];
    case "label":
      return [mark.x, mark.y, mark.size];
  }
};

/** The parameters of a scene together with its run and a tick of it. */
const moments = (scene: AnyScene) =>
  fc
    .record({ params: paramsOf(scene), share: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ params, share }) => {
      const result: Result = scene.run(params, END);
      return { params, result, tick: Math.floor(share * (result.ticks - 1)) };
    });

describe.each(scenes.map((scene) => [scene.name, scene] as const))("the scene %s", (_name, scene) => {
  it("keeps off the names that belong to the stage", () => {
    expect(
      Object.keys(scene.params).filter((name) => [...reservedNames, ...frameParts].includes(name as never)),
    ).toEqual([]);
  });

  it("has names that are told apart in lower case, as attributes of HTML are", () => {
    const names = Object.keys(scene.params).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it("has steps whose names are no numbers: by number a step goes too", () => {
    for (const [i, { id }] of (scene as AnyScene).steps.entries()) {
      expect(id).not.toMatch(/^\d+$/);
      expect(decodeAddress(scene, `step=${i + 1}`)).toEqual(decodeAddress(scene, `step=${id}`));
    }
  });

  it("comes back the same from its own address", () => {
    fc.assert(
      fc.property(paramsOf(scene), fc.nat(100_000), (params, tick) => {
        const { misunderstood, ...back } = decodeAddress(scene, encodeAddress(scene, params, tick));
        expect(back).toEqual({ params, tick });
        expect(misunderstood).toEqual([]);
      }),
    );
  });

  it("writes into an address only what differs from the defaults", () => {
    const { params } = decodeAddress(scene, "");
    expect(encodeAddress(scene, params)).toBe("");
  });

  it("runs a short way as the first part of a long one", () => {
    fc.assert(
      fc.property(paramsOf(scene), fc.integer({ min: 1, max: 300 }), (params, ticks) => {
        const short: Result = scene.run(params, { ...END, tick: ticks });
        const long: Result = scene.run(params, END);
        expect(short.ticks).toBe(Math.min(ticks, long.ticks));
        const rows = (result: Result) =>
          Array.from({ length: short.ticks }, (_, i) =>
            scene.table(result).row(scene.table(result).rowAt(i)),
          );
        expect(rows(short)).toEqual(rows(long));
      }),
      { numRuns: 40 },
    );
  });

  it("gives a result that a worker can hand over", () => {
    const result = scene.run(decodeAddress(scene, "").params, END);
    expect(structuredClone(result)).toEqual(result);
  });

  it("draws every moment with finite numbers, at any size", () => {
    fc.assert(
      fc.property(
        moments(scene),
        fc.constantFrom(...boxes),
        fc.constantFrom(...locales),
        ({ result, tick }, box, locale) => {
          const picture = scene.view(result, tick, box, sayIn(locale, scene.words));
          const numbers = [...picture.world, ...picture.frame].flatMap(numbersIn);
          expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
          for (const { path } of picture.flights) expect([...path].every(Number.isFinite)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("says every moment in a sentence of both languages, in its own letters", () => {
    fc.assert(
      fc.property(moments(scene), ({ result, tick }) => {
        const [en, ru] = locales.map((locale) => scene.describe(result, tick, sayIn(locale, scene.words)));
        expect(en).toMatch(/^[A-Z].*\.$/u);
        expect(ru).toMatch(/^[А-ЯЁ].*\.$/u);
        for (const sentence of [en, ru]) expect(sentence).not.toMatch(/undefined|NaN|\{|\}/u);
      }),
      { numRuns: 60 },
    );
  });

  it("reads out every place that can be pointed at", () => {
    fc.assert(
      fc.property(moments(scene), fc.constantFrom(...locales), ({ result, tick }, locale) => {
        const say = sayIn(locale, scene.words);
        for (const { id } of scene.view(result, tick, boxes[0]!, say).targets) {
          expect(scene.inspect(result, tick, id, say)).not.toMatch(/undefined|NaN|^$/u);
        }
      }),
      { numRuns: 15 },
    );
  });

  it("lays finite marks over what is pointed at, wherever that is", () => {
    fc.assert(
      fc.property(moments(scene), fc.constantFrom(...boxes), fc.nat(), ({ result, tick }, box, nth) => {
        const say = sayIn("en", scene.words);
        const { targets } = scene.view(result, tick, box, say);
        if (targets.length === 0) return;
        const { id } = targets[nth % targets.length]!;
        const numbers = (scene.highlight?.(result, tick, box, say, id) ?? []).flatMap(numbersIn);
        expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it("has words for every parameter, choice, figure and column, in both languages", () => {
    const result: Result = scene.run(decodeAddress(scene, "").params, END);
    for (const locale of locales) {
      const words = scene.words[locale];
      for (const [name, param] of Object.entries<Param>(scene.params)) {
        expect(words.params[name]?.label, `${locale} ${name}`).toBeTruthy();
        if (param.kind === "choice")
          for (const way of param.of) expect(words.params[name].choices[way], way).toBeTruthy();
        if (param.kind === "text" && param.examples)
          expect(Object.keys(words.params[name].choices)).toEqual(Object.keys(param.examples));
        if (param.kind === "fraction") expect(words.params[name].toggle("1/10")).toContain("1/10");
      }
      for (const name of [...scene.counters, ...scene.spread]) expect(words.figures[name], name).toBeTruthy();
      for (const { name } of scene.table(result).columns) expect(words.columns[name], name).toBeTruthy();
    }
  });

  it("counts the same as it goes along as at the end", () => {
    fc.assert(
      fc.property(moments(scene), ({ params, result, tick }) => {
        const asOf = scene.figures(result, tick);
        const cut = scene.figures(scene.run(params, { ...END, tick: tick + 1 }));
        for (const name of scene.counters) expect(asOf[name], name).toEqual(cut[name]);
      }),
      { numRuns: 40 },
    );
  });

  it("has steps that its parameters allow and its runs reach", () => {
    for (const step of scene.steps) {
      const { params, tick, misunderstood } = decodeAddress(scene, `step=${step.id}`);
      expect(misunderstood).toEqual([]);
      expect(tick).toBe(step.tick);
      expect(scene.run(params, { tick: step.tick + 1, requests: 10_000_000 }).ticks).toBe(step.tick + 1);
    }
  });

  it("is the same whatever its idle parameters are", () => {
    const pairs = fc.tuple(paramsOf(scene), paramsOf(scene));
    fc.assert(
      fc.property(pairs, ([params, others]) => {
        const idle: readonly string[] = scene.idle(params);
        const changed = { ...params, ...Object.fromEntries(idle.map((name) => [name, others[name]!])) };
        fc.pre(scene.conflicts(changed).length === 0);
        const rowsOf = (set: AnyParams): unknown => {
          const { rows, row } = scene.table(scene.run(set, END));
          return Array.from({ length: Math.min(rows, 500) }, (_, i) => row(i));
        };
        expect(rowsOf(changed)).toEqual(rowsOf(params));
      }),
      { numRuns: 40 },
    );
  });

  it("finds the next event at a moment or after it, and stays there", () => {
    fc.assert(
      fc.property(moments(scene), ({ result, tick }) => {
        const next = scene.nextEvent(result, tick);
        expect(next).toBeGreaterThanOrEqual(tick);
        expect(next).toBeLessThanOrEqual(result.ticks);
        expect(scene.nextEvent(result, next)).toBe(next);
      }),
      { numRuns: 40 },
    );
  });

  it("survives any gesture on its picture, where it can be edited", async () => {
    const editing: AnyEditing | undefined = await scene.editing?.();
    if (editing === undefined) return;
    const box = boxes[0]!;
    fc.assert(
      fc.property(moments(scene), fc.nat(), fc.nat(), fc.constantFrom(...locales), (moment, a, b, locale) => {
        const say = sayIn(locale, scene.words);
        const { targets } = scene.view(moment.result, moment.tick, box, say);
        if (targets.length === 0) return;
        const [on, to] = [targets[a % targets.length]!.id, targets[b % targets.length]!.id];
        const gestures: readonly Gesture[] = [
          { do: "press", on },
          { do: "drag", on, to: { x: a % box.w, y: b % box.h }, box },
          { do: "connect", on, to },
          { do: "add", on },
          { do: "add", at: { x: a % box.w, y: b % box.h }, box },
          { do: "remove", on },
          ...(editing
            .panel(moment.params, on, say)
            ?.fields.map(({ name, value }): Gesture => ({ do: "set", on, field: name, value })) ?? []),
        ];
        for (const gesture of gestures) {
          const edited = editing.edit(moment.params, gesture, say);
          if ("refused" in edited) expect(edited.refused).toMatch(/\S/u);
          else {
            const { params, misunderstood } = decodeAddress(
              scene,
              encodeAddress(scene, edited.params as AnyParams),
            );
            expect(params).toEqual(edited.params);
            expect(misunderstood).toEqual([]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("brings its reader's work back from a file, where it has one", async () => {
    const file = (await scene.editing?.())?.file;
    if (file === undefined) return;
    fc.assert(
      fc.property(paramsOf(scene), (params) => {
        const read = file.read(file.write(params), params, sayIn("en", scene.words));
        expect(read).toEqual({ params });
      }),
      { numRuns: 20 },
    );
  });
});
