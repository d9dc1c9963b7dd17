import { capitalised } from "../format.ts";
import { plural } from "../words/ru.ts";
import type { AmplificationWords, Written } from "./words.ts";

const requests = ({ text, value }: Written): string =>
  `${text} ${plural(value, "запрос", "запроса", "запросов")}`;
const clicks = ({ text, value }: Written): string => `${text} ${plural(value, "клик", "клика", "кликов")}`;

export const ru: AmplificationWords = {
  title: "Повторы слоями",
  params: {
    graph: {
      label: "Граф",
      choices: {
        threeLayers: "три слоя по 4 попытки",
        fiveLayers: "пять слоёв по 3 попытки",
        diamond: "ромб",
        shop: "магазин из двенадцати сервисов",
      },
    },
    remedy: {
      label: "Средство",
      choices: {
        none: "повторяет каждый слой",
        topOnly: "только верхний слой",
        lastOnly: "только слой над поломкой",
        budget: "бюджет повторов 10\u00a0% на слой",
        doNotRetry: "«перегрузка, не повторяйте»",
      },
    },
    seed: { label: "Зерно", help: "Везение этого клика, если сервисы отказывают случайно" },
  },
  figures: {
    requests: "сделано запросов",
    worst: "на самый нагруженный сервис",
    worstFactor: "в среднем на него за клик",
    success: "кликов с ответом",
  },
  columns: {
    requests: "Запросы",
    caller: "Откуда",
    service: "Куда",
    attempt: "Попытка",
    onService: "Там пока",
  },
  user: (clicked) => (clicked.value === 1 ? "клик" : clicks(clicked)),
  requests: (made) => plural(made.value, "запрос", "запроса", "запросов"),
  onAverage: (mean) => [`в среднем ${mean}`, `ср. ${mean}`, `ø ${mean}`],
  broken: "сломан",
  failsAt: (share) => [`отказ ${share}`, share],
  neverCalled: ["не вызывали", "–"],
  succeeds: (share) => [`ответ ${share}`, share],
  tries: (attempts) => [
    `${attempts.text} ${plural(attempts.value, "попытка", "попытки", "попыток")}`,
    `×${attempts.text}`,
  ],
  withBudget: (tries, budget) => `${tries}, ≤ ${budget}`,
  compare: (service, clicked) => [
    `Сколько получит ${service} на ${clicked.value === 1 ? "один клик" : clicks(clicked)}, если…`,
    `${service}, если…`,
    "Если…",
  ],
  answered: "с ответом",
  perTick: (count) => `один шаг — ${count} запросов`,
  tooMany: ["запросов слишком много: показаны ожидаемые числа", "ожидаемые числа"],
  filled: ["заливка: точек слишком много", "заливка"],
  sentence: ({ clicks: clicked, requests: made, over, certain, most, newest, success, sure }) => {
    const one = clicked.value === 1;
    const click = one ? "Один клик" : capitalised(clicks(clicked));
    if (most === undefined) return `${click}, и за ним пока ничего.`;
    const busiest = `из них ${most.requests.text} на ${most.service}`;
    if (!over && newest !== undefined) {
      const from = newest.caller === undefined ? "пользователь" : newest.caller;
      return `${click}, пока ${requests(made)}, ${busiest}. Сейчас ${from} вызывает ${newest.service}, попытка ${newest.attempt}.`;
    }
    const end =
      sure === 0
        ? "В ответ всё равно ошибка"
        : sure === 1
          ? "Ответ получен"
          : `Ответ получают ${success} таких кликов`;
    const all = certain
      ? `${click} — ${requests(made)}`
      : `На этот раз ${one ? "один клик" : clicks(clicked)} — ${requests(made)}`;
    return `${all}, ${busiest}. ${end}.`;
  },
  onUser: (made, success) => `пользователь: ${requests(made)}, с ответом ${success}`,
  onService: (service, made, failed, state) => `${service}: ${requests(made)}, отказов ${failed}${state}`,
  onCall: (caller, to, made, tries) =>
    `${caller} → ${to}: ${requests(made)}, на вызов не больше чем ${tries}`,
  onRemedy: (remedy, made, service, success) =>
    `${remedy}: на ${service} ${requests(made)}, с ответом ${success}`,
};
