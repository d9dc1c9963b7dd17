import type { Locale } from "./locale.ts";

/** The words of the page's frame: everything around the prose. */
export interface PageWords {
  readonly language: string;
  readonly title: string;
  readonly tagline: string;
  readonly lead: string;
  readonly description: string;
  readonly skip: string;
  readonly contents: string;
  readonly parts: readonly [string, string, string];
  readonly part: (numeral: string) => string;
  readonly chapter: (number: number) => string;
  readonly linkTo: (heading: string) => string;
  readonly theme: {
    readonly label: string;
    readonly system: string;
    readonly light: string;
    readonly dark: string;
  };
  readonly sources: string;
  readonly source: (short: string) => string;
  readonly footer: string;
  readonly lost: { readonly title: string; readonly text: string; readonly home: string };
}

const en: PageWords = {
  language: "English",
  title: "Retry Storm",
  tagline: "The server is back. Nobody gets through.",
  lead: "A server returns after an outage, and thousands of clients knock at once. Whether they get their answers in seconds or never depends on how each of them waits. An article to play with: pick a rule, watch every request, count the cost.",
  description:
    "Retries, backoff and jitter, explained with simulations to play with: how clients bring down a server the moment it returns, and how chance saves it.",
  skip: "Skip to the text",
  contents: "Contents",
  parts: ["The client’s side", "The server’s side: shedding load", "Your turn"],
  part: (numeral) => `Part ${numeral}`,
  chapter: (number) => `Chapter ${number}`,
  linkTo: (heading) => `Link to “${heading}”`,
  theme: { label: "Colours", system: "as the system", light: "light", dark: "dark" },
  sources: "Sources",
  source: (short) => `Source: ${short}`,
  footer:
    "Every number that a model can give is computed from it when this page is built. The page asks no other host for anything and keeps no cookies.",
  lost: {
    title: "Nothing answers here",
    text: "This address leads nowhere, and trying again will not help.",
    home: "To the article",
  },
};

const ru: PageWords = {
  language: "Русский",
  title: "Шторм повторов",
  tagline: "Сервер вернулся. Пробиться не может никто.",
  lead: "Сервер поднялся после сбоя, и к нему разом стучатся тысячи клиентов. Получат они ответ за секунды или не получат никогда, зависит от того, как каждый из них ждёт. Эту статью можно не только читать: выберите правило, проследите за каждым запросом и посчитайте, чего это стоит.",
  description:
    "Повторные запросы, растущие паузы и джиттер в симуляциях, которые можно трогать руками: как клиенты добивают едва оживший сервер и как его спасает случай.",
  skip: "Сразу к тексту",
  contents: "Содержание",
  parts: ["Сторона клиента", "Сторона сервера: сброс нагрузки", "Ваш ход"],
  part: (numeral) => `Часть ${numeral}`,
  chapter: (number) => `Глава ${number}`,
  linkTo: (heading) => `Ссылка на «${heading}»`,
  theme: { label: "Цвета", system: "как в системе", light: "светлые", dark: "тёмные" },
  sources: "Источники",
  source: (short) => `Источник: ${short}`,
  footer:
    "Все числа, которые может дать модель, вычислены по ней при сборке страницы. Страница ничего не запрашивает с других серверов и не хранит куки.",
  lost: {
    title: "Здесь никто не отвечает",
    text: "По этому адресу ничего нет, и повторный запрос не поможет.",
    home: "К статье",
  },
};

export const pageWords: { readonly [L in Locale]: PageWords } = { en, ru };
