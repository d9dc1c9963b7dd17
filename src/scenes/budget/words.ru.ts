import { writeFraction } from "../../core/index.ts";
import { clockWords, columnWords, paramWords, plural } from "../words/ru.ts";
import type { BudgetWords, Outcome } from "./words.ts";

const requests = (load: number, written: string): string =>
  `${written} ${plural(load, "запрос", "запроса", "запросов")}`;

const retries = (value: number): string => `${value} ${plural(value, "повтора", "повторов", "повторов")}`;

export const ru: BudgetWords = {
  title: "Бюджет повторов",
  params: {
    budget: {
      label: "Бюджет повторов",
      choices: { none: "Без бюджета", ratio: "Доля первых попыток", perMinute: "Столько-то в минуту" },
    },
    rejectCost: paramWords.rejectCost,
    ratio: {
      label: "Доля повторов",
      toggle: (share) => `повторов не больше ${share} первых попыток`,
      help: "Повторы как доля первых попыток: p/q меньше 1 или 0",
    },
    burst: { label: "Можно накопить", unit: "повторов на процесс" },
    perMinute: { label: "Повторов в минуту", unit: "на процесс" },
    processes: { label: "Процессы", unit: "процессов" },
    arrivals: { label: "Новые запросы", unit: "за такт" },
    attempts: { label: "Попыток на запрос", unit: "считая первую" },
    capacity: paramWords.capacity,
    before: { label: "До сбоя" },
    outage: paramWords.outage,
    base: paramWords.base,
    cap: paramWords.cap,
    seed: paramWords.seed,
  },
  figures: {
    loadFactor: "попыток на запрос во время сбоя",
    withoutLoadFactor: "без бюджета",
    goodput: "получили ответ",
    withoutGoodput: "без бюджета",
    gaveUp: "сдались",
    withoutGaveUp: "без бюджета",
    peakLoad: "самый людный такт",
    withoutPeakLoad: "самый людный такт без бюджета",
    goodputAfter: "ответов после сбоя",
    withoutGoodputAfter: "без бюджета",
  },
  columns: {
    tick: columnWords.tick,
    time: columnWords.time,
    fresh: "Новые",
    load: columnWords.load,
    answered: columnWords.answered,
    rejected: columnWords.rejected,
    gaveUp: "Сдались",
    withoutLoad: "Запросы без бюджета",
    withoutAnswered: "Ответы без бюджета",
    withoutRejected: "Отказы без бюджета",
    withoutGaveUp: "Сдались без бюджета",
  },
  withShort: "с бюджетом",
  withoutShort: "без бюджета",
  without: "Без бюджета повторов",
  ...clockWords,
  budgetName: ({ budget, ratio, perMinute }) =>
    budget === "perMinute"
      ? `Не больше ${retries(perMinute)} в минуту на процесс`
      : `Повторов не больше ${writeFraction(ratio)} первых попыток`,
  budgetShort: ({ budget, ratio, perMinute }) =>
    budget === "perMinute" ? `${perMinute} в минуту` : `Бюджет ${writeFraction(ratio)}`,
  account: ({ factor, goodput, gaveUp, gaveUpWritten }) => {
    const answered = goodput === undefined ? "" : `ответ у ${goodput}`;
    const lost = `${plural(gaveUp, "сдался", "сдались", "сдались")} ${gaveUpWritten}`;
    const tries = factor === undefined ? "" : `попыток на запрос во время сбоя: ${factor}`;
    const load = factor === undefined ? "" : `нагрузка ×${factor}`;
    return [[tries, answered, lost], [load, answered, lost], [load, answered], [answered]].map((parts) =>
      parts.filter((part) => part !== "").join(", "),
    );
  },
  sentence: ({ time, down, without, budgeted, written }) => {
    const tick = ({ load, answered }: Outcome): string =>
      down || load === answered
        ? requests(load, written(load))
        : `${requests(load, written(load))}, из них с ответом ${written(answered)}`;
    const soFar = ({ goodput, gaveUp }: Outcome): string =>
      goodput === undefined
        ? "ответов пока нет, никто не сдался"
        : `всего ответ получили ${goodput}, ${plural(gaveUp, "сдался", "сдались", "сдались")} ${written(gaveUp)}`;
    const state = down ? "Сервер лежит" : "Сервер работает";
    if (budgeted === undefined)
      return `Без бюджета повторов, ${time}. ${state}: в этот такт ${tick(without)}; ${soFar(without)}.`;
    return (
      `${budgeted.name}, ${time}. ${state}: в этот такт ${tick(budgeted)}; ${soFar(budgeted)}. ` +
      `Без бюджета: ${tick(without)}; ${soFar(without)}.`
    );
  },
  pastTick: (name, { load, answered, gaveUp, written }) =>
    load === 0
      ? `${name} никто не стучался`
      : `${name} ${requests(load, written(load))}, ответов ${written(answered)}` +
        (gaveUp === 0 ? "" : `, ${plural(gaveUp, "сдался", "сдались", "сдались")} ${written(gaveUp)}`),
  futureTick: (name, waiting, written) =>
    waiting === 0
      ? `${name} повторов пока нет`
      : `${name} ${plural(waiting, "повторит", "повторят", "повторят")} ${written(waiting)}`,
};
