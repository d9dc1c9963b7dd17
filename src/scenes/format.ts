import { TICKS_PER_SECOND } from "../core/index.ts";
import type { Locale } from "../locales/locale.ts";
import type { Quantity } from "./quantity.ts";

const formats = (locale: Locale) => {
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  return {
    whole: number({ maximumFractionDigits: 0 }),
    decimals: (digits: number) => number({ minimumFractionDigits: digits, maximumFractionDigits: digits }),
    tenths: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    percent: number({ style: "percent", maximumFractionDigits: 1 }),
    plain: number({ useGrouping: false, maximumFractionDigits: 3 }),
    power: number({ notation: "scientific", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    plural: new Intl.PluralRules(locale),
  };
};
const cache = { en: formats("en"), ru: formats("ru") };

const seconds = { en: "s", ru: "с" };
const minutes = { en: "min", ru: "мин" };

/** A quantity in the language's own way: ticks as seconds ("14.9 s" / "14,9 с"), shares as per cent, counts in groups of three. `digits`: of a ratio, where one decimal hides the difference. */
export const formatQuantity = (locale: Locale, { value, unit }: Quantity, digits = 1): string => {
  const f = cache[locale];
  switch (unit) {
    case "tick":
      return `${f.tenths.format(Number(value) / TICKS_PER_SECOND)}\u00a0${seconds[locale]}`;
    case "ratio":
      return (digits === 1 ? f.tenths : f.decimals(digits)).format(value);
    case "share":
      // nearly all is not all
      return f.percent.format(value < 1 ? Math.min(Number(value), 0.999) : value);
    case "plain":
      return f.plain.format(value);
    case "count":
    case "perTick":
      return f.whole.format(value);
  }
};

/** A large number as its head, with one decimal, and its power of ten; a whole one may be beyond all doubles. */
export const formatPower = (locale: Locale, value: number | bigint): readonly string[] =>
  cache[locale].power.format(value).split("E");

/** Ticks as a clock would say them: "13 min 5.5 s"; below a minute, seconds alone. */
export const formatClock = (locale: Locale, ticks: number): string => {
  const wholeMinutes = Math.floor(ticks / TICKS_PER_SECOND / 60);
  const rest = formatQuantity(locale, { value: ticks - wholeMinutes * 60 * TICKS_PER_SECOND, unit: "tick" });
  return wholeMinutes === 0 ? rest : `${wholeMinutes}\u00a0${minutes[locale]} ${rest}`;
};

/** The form of a word that goes with a number: `{ one, few, many, other }`, `other` where a form is missing. */
export const pluralForm = (
  locale: Locale,
  value: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
): string => forms[cache[locale].plural.select(value)] ?? forms.other;

/** With a capital, as a sentence or a title begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
