import { paramWords, plural } from "../words/ru.ts";
import type { Message } from "./story.ts";
import type { IdempotencyWords } from "./words.ts";

const ordinals = [
  "первый",
  "второй",
  "третий",
  "четвёртый",
  "пятый",
  "шестой",
  "седьмой",
  "восьмой",
  "девятый",
  "десятый",
];
const times = (count: number): string =>
  count === 1 ? "один раз" : count === 2 ? "дважды" : `${count} ${plural(count, "раз", "раза", "раз")}`;
const tries = (count: number): string => `${count} ${plural(count, "попытки", "попыток", "попыток")}`;
const chargesOf = (count: number, written: string): string =>
  `${written} ${plural(count, "списание", "списания", "списаний")}`;

const name: IdempotencyWords["name"] = ({ kind, attempt }) => {
  const request = `${ordinals[attempt - 1]} запрос`;
  return kind === "request" ? request : `ответ на ${request}`;
};

/** Если их больше, сообщения не названы, а сосчитаны. */
const MOST_NAMED = 2;
const lostMessages = (lost: readonly Message[]): string => {
  if (lost.length > MOST_NAMED)
    return `Потеряно ${lost.length} ${plural(lost.length, "сообщение", "сообщения", "сообщений")}`;
  const names = lost.map(name);
  const last = names.pop();
  return names.length === 0 ? `Потерян ${last}` : `Потеряны ${names.join(", ")} и ${last}`;
};

const keys = {
  none: "Без ключа",
  same: "Один ключ на все попытки",
  newEachTry: "Новый ключ на каждую попытку",
} as const;

export const ru: IdempotencyWords = {
  title: "Списано дважды",
  params: {
    lose: {
      label: "Что теряется",
      choices: {
        nothing: "Ничего не теряется",
        request: "Первый запрос",
        answer: "Первый ответ",
        listed: "На ваш выбор",
        rate: "Любое сообщение, случайно",
      },
    },
    lost: { label: "Потерянные сообщения" },
    key: { label: "Ключ идемпотентности", choices: keys },
    lossRate: {
      label: "Доля потерь",
      toggle: (rate) => `теряется ${rate} всех сообщений`,
      help: "Вероятность потерять каждое сообщение, для толпы: p/q меньше 1 или 0",
    },
    customers: { label: "Покупатели", unit: "в толпе" },
    attempts: { label: "Попыток на платёж", unit: "считая первую" },
    seed: paramWords.seed,
  },
  figures: {
    charged: "заплатили",
    charges: "списаний",
    doubleCharges: "лишних списаний",
    unpaid: "сдались, не списано",
    chargedUnknown: "сдались, хотя списано",
  },
  columns: {
    tick: "Сообщение",
    once: "Списано раз, знают",
    twice: "Списано больше раза",
    unknown: "Списано раз, не знают",
    unpaid: "Сдались, не списано",
    waiting: "Пока без ответа",
    requests: "Запросы",
    charges: "Списания",
    doubleCharges: "Лишние списания",
  },
  client: "покупатель",
  server: "сервер",
  ledger: ["что он списал с карты", "списания"],
  tries: (attempt) =>
    attempt === 1 ? ["платит", ""] : ["ответа нет: ещё попытка", "ещё попытка", "ещё раз"],
  learns: ["знает, что оплачено", "оплачено"],
  givesUp: ["ответа нет: сдаётся", "сдаётся"],
  request: ({ key, lost }) => {
    const text = key === undefined ? "спиши с карты" : `спиши с карты, ключ ${key}`;
    const short = key === undefined ? "спиши" : `спиши, ключ ${key}`;
    return lost ? [`${text}: потерян`, `${short}: потерян`, "потерян"] : [text, short];
  },
  answer: ({ lost }) => (lost ? ["списано: потерян", "потерян"] : ["списано"]),
  serverDoes: ({ charged, charges, key }) => {
    if (!charged)
      return [`ключ ${key} знаком: второй раз не списывает`, `ключ ${key} знаком`, `знает ${key}`];
    if (charges === 1) return ["списывает с карты", "списание 1"];
    return [`списывает снова: списание ${charges}`, `списание ${charges}`];
  },
  verdict: ({ charges, state }) => {
    const charged = charges === 0 ? "Не списано" : `Списано ${times(charges)}`;
    switch (state) {
      case "waiting":
        return [`Пока ${charged.toLowerCase()}, ответа нет`, charged];
      case "knows":
        return charges === 1
          ? ["Списано один раз, и покупатель это знает", charged]
          : [`${charged}, а покупатель думает, что один раз`, charged];
      case "gaveUp":
        return charges === 0
          ? ["Не списано, и покупка не состоялась", charged]
          : [`${charged}, а покупатель об этом не знает`, charged];
    }
  },
  nothingYet: "ещё ничего не отправлено",
  name,
  message: (message) => {
    const { kind, lost, charged, charges, key } = message;
    const withKey = key === undefined ? "" : ` с ключом ${key}`;
    if (kind === "request") {
      const request = `${name(message)}${withKey}`;
      if (lost) return `${request} теряется в пути`;
      return charged
        ? `${request} доходит: списание ${charges}`
        : `${request} доходит: ключ серверу знаком, второй раз он не списывает`;
    }
    return `${name(message)} ${lost ? "теряется в пути" : "доходит"}`;
  },
  storySentence: ({ key, charges, state, tries: made, lost: messages }) => {
    if (made === 0) return `${keys[key]}. Покупатель сейчас заплатит.`;
    const unknown = messages.some(({ kind }) => kind === "answer")
      ? state === "knows"
        ? ": деньги уже были списаны, но знать этого покупатель не мог"
        : ": деньги списаны, а покупатель этого знать не может"
      : "";
    const lost = messages.length === 0 ? "" : ` ${lostMessages(messages)}${unknown}.`;
    const charged = charges === 0 ? "деньги не списаны" : `деньги списаны ${times(charges)}`;
    const end =
      state === "waiting"
        ? "покупатель ждёт ответа"
        : state === "knows"
          ? "у покупателя есть ответ"
          : "покупатель сдаётся";
    return `${keys[key]}.${lost} После ${tries(made)} ${charged}, ${end}.`;
  },
  bands: (count, attempts) => ({
    once: ["списано один раз, и они это знают", "списано один раз"],
    twice: ["списано дважды или больше", "списано дважды"],
    unknown: ["списано один раз, сдались, не зная", "списано, не знают"],
    unpaid: [`не списано после ${tries(attempts)}`, "не списано"],
    waiting: [plural(count, "ждёт ответа", "ждут ответа", "ждут ответа"), "ждут"],
  }),
  total: ({ charges, doubleCharges, written }) => {
    const all = chargesOf(charges, written(charges));
    const extra = plural(doubleCharges, "лишнее", "лишних", "лишних");
    return doubleCharges === 0
      ? [`${all}, лишних нет`, all]
      : [
          `${all}, из них ${written(doubleCharges)} ${extra}`,
          `${written(doubleCharges)} ${plural(doubleCharges, "лишнее списание", "лишних списания", "лишних списаний")}`,
        ];
  },
  crowdSentence: ({
    key,
    lossRate,
    customers,
    charged,
    chargedTwice,
    doubleCharges,
    unpaid,
    chargedUnknown,
    waiting,
    written,
  }) => {
    const twice =
      chargedTwice === 0
        ? "больше одного раза ни у кого"
        : `больше одного раза у ${written(chargedTwice)} (лишних списаний ${written(doubleCharges)})`;
    const rest =
      waiting > 0
        ? `Без ответа пока ${written(waiting)}.`
        : unpaid + chargedUnknown === 0
          ? "Никто не сдался."
          : `Сдались, и деньги не списаны: ${written(unpaid)}; сдались, хотя деньги списаны: ${written(chargedUnknown)}.`;
    return `${keys[key]}, теряется ${lossRate} сообщений. Деньги списаны у ${written(charged)} из ${written(customers)}, ${twice}. ${rest}`;
  },
};
