import type { RuleId } from "../../core/index.ts";
import { pluralForm } from "../format.ts";
import type { ClockWords, StormPictureWords } from "./CrowdWords.ts";

/* Свои слова моделей, одни на все сцены. */

/** «1 запрос, 2 запроса, 5 запросов»; дробное число стоит с той же формой, что и 2. */
export const plural = (value: number, one: string, few: string, many: string): string =>
  pluralForm("ru", value, { one, few, many, other: few });

export const ruleNames: Readonly<Record<RuleId, string>> = {
  immediate: "Сразу",
  constant: "Ровная пауза",
  exponential: "Удвоение",
  full: "Полный джиттер",
  equal: "Половинный джиттер",
  decorrelated: "Декоррели\u00adрованный",
  fixedWindow: "Джиттер без роста",
};

export const paramWords = {
  rule: { label: "Правило клиента" },
  rejectCost: {
    label: "Цена отказа",
    toggle: (cost: string) => `отказ стоит ${cost} ответа`,
    help: "Работа на отказ как доля ответа: p/q меньше 1 или 0",
  },
  clients: { label: "Клиенты", unit: "клиентов" },
  capacity: { label: "Мощность сервера", unit: "ответов за такт" },
  outage: { label: "Сбой" },
  base: { label: "Первый предел (base)" },
  cap: { label: "Потолок (cap)" },
  pause: { label: "Ровная пауза" },
  seed: { label: "Зерно" },
};

export const figureWords = {
  answered: "получили ответ",
  waiting: "ждут",
  requests: "запросов",
  requestsPerClient: "запросов на клиента",
  peakAfterOutage: "пик после сбоя",
  medianTick: "медиана ответа",
  lastTick: "последний ответ",
};

export const columnWords = {
  tick: "Такт",
  time: "Время",
  load: "Запросы",
  answered: "Ответы",
  rejected: "Отказы",
  waiting: "Ждут",
};

export const clockWords: ClockWords = {
  serverDown: "сервер лежит",
  filled: "заливка: точек слишком много",
  now: (time) => `сейчас, ${time}`,
  axisSecond: (second) => `${second} с`,
  shows: (seconds) => `на экране ${seconds} с`,
  capacity: (perTick, value) => {
    const answers = `${perTick} ${plural(value, "ответ", "ответа", "ответов")} за такт`;
    return [`сервер может дать ${answers}`, answers, perTick];
  },
};

export const pictureWords: StormPictureWords = {
  ...clockWords,
  past: ["что видел сервер", "сервер видел", "было"],
  future: ["кто когда постучится", "постучатся", "будет"],
  pastTick: (time, { load, answered, rejected, down, written }) =>
    load === 0
      ? `${time}: никто не стучался`
      : down
        ? `${time}: ${written(load)} ${plural(load, "запрос", "запроса", "запросов")}, сервер лежит`
        : `${time}: запросов ${written(load)}, ответов ${written(answered)}, отказов ${written(rejected)}`,
  futureTick: (time, waiting, written) =>
    waiting === 0
      ? `${time}: на этот такт пока никого`
      : `${time}: ${plural(waiting, "постучится", "постучатся", "постучатся")} ${written} ${plural(waiting, "клиент", "клиента", "клиентов")}`,
};
