import type { Locale } from "../locales/locale.ts";
import { pluralForm } from "../scenes/format.ts";

type KeyWords = readonly [keys: string, does: string];

/** What the parts say that a page may leave out: controls, notes, counters, files, help. Numbers come in written. */
export interface ExtraWords {
  readonly more: string;
  /** How many settings are not as they were at first. */
  readonly changed: (count: number) => string;
  readonly less: string;
  readonly open: string;
  readonly close: string;
  readonly reset: string;
  readonly ownExample: string;
  readonly playerKeys: readonly KeyWords[];
  readonly pictureKeys: readonly KeyWords[];
  readonly computedTo: (time: string) => string;
  readonly notYet: string;
  readonly files: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly data: string;
  readonly dataRows: string;
  readonly lucky: string;
  readonly spreadOf: (runs: string) => string;
  readonly notFetched: string;
  readonly tryAgain: string;
  readonly thisSeed: string;
  readonly countAgain: string;
  readonly medianOf: (runs: string) => string;
  /** Of a figure that a run went through to its end without. */
  readonly none: string;
  /** Of a figure that hangs on no chance. */
  readonly always: (written: string) => string;
  readonly absentIn: (runs: number, written: string) => string;
  readonly allowedWhole: (min: string, max: string) => string;
  readonly allowedShare: string;
  readonly boundBy: (range: string, param: string) => string;
  readonly allowedText: string;
  readonly idle: string;
  readonly asSeconds: (time: string) => string;
  readonly ticks: (value: number) => string;
  readonly notUnderstood: (name: string, value: string, why: string) => string;
  /** As a reason for `notUnderstood`: what would be right. */
  readonly needed: (allowed: string) => string;
  readonly unknownName: string;
  readonly repeated: string;
  readonly tickAllowed: string;
  readonly oneOf: (names: string) => string;
}

const en: ExtraWords = {
  more: "More settings",
  changed: (count) => `${count} changed`,
  less: "Fewer settings",
  open: "Rules and numbers",
  close: "Close",
  reset: "Reset everything",
  ownExample: "your own",
  playerKeys: [
    ["Space", "play, pause"],
    ["← →", "one step"],
    ["PgUp PgDn", "ten steps"],
    ["Home End", "start, end"],
  ],
  pictureKeys: [["Shift ← →", "read the picture, place by place"]],
  computedTo: (time) => `computed up to ${time}`,
  notYet: "not yet",
  files: "Save as a file",
  copyLink: "Copy link to this frame",
  copied: "Link copied",
  copyByHand: "Copy this address:",
  data: "Numbers",
  dataRows: "Numbers around this moment",
  lucky: "Is this a lucky seed?",
  spreadOf: (runs) => `The same run under ${runs} seeds`,
  notFetched: "This part could not be fetched.",
  tryAgain: "Try again",
  thisSeed: "this seed",
  countAgain: "Count again",
  none: "none",
  medianOf: (runs) => `The median of ${runs} seeds with these settings`,
  always: (written) => `${written} with every seed`,
  absentIn: (runs, written) => `not reached in ${written} ${runs === 1 ? "run" : "runs"}`,
  allowedWhole: (min, max) => `a whole number from ${min} to ${max}`,
  allowedShare: "a share p/q below 1, q at most 1,000, or 0",
  boundBy: (range, param) => `${range}, because of “${param}”`,
  allowedText: "what “Copy link” writes",
  idle: "changes nothing as things are set",
  asSeconds: (time) => `= ${time}`,
  ticks: (value) => (value === 1 ? "tick" : "ticks"),
  notUnderstood: (name, value, why) => `“${name}=${value}” was not understood: ${why}.`,
  needed: (allowed) => `it must be ${allowed}`,
  unknownName: "there is no setting of this name",
  repeated: "the setting is given twice, the first one counts",
  tickAllowed: "a whole number of ticks from 0 on",
  oneOf: (names) => `one of ${names}`,
};

const ru: ExtraWords = {
  more: "Ещё настройки",
  changed: (count) => `изменено: ${count}`,
  less: "Меньше настроек",
  open: "Правила и числа",
  close: "Закрыть",
  reset: "Вернуть всё как было",
  ownExample: "свой",
  playerKeys: [
    ["Пробел", "пуск и пауза"],
    ["← →", "на шаг"],
    ["PgUp PgDn", "на десять шагов"],
    ["Home End", "начало, конец"],
  ],
  pictureKeys: [["Shift ← →", "читать картину по местам"]],
  computedTo: (time) => `посчитано до ${time}`,
  notYet: "ещё нет",
  files: "Сохранить файлом",
  copyLink: "Ссылка на этот кадр",
  copied: "Ссылка скопирована",
  copyByHand: "Скопируйте адрес:",
  data: "Числа",
  dataRows: "Числа вокруг этого момента",
  lucky: "Удачное ли это зерно?",
  spreadOf: (runs) => `Тот же прогон при ${runs} зёрнах`,
  notFetched: "Эту часть не удалось загрузить.",
  tryAgain: "Попробовать ещё раз",
  thisSeed: "это зерно",
  countAgain: "Посчитать заново",
  none: "нет",
  medianOf: (runs) => `Медиана по ${runs} зёрнам при этих настройках`,
  always: (written) => `${written} при любом зерне`,
  absentIn: (runs, written) =>
    `не достигнуто в ${written} ${pluralForm("ru", runs, { one: "прогоне", other: "прогонах" })}`,
  allowedWhole: (min, max) => `целое число от ${min} до ${max}`,
  allowedShare: "доля p/q меньше 1, q не больше 1000, или 0",
  boundBy: (range, param) => `${range}, пока «${param}» таков`,
  allowedText: "то, что пишет «Ссылка на этот кадр»",
  idle: "сейчас ни на что не влияет",
  asSeconds: (time) => `= ${time}`,
  ticks: (value) => pluralForm("ru", value, { one: "такт", few: "такта", many: "тактов", other: "такта" }),
  notUnderstood: (name, value, why) => `Непонятно: «${name}=${value}» (${why}).`,
  needed: (allowed) => `нужно: ${allowed}`,
  unknownName: "такой настройки нет",
  repeated: "настройка указана дважды, действует первая",
  tickAllowed: "целое число тактов от 0",
  oneOf: (names) => `одно из: ${names}`,
};

export const extraWords: Readonly<Record<Locale, ExtraWords>> = { en, ru };
