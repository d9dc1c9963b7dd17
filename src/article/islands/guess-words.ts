import { TICKS_PER_SECOND } from "../../core/index.ts";
import { guessWords } from "../../locales/guess.ts";
import type { Locale } from "../../locales/locale.ts";
import { formatClock, formatQuantity } from "../../scenes/format.ts";
import type { Unit } from "../../scenes/quantity.ts";

/** A guessed value as one would say it: whole seconds, "2 min 30 s", no tenths. */
export const writeGuess = (locale: Locale, value: number, unit: Unit): string => {
  if (unit !== "tick") return formatQuantity(locale, { value, unit });
  const words = guessWords[locale];
  if (value < 10 * TICKS_PER_SECOND) return formatQuantity(locale, { value, unit });
  const total = Math.round(value / TICKS_PER_SECOND);
  const [minutes, seconds] = [Math.floor(total / 60), total % 60];
  const parts = [
    minutes > 0 && `${minutes}\u00a0${words.minute}`,
    seconds > 0 && `${seconds}\u00a0${words.second}`,
  ];
  return parts.filter(Boolean).join(" ");
};

export const writeAnswer = (locale: Locale, value: number, unit: Unit): string =>
  unit === "tick" ? formatClock(locale, value) : formatQuantity(locale, { value, unit });

/** How far the guess lies from the answer, in words. */
export const compare = (locale: Locale, guess: number, answer: number): string => {
  const words = guessWords[locale];
  const ratio = Math.max(guess, answer) / Math.min(guess, answer);
  if (!(ratio >= 1.15)) return words.close;
  if (ratio === Number.POSITIVE_INFINITY) return guess < answer ? words.farTooLow : words.farTooHigh;
  const times = ratio < 10 ? Math.round(ratio * 10) / 10 : Math.round(ratio);
  const write = guess < answer ? words.tooLow : words.tooHigh;
  return write(new Intl.NumberFormat(locale).format(times), new Intl.PluralRules(locale).select(times));
};
