import { spreadSeed, type Until } from "../core/index.ts";
import type { AnyParams, Result } from "../scenes/contract.ts";
import type { Unit } from "../scenes/quantity.ts";
import { loadScene } from "../scenes/registry.ts";
import { FIRST_PART, MOST } from "./until.ts";

/** How often a long count reports: often enough to be seen to move. */
const REPORT_EVERY = 20;

interface Run {
  readonly scene: string;
  readonly params: AnyParams;
}

/** One figure under several seeds: its values, NaN where it is absent, and what they are counted in, where one is there. */
export interface Column {
  readonly values: Float64Array;
  /** How many of the runs were left before their end: what is counted in them goes on. */
  readonly cut: number;
  readonly unit: Unit | undefined;
}

/** What the stage asks of a worker: each job with what it is given, what it reports on its way and what it answers. */
export interface Jobs {
  readonly grow: { readonly ask: Run; readonly part: Result; readonly answer: undefined };
  readonly spread: {
    readonly ask: Run & {
      readonly seedParam: string;
      readonly names: readonly string[];
      readonly seeds: number;
    };
    readonly part: number;
    readonly answer: readonly Column[];
  };
  readonly head: {
    readonly ask: Run & { readonly until: Until };
    readonly part: never;
    readonly answer: Result;
  };
}

type Job<N extends keyof Jobs> = (
  ask: Jobs[N]["ask"],
  report: (part: Jobs[N]["part"]) => void,
) => Promise<Jobs[N]["answer"]>;

/** Computes a run part by part, each twice the work of the one before, and hands over every part. */
const grow: Job<"grow"> = async ({ scene, params }, report) => {
  const { run } = await loadScene(scene);
  for (let until: Until = FIRST_PART; ; until = { ...until, requests: until.requests * 2 }) {
    const part: Result = run(params, until);
    const done = part.end !== "cut" || until.requests >= MOST.requests;
    report(part);
    if (done) return undefined;
  }
};

/** The figures `names` of the run under each of so many seeds, name by name. */
const spread: Job<"spread"> = async ({ scene, params, seedParam, names, seeds }, report) => {
  const { run, figures } = await loadScene(scene);
  const columns = names.map(() => ({
    values: new Float64Array(seeds).fill(Number.NaN),
    unit: undefined as Column["unit"],
    cut: 0,
  }));
  for (let i = 0; i < seeds; i++) {
    const result: Result = run({ ...params, [seedParam]: spreadSeed(i + 1) }, MOST);
    const found = figures(result);
    names.forEach((name, k) => {
      const figure = found[name];
      if (figure === undefined) return;
      const column = columns[k]!;
      column.values[i] = Number(figure.value);
      column.unit = figure.unit;
      if (result.end === "cut") column.cut++;
    });
    if (i % REPORT_EVERY === 0) report(i);
  }
  return columns;
};

/** The first ticks of a run, for a miniature of a crowd that is too large for the page's own thread. */
const head: Job<"head"> = async ({ scene, params, until }) => (await loadScene(scene)).run(params, until);

const jobs: { readonly [N in keyof Jobs]: Job<N> } = { grow, spread, head };

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

/** Does the one job that this worker is started for (`startJob.ts`). */
export const serveJob = (): void => {
  const post = (message: object) => postMessage(message, { transfer: buffersIn(message) });
  addEventListener("message", ({ data: { name, ask } }) => {
    (jobs[name as keyof Jobs] as Job<keyof Jobs>)(ask, (part) => post({ part })).then(
      (answer) => post({ answer }),
      (error: unknown) => post({ error: String(error) }),
    );
  });
};
