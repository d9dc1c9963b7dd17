import { paramWords, plural, ruleNames } from "../words/ru.ts";
import type { ScatterWords } from "./words.ts";

const rules = { ...ruleNames, exponential: "Без джиттера" };

const different = (value: number): string => plural(value, "разная пауза", "разные паузы", "разных пауз");

const retries = (value: number): string => plural(value, "повтор", "повтора", "повторов");

export const ru: ScatterWords = {
  title: "Сто клиентов, один неудачный миг",
  params: {
    rule: { ...paramWords.rule, choices: rules },
    reading: {
      label: "Что показано",
      choices: { pause: "Пауза в своём окне", time: "Время от начала сбоя" },
    },
    base: paramWords.base,
    cap: paramWords.cap,
    seed: paramWords.seed,
  },
  figures: {
    distinctLast: "разных восьмых пауз",
    minLast: "самая короткая",
    maxLast: "самая длинная",
    meanLast: "средняя",
    spanLastTime: "разброс восьмых повторов",
    busiestLastTime: "восьмых повторов в самом людном такте",
  },
  columns: {
    client: "Клиент",
    ...Object.fromEntries(Array.from({ length: 8 }, (_, k) => [`failure${k + 1}`, `Неудача ${k + 1}`])),
  },
  axis: (reading, narrow) => {
    const what = reading === "pause" ? "пауза после неудачи" : "время от начала сбоя";
    return narrow ? `${what}, шкала √` : `${what}; шкала корневая: короткие времена растянуты`;
  },
  rows: "№",
  row: (failure, narrow) => (narrow ? String(failure) : `неудача ${failure}`),
  all: (clients, time, reading) =>
    reading === "pause" ? `все ${clients} ждут ${time}` : `все ${clients} через ${time}`,
  between: (from, to) => `от ${from} до ${to}`,
  pauses: ({ rule, clients, failures, distinct, from, to }) =>
    distinct === 1
      ? `${rules[rule]}: после каждой неудачи все ${clients} клиентов ждут одинаково, после ${failures}-й ${to}.`
      : `${rules[rule]}: после ${failures}-й неудачи у ${clients} клиентов ${distinct} ${different(distinct)}, от ${from} до ${to}.`,
  times: ({ rule, clients, failures, together, at, span, busiest }) =>
    together
      ? `${rules[rule]}: все ${clients} клиентов делают ${failures}-й повтор в один такт, через ${at} после начала сбоя.`
      : `${rules[rule]}: ${failures}-е повторы ${clients} клиентов растянуты на ${span}, в самом людном такте ${busiest} ${retries(busiest)}.`,
  client: (number, pauses, total) => `Клиент ${number} ждёт ${pauses}: всего ${total}`,
};
