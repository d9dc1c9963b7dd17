import type { Locale } from "../locales/locale.ts";
import { formatClock, formatQuantity, pluralForm } from "../scenes/format.ts";
import type { Quantity } from "../scenes/quantity.ts";

/** How prose may write a time: `clock` says 13 min 5.5 s instead of 785.5 s. */
export type Manner = "clock" | undefined;

export const writeQuantity = (locale: Locale, quantity: Quantity, manner: Manner): string => {
  if (manner === undefined) return formatQuantity(locale, quantity);
  if (quantity.unit !== "tick") throw new RangeError(`only times can be written as a ${manner}`);
  return formatClock(locale, Number(quantity.value));
};

/** "42–91", "22.9–29.9 s": what follows both numbers is written once. */
export const writeRange = (least: string, most: string): string => {
  if (least === most) return least;
  const unit = most.match(/[^\d]*$/)?.[0] ?? "";
  return `${least.endsWith(unit) ? least.slice(0, least.length - unit.length) : least}–${most}`;
};

const categories: { readonly [L in Locale]: readonly Intl.LDMLPluralRule[] } = {
  en: ["one", "other"],
  ru: ["one", "few", "many"],
};

/** The form of a word that goes with a quantity, out of `client|clients` or `клиент|клиента|клиентов`. */
export const countedWord = (locale: Locale, { value, unit }: Quantity, forms: string): string => {
  const words = forms.split("|");
  const wanted = categories[locale];
  if (words.length !== wanted.length)
    throw new RangeError(`forms="${forms}": ${wanted.join("|")} are needed`);
  const byCategory = Object.fromEntries(wanted.map((category, i) => [category, words[i]!]));
  // Russian counts a broken number with the form of "few"; English has the form already.
  const other = words[1]!;
  return unit === "ratio" ? other : pluralForm(locale, Number(value), { other, ...byCategory });
};
