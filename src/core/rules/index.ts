import { constant } from "./constant.ts";
import { decorrelated } from "./decorrelated.ts";
import { equal } from "./equal.ts";
import { exponential } from "./exponential.ts";
import { fixedWindow } from "./fixedWindow.ts";
import { full } from "./full.ts";
import { immediate } from "./immediate.ts";
import type { PauseRule } from "./PauseRule.ts";

const byId = {
  immediate,
  constant,
  exponential,
  full,
  equal,
  decorrelated,
  fixedWindow, // a new rule is its own file and one line here
};

export type RuleId = keyof typeof byId;

/** Every rule by its id. */
export const rules: Readonly<Record<RuleId, PauseRule>> = byId;

/** The ids of all rules, in the order in which they are shown. */
export const ruleIds = Object.keys(byId) as readonly RuleId[];
