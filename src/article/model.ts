import { spreadSeed } from "../core/index.ts";
import type { AnyParams, AnyScene, Figures } from "../scenes/contract.ts";
import type { Quantity } from "../scenes/quantity.ts";
import { sceneNamed } from "../scenes/registry.ts";
import { decodeAddress, encodeAddress } from "../stage/address.ts";
import { seedParamOf } from "../stage/seedParamOf.ts";

/** A scene under certain parameters, as a tag in the prose names it. */
export interface Case {
  readonly scene: AnyScene;
  readonly params: AnyParams;
}

/** Reads a tag's `scene` and `set`. Prose must be right: what a reader's address would be forgiven is an error here. */
export const caseOf = (sceneName: string, set: string): Case => {
  const scene = sceneNamed(sceneName);
  const { params, misunderstood } = decodeAddress(scene, set);
  const fault = misunderstood[0];
  if (fault !== undefined)
    throw new RangeError(
      `"${fault.name}=${fault.value}" is not understood (${JSON.stringify(fault.because)})`,
    );
  return { scene, params };
};

/** Further than any default run goes; a run that has not ended by then has no last figures. */
const END = { tick: 10_000_000, requests: 100_000_000 };

const known = new Map<string, Figures>();

/** The figures of a case at a tick, or at its end. Remembered, since prose in two languages asks for the same ones. */
const figuresOf = ({ scene, params }: Case, tick?: number): Figures => {
  const key = `${scene.name}?${encodeAddress(scene, params, tick)}`;
  let figures = known.get(key);
  if (figures === undefined) {
    const result = scene.run(params, tick === undefined ? END : { ...END, tick: tick + 1 });
    if (tick === undefined && result.end === "cut")
      throw new RangeError(`${key} does not end: give the moment, at={…}`);
    figures = scene.figures(result, tick);
    known.set(key, figures);
  }
  return figures;
};

/** One figure of a case: the model's number behind the prose. */
export const figureOf = (subject: Case, name: string, tick?: number): Quantity => {
  const figures = figuresOf(subject, tick);
  const figure = figures[name];
  if (figure !== undefined) return figure;
  const there = Object.keys(figures).filter((other) => figures[other] !== undefined);
  throw new RangeError(`no figure "${name}" at that moment: there are ${there.join(", ")}`);
};

export const quantityOrder = (a: Quantity, b: Quantity): number => Number(a.value) - Number(b.value);

const SEEDS = 1000;

/** The quantile of a figure over a thousand seeds: `share` 0.5 is the median. */
export const quantileOf = (subject: Case, name: string, share: number, tick?: number): Quantity => {
  const { scene, params } = subject;
  const seed = seedParamOf(scene);
  if (seed === undefined) throw new RangeError(`"${scene.name}" has no seed to spread over`);
  const quantities = Array.from({ length: SEEDS }, (_, i) =>
    figureOf({ scene, params: { ...params, [seed]: spreadSeed(i + 1) } }, name, tick),
  ).sort(quantityOrder);
  return quantities[Math.round(share * (SEEDS - 1))]!;
};
