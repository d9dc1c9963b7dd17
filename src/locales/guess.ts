import type { Locale } from "./locale.ts";

/** What a question to guess at says. Numbers arrive formatted; `plural` is the form that goes with the number. */
export interface GuessWords {
  readonly label: string;
  readonly show: string;
  readonly again: string;
  readonly yours: string;
  readonly models: string;
  readonly answer: (answer: string) => string;
  readonly close: string;
  readonly tooLow: (times: string, plural: Intl.LDMLPluralRule) => string;
  /** Where there is no factor, because one of the two is nothing. */
  readonly farTooLow: string;
  readonly farTooHigh: string;
  readonly tooHigh: (times: string, plural: Intl.LDMLPluralRule) => string;
  readonly second: string;
  readonly minute: string;
}

const raz = (plural: Intl.LDMLPluralRule): string => (plural === "one" || plural === "many" ? "раз" : "раза");

export const guessWords: { readonly [L in Locale]: GuessWords } = {
  en: {
    label: "Your guess",
    show: "Show the answer",
    again: "Guess again",
    yours: "your guess",
    models: "the model",
    answer: (answer) => `The model says ${answer}.`,
    close: "Your guess is close to it.",
    farTooLow: "That is far more than your guess.",
    farTooHigh: "Your guess is far more than that.",
    tooLow: (times) => `That is ${times} times your guess.`,
    tooHigh: (times) => `Your guess is ${times} times that.`,
    second: "s",
    minute: "min",
  },
  ru: {
    label: "Ваша догадка",
    show: "Показать ответ",
    again: "Угадать ещё раз",
    yours: "ваша догадка",
    models: "модель",
    answer: (answer) => `Ответ модели: ${answer}.`,
    close: "Вы почти угадали.",
    farTooLow: "Это намного больше вашей догадки.",
    farTooHigh: "Ваша догадка намного больше.",
    tooLow: (times, plural) => `Это в ${times} ${raz(plural)} больше вашей догадки.`,
    tooHigh: (times, plural) => `Ваша догадка в ${times} ${raz(plural)} больше.`,
    second: "с",
    minute: "мин",
  },
};
