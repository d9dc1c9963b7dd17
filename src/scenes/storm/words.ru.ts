import { pluralForm } from "../format.ts";
import type { StormWords } from "./words.ts";

const plural = (value: number, one: string, few: string, many: string): string =>
  pluralForm("ru", value, { one, few, many, other: few });

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ru: StormWords = {
  title: "Шторм",
  params: {
    rule: {
      label: "Правило клиента",
      choices: {
        immediate: "Сразу",
        constant: "Ровная пауза",
        exponential: "Удвоение",
        full: "Полный джиттер",
        equal: "Половинный джиттер",
        decorrelated: "Декоррели\u00adрованный",
      },
    },
    rejectCost: {
      label: "Цена отказа",
      toggle: (cost) => `отказ стоит ${cost} ответа`,
      help: "Работа на отказ как доля ответа: p/q меньше 1 или 0",
    },
    clients: { label: "Клиенты", unit: "клиентов" },
    capacity: { label: "Мощность сервера", unit: "ответов за такт" },
    outage: { label: "Сбой" },
    base: { label: "Первый предел (base)" },
    cap: { label: "Потолок (cap)" },
    pause: { label: "Ровная пауза" },
    seed: { label: "Зерно" },
  },
  figures: {
    answered: "получили ответ",
    waiting: "ждут",
    requests: "запросов",
    requestsPerClient: "запросов на клиента",
    peakAfterOutage: "пик после сбоя",
    medianTick: "медиана ответа",
    lastTick: "последний ответ",
  },
  columns: {
    tick: "Такт",
    time: "Время",
    load: "Запросы",
    answered: "Ответы",
    rejected: "Отказы",
    waiting: "Ждут",
  },
  past: ["что видел сервер", "сервер видел", "было"],
  future: ["кто когда постучится", "постучатся", "будет"],
  now: (time) => `сейчас, ${time}`,
  serverDown: "сервер лежит",
  filled: "заливка: точек слишком много",
  axisSecond: (second) => `${second} с`,
  capacity: (perTick, value) => {
    const answers = `${perTick} ${plural(value, "ответ", "ответа", "ответов")} за такт`;
    return [`сервер может дать ${answers}`, answers, perTick];
  },
  shows: (seconds) => `на экране ${seconds} с`,
  sentence: ({
    time,
    rule,
    down,
    load,
    answered,
    refusalsFillServer,
    total,
    doneAnswered,
    waiting,
    settled,
    written,
  }) => {
    const head = `${ru.params.rule!.choices![rule]}, ${time}.`;
    const state = `Ответ получили ${written(doneAnswered)} из ${written(total)}, ${plural(waiting, "ждёт", "ждут", "ждут")} ${written(waiting)}.`;
    const knocking = `${plural(load, "стучится", "стучатся", "стучатся")} ${written(load)}`;
    if (settled) return `${head} Ответ получили все: ${written(doneAnswered)} из ${written(total)}.`;
    if (down) {
      return load === 0
        ? `${head} Сервер лежит, никто не стучится; ${plural(waiting, "ждёт", "ждут", "ждут")} ${written(waiting)}.`
        : `${head} Сервер лежит: ${knocking}, и все зря. ${plural(waiting, "Ждёт", "Ждут", "Ждут")} ${written(waiting)}.`;
    }
    if (load === 0) return `${head} Сервер работает и простаивает: в этот такт никто не стучится. ${state}`;
    if (refusalsFillServer)
      return `${head} Разом ${knocking}, и все силы сервера уходят на отказы: не проходит никто. ${state}`;
    if (answered === load)
      return `${head} ${capitalised(knocking)}, ${plural(load, "проходит", "проходят все", "проходят все")}. ${state}`;
    return `${head} ${capitalised(knocking)}: ${plural(answered, "проходит", "проходят", "проходят")} ${written(answered)}, отказ ${plural(load - answered, "получает", "получают", "получают")} ${written(load - answered)}. ${state}`;
  },
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
