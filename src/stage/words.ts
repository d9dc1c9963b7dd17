import type { Locale } from "../locales/locale.ts";

/** What is said round every scene, whatever of it is shown. Times come in written. */
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
  readonly picture: string;
  readonly computing: string;
  readonly cancel: string;
  readonly broken: string;
  readonly retry: string;
}

const en: StageWords = {
  play: "Play",
  pause: "Pause",
  toStart: "To the start",
  stepBack: "One step back",
  stepOn: "One step forward",
  nextEvent: "To the next event",
  moment: "Moment",
  speed: "Speed",
  skipQuiet: "speed through quiet stretches",
  picture: "Picture",
  computing: "computing",
  cancel: "Stop",
  broken: "This scene has failed. The text around it still works.",
  retry: "Start the scene again",
};

const ru: StageWords = {
  play: "Пуск",
  pause: "Пауза",
  toStart: "В начало",
  stepBack: "На шаг назад",
  stepOn: "На шаг вперёд",
  nextEvent: "К следующему событию",
  moment: "Момент",
  speed: "Скорость",
  skipQuiet: "быстро проматывать тишину",
  picture: "Картина",
  computing: "считаем",
  cancel: "Остановить",
  broken: "Эта сцена сломалась. Текст вокруг неё цел.",
  retry: "Запустить сцену заново",
};

export const stageWords: Readonly<Record<Locale, StageWords>> = { en, ru };
