import { readFraction, writeFraction } from "../core/index.ts";
import type { AnyParams, AnyScene, Conflict, Param } from "../scenes/contract.ts";

/** Names in an address that belong to the stage: no scene may have a parameter of that name. */
export const reservedNames = [
  "v",
  "t",
  "step",
  "lang",
  "theme",
  "controls",
  "keys",
  "autoplay",
  "sync",
  "title",
  "background",
] as const;

/** The version of addresses that is written when it must be: one without `v` is of version 1. */
const VERSION = "1";

/** Why a part of an address was not taken; the reader is told in words, and the default is used. */
export interface Misunderstood {
  readonly name: string;
  readonly value: string;
  readonly because:
    | { readonly kind: "unknownName" }
    | { readonly kind: "repeated" }
    | { readonly kind: "version"; readonly allowed: string }
    | { readonly kind: "oneOf"; readonly allowed: readonly string[] }
    | { readonly kind: "tick" }
    | { readonly kind: "value"; readonly param: Param; readonly text: string }
    | { readonly kind: "conflict"; readonly conflict: Conflict };
}

export interface Address {
  readonly params: AnyParams;
  /** The moment that the address asks for; absent: the scene's own first moment. */
  readonly tick: number | undefined;
  readonly misunderstood: readonly Misunderstood[];
}

/** An address of a hundred thousand characters may repeat itself as often. */
const MOST_NOTES = 100;

const WHOLE = /^(0|-?[1-9]\d{0,15})$/;

/** A parameter's value as text; `undefined` where it is none of the allowed. */
export const readValue = (param: Param, text: string): string | number | undefined => {
  switch (param.kind) {
    case "choice":
      return param.of.includes(text) ? text : undefined;
    case "text":
      return param.read(text);
    case "fraction": {
      const share = readFraction(text);
      const allowed =
        share !== undefined && share.p < param.below * share.q && share.q <= param.maxDenominator;
      return allowed ? writeFraction(share) : undefined;
    }
    case "whole":
    case "seed": {
      const value = WHOLE.test(text) ? Number(text) : Number.NaN;
      return value >= param.min && value <= param.max ? value : undefined;
    }
  }
};

export const defaultsOf = (scene: AnyScene): AnyParams =>
  Object.fromEntries(
    Object.entries(scene.params as Record<string, Param>).map(([name, p]) => [name, p.default]),
  );

/**
 * Reads a query (without `?`), whatever is in it: what is not understood is noted and the default stands in its place.
 * A step goes by its name, or by its number from 1 on; a parameter by its name in any case, as HTML lowers that of attributes.
 * Where values do not go together, the one that the scene names gives way to the nearest that does.
 */
export const decodeAddress = (scene: AnyScene, query: string): Address => {
  const params: Record<string, string | number> = { ...defaultsOf(scene) };
  const misunderstood: Misunderstood[] = [];
  const seen = new Set<string>();
  let tick: number | undefined;
  const note = (name: string, value: string, because: Misunderstood["because"]) =>
    misunderstood.push({ name: shortened(name), value: shortened(value), because });

  const given = [...new URLSearchParams(query)];
  const stepId = given.find(([name]) => name === "step")?.[1];
  const step = scene.steps.find(({ id }, i) => id === stepId || String(i + 1) === stepId);
  if (step !== undefined) {
    Object.assign(params, step.set);
    tick = step.tick;
  }
  const names = new Map(Object.keys(scene.params).map((name) => [name.toLowerCase(), name]));
  for (const [written, value] of given) {
    const name = names.get(written.toLowerCase()) ?? written;
    if (seen.has(name)) {
      if (misunderstood.length < MOST_NOTES) note(name, value, { kind: "repeated" });
      continue;
    }
    seen.add(name);
    const param: Param | undefined = names.has(name.toLowerCase()) ? scene.params[name] : undefined;
    if (param !== undefined) {
      const read = readValue(param, value);
      if (read === undefined) note(name, value, { kind: "value", param, text: value });
      else params[name] = read;
    } else if (name === "t") {
      if (WHOLE.test(value) && Number(value) >= 0) tick = Number(value);
      else note(name, value, { kind: "tick" });
    } else if (name === "v") {
      if (value !== VERSION) note(name, value, { kind: "version", allowed: VERSION });
    } else if (name === "step") {
      const allowed = scene.steps.map(({ id }) => id);
      if (step === undefined) note(name, value, { kind: "oneOf", allowed });
    } else if (!(reservedNames as readonly string[]).includes(name)) {
      note(name, value, { kind: "unknownName" });
    }
  }
  const [conflict] = scene.conflicts(params);
  if (conflict !== undefined) {
    const { param, min, max } = conflict;
    note(param, String(params[param]), { kind: "conflict", conflict });
    params[param] = min ?? max ?? params[param]!;
  }
  return { params, tick, misunderstood };
};

/** A note is a line, even where the address is a hundred thousand characters. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** What a query may hold as it is (RFC 3986, 3.4) and values are made of stays readable. */
const escaped = (value: string | number): string =>
  encodeURIComponent(value).replace(/%(?:2F|3A|3B|2C|40)/gu, decodeURIComponent);

/** The query (without `?`) of a moment: only what differs from the defaults, in the schema's order, then the tick. */
export const encodeAddress = (scene: AnyScene, params: AnyParams, tick?: number): string => {
  const parts = Object.entries(scene.params as Record<string, Param>)
    .filter(([name, param]) => params[name] !== undefined && params[name] !== param.default)
    .map(([name]) => `${name}=${escaped(params[name]!)}`);
  return [...parts, ...(tick === undefined ? [] : [`t=${tick}`])].join("&");
};
