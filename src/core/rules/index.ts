import { constant } from "./constant.ts";
import { decorrelated } from "./decorrelated.ts";
import { equal } from "./equal.ts";
import { exponential } from "./exponential.ts";
import { fixedWindow } from "./fixedWindow.ts";
import { full } from "./full.ts";
import { immediate } from "./immediate.ts";
import type { PauseRule } from "./PauseRule.ts";

/** Every rule, in the order in which they are shown. A new rule is its own file and one line here. */
export const rules = {
  immediate,
  constant,
  exponential,
  full,
  equal,
  decorrelated,
  fixedWindow,
} satisfies Record<string, PauseRule>;

export type RuleId = keyof typeof rules;

export const ruleIds = Object.keys(rules) as readonly RuleId[];
