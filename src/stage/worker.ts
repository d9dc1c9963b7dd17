import { expose, transfer } from "comlink";
import { spreadSeed } from "../core/index.ts";
import type { AnyParams, Result, Until } from "../scenes/contract.ts";
import { loadScene } from "../scenes/registry.ts";
import { FIRST_PART, MOST } from "./until.ts";

/** How often a long count reports: often enough to be seen to move. */
const REPORT_EVERY = 20;

/** What the stage asks of a worker. One worker does one thing: cancelling ends it. */
const api = {
  /** Computes a run part by part, each twice the work of the one before, and hands over every part. */
  async grow(scene: string, params: AnyParams, onPart: (part: Result) => void): Promise<void> {
    const { run } = await loadScene(scene);
    for (let until: Until = FIRST_PART; ; until = { ...until, requests: until.requests * 2 }) {
      const part: Result = run(params, until);
      const done = part.end !== "cut" || until.requests >= MOST.requests;
      await onPart(transfer(part, buffersIn(part)));
      if (done) return;
    }
  },

  /** The figures `names` of the run under each of `count` seeds, name by name; NaN where a figure is absent. */
  async spread(
    scene: string,
    params: AnyParams,
    seedParam: string,
    names: readonly string[],
    count: number,
    onProgress: (done: number) => void,
  ): Promise<readonly Float64Array[]> {
    const { run, figures } = await loadScene(scene);
    const values = names.map(() => new Float64Array(count));
    for (let i = 0; i < count; i++) {
      const found = figures(run({ ...params, [seedParam]: spreadSeed(i + 1) }, MOST));
      names.forEach((name, k) => {
        values[k]![i] = Number(found[name]?.value ?? Number.NaN);
      });
      if (i % REPORT_EVERY === 0) await onProgress(i);
    }
    return transfer(values, buffersIn(values));
  },

  /** The first ticks of a run, for a miniature of a crowd that is too large for the page's own thread. */
  async head(scene: string, params: AnyParams, until: Until): Promise<Result> {
    const { run } = await loadScene(scene);
    const part: Result = run(params, until);
    return transfer(part, buffersIn(part));
  },
};
export type StageWorker = typeof api;

/** The buffers of all typed arrays in plain data: they are handed over, not copied. */
const buffersIn = (data: unknown): ArrayBuffer[] => {
  const found = new Set<ArrayBuffer>();
  const visit = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
    else if (typeof value === "object" && value !== null)
      for (const part of Object.values(value)) visit(part);
  };
  visit(data);
  return [...found];
};

expose(api);
