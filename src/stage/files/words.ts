import type { Locale } from "../../locales/locale.ts";

/** What the panel of files says. The kinds of files have the same names in every language. */
export interface FileWords {
  readonly picture: string;
  readonly numbers: string;
  readonly film: string;
  readonly whole: string;
  readonly wholeNote: string;
  readonly light: string;
  readonly dark: string;
  readonly fromHere: string;
  readonly seconds: (count: number) => string;
  readonly filming: string;
  readonly stop: string;
  readonly failed: string;
}

const en: FileWords = {
  picture: "Picture",
  numbers: "Numbers",
  film: "Film",
  whole: "Scene",
  wholeNote: "alive in one file, needs no network",
  light: "light",
  dark: "dark",
  fromHere: "from this moment",
  seconds: (count) => `${count} s`,
  filming: "Filming",
  stop: "Stop",
  failed: "This browser could not make the file.",
};

const ru: FileWords = {
  picture: "Картинка",
  numbers: "Числа",
  film: "Фильм",
  whole: "Сцена",
  wholeNote: "живая, в одном файле, сеть не нужна",
  light: "светлый",
  dark: "тёмный",
  fromHere: "с этого момента",
  seconds: (count) => `${count} с`,
  filming: "Снимаем",
  stop: "Остановить",
  failed: "Этот браузер не смог сделать файл.",
};

export const fileWords: Readonly<Record<Locale, FileWords>> = { en, ru };
