import { graphLimits } from "../../../core/index.ts";
import type { TextParam, WholeParam } from "../../contract.ts";
import { isName } from "../sketch.ts";

export const name: TextParam = {
  kind: "text",
  default: "",
  read: (text) => (isName(text.trim()) ? text.trim() : undefined),
};

export const attempts: WholeParam = {
  kind: "whole",
  default: 1,
  ...graphLimits.attempts,
  unit: "count",
};

export const requests: WholeParam = { ...attempts, ...graphLimits.requests, max: 1_000_000 };

const PER_CENT = /^(\d{1,15}(?:[.,]\d{1,10})?)\s*%?$/u;

/** Per cent as a person types it, from 0 to `most`; nothing at all where `optional`. */
const perCent = (most: number, optional: boolean): TextParam => ({
  kind: "text",
  default: "",
  read: (text) => {
    const typed = text.trim();
    if (typed === "") return optional ? "" : undefined;
    const value = Number(PER_CENT.exec(typed)?.[1]?.replace(",", "."));
    return value <= most ? String(value) : undefined;
  },
});

export const rate = perCent(100, false);
export const budget = perCent(1_000_000, true);

/** Digits that a share keeps on its way to per cent and back. */
const DIGITS = 14;

export const toPerCent = (share: number): string => String(Number((share * 100).toPrecision(DIGITS)));
export const fromPerCent = (perCentText: string): number =>
  Number((Number(perCentText) / 100).toPrecision(DIGITS));
