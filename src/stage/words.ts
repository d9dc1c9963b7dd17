import type { Locale } from "../locales/locale.ts";
import { pluralForm } from "../scenes/format.ts";

type KeyWords = readonly [keys: string, does: string];

/** The stage's own words: the same round every scene. Numbers come in written. */
export interface StageWords {
  readonly play: string;
  readonly pause: string;
  readonly toStart: string;
  readonly stepBack: string;
  readonly stepOn: string;
  readonly nextEvent: string;
  readonly moment: string;
  readonly speed: string;
  readonly skipQuiet: string;
  readonly more: string;
  readonly less: string;
  readonly open: string;
  readonly close: string;
  readonly reset: string;
  readonly ownExample: string;
  readonly picture: string;
  readonly playerKeys: readonly KeyWords[];
  readonly pictureKeys: readonly KeyWords[];
  readonly notYet: string;
  readonly files: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly data: string;
  readonly dataRows: string;
  readonly computing: string;
  readonly cancel: string;
  readonly broken: string;
  readonly retry: string;
  readonly lucky: string;
  readonly spreadOf: (runs: string) => string;
  readonly thisSeed: string;
  readonly absentIn: (runs: number, written: string) => string;
  readonly computedTo: (time: string) => string;
  readonly allowedWhole: (min: string, max: string) => string;
  readonly allowedShare: string;
  readonly allowedText: string;
  readonly asSeconds: (time: string) => string;
  readonly ticks: (value: number) => string;
  readonly notUnderstood: (name: string, value: string, allowed: string) => string;
  readonly unknownName: string;
  readonly repeated: string;
  readonly tickAllowed: string;
  readonly oneOf: (names: string) => string;
}

const en: StageWords = {
  play: "Play",
  pause: "Pause",
  toStart: "To the start",
  stepBack: "A tick back",
  stepOn: "A tick on",
  nextEvent: "To the next knock",
  moment: "Moment",
  speed: "Speed",
  skipQuiet: "hurry through quiet stretches",
  more: "More settings",
  less: "Fewer settings",
  open: "Rules and numbers",
  close: "Close",
  reset: "All as at first",
  ownExample: "your own",
  picture: "Picture",
  playerKeys: [
    ["Space", "play, pause"],
    ["← →", "a tick"],
    ["PgUp PgDn", "a second"],
    ["Home End", "start, end"],
  ],
  pictureKeys: [["Shift ← →", "read the picture, place by place"]],
  notYet: "not yet",
  files: "Save as a file",
  copyLink: "Copy link to this frame",
  copied: "Link copied",
  copyByHand: "Copy this address:",
  data: "Numbers",
  dataRows: "Numbers around this moment",
  computing: "computing",
  cancel: "Stop",
  broken: "This scene has failed. The text around it is whole.",
  retry: "Start the scene again",
  lucky: "Is this a lucky seed?",
  spreadOf: (runs) => `The same run under ${runs} seeds`,
  thisSeed: "this seed",
  absentIn: (_runs, written) => `not reached in ${written} runs`,
  computedTo: (time) => `computed up to ${time}`,
  allowedWhole: (min, max) => `a whole number from ${min} to ${max}`,
  allowedShare: "a share p/q below 1, q at most 1,000, or 0",
  allowedText: "what “Copy link” writes",
  asSeconds: (time) => `= ${time}`,
  ticks: (value) => (value === 1 ? "tick" : "ticks"),
  notUnderstood: (name, value, allowed) => `“${name}=${value}” was not understood: ${allowed}.`,
  unknownName: "there is no setting of this name",
  repeated: "the setting stands there twice, the first one counts",
  tickAllowed: "a whole number of ticks from 0 on",
  oneOf: (names) => `one of ${names}`,
};

const ru: StageWords = {
  play: "Пуск",
  pause: "Пауза",
  toStart: "В начало",
  stepBack: "На такт назад",
  stepOn: "На такт вперёд",
  nextEvent: "К следующему стуку",
  moment: "Момент",
  speed: "Скорость",
  skipQuiet: "быстро проматывать тишину",
  more: "Ещё настройки",
  less: "Меньше настроек",
  open: "Правила и числа",
  close: "Закрыть",
  reset: "Вернуть всё как было",
  ownExample: "свой",
  picture: "Картина",
  playerKeys: [
    ["Пробел", "пуск и пауза"],
    ["← →", "на такт"],
    ["PgUp PgDn", "на секунду"],
    ["Home End", "начало, конец"],
  ],
  pictureKeys: [["Shift ← →", "читать картину по местам"]],
  notYet: "ещё нет",
  files: "Сохранить файлом",
  copyLink: "Ссылка на этот кадр",
  copied: "Ссылка скопирована",
  copyByHand: "Скопируйте адрес:",
  data: "Числа",
  dataRows: "Числа вокруг этого момента",
  computing: "считаем",
  cancel: "Остановить",
  broken: "Эта сцена сломалась. Текст вокруг неё цел.",
  retry: "Запустить сцену заново",
  lucky: "Удачное ли это зерно?",
  spreadOf: (runs) => `Тот же прогон при ${runs} зёрнах`,
  thisSeed: "это зерно",
  absentIn: (runs, written) =>
    `не достигнуто в ${written} ${pluralForm("ru", runs, { one: "прогоне", other: "прогонах" })}`,
  computedTo: (time) => `посчитано до ${time}`,
  allowedWhole: (min, max) => `целое число от ${min} до ${max}`,
  allowedShare: "доля p/q меньше 1, q не больше 1000, или 0",
  allowedText: "то, что пишет «Ссылка на этот кадр»",
  asSeconds: (time) => `= ${time}`,
  ticks: (value) => pluralForm("ru", value, { one: "такт", few: "такта", many: "тактов", other: "такта" }),
  notUnderstood: (name, value, allowed) => `Непонятно: «${name}=${value}». Можно так: ${allowed}.`,
  unknownName: "такой настройки нет",
  repeated: "настройка указана дважды, действует первая",
  tickAllowed: "целое число тактов от 0",
  oneOf: (names) => `одно из: ${names}`,
};

export const stageWords: Readonly<Record<Locale, StageWords>> = { en, ru };
