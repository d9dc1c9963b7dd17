import { capitalised } from "../format.ts";
import { columnWords, figureWords, paramWords, pictureWords, plural, ruleNames } from "../words/ru.ts";
import type { StormWords } from "./words.ts";

export const ru: StormWords = {
  title: "Шторм",
  params: {
    ...paramWords,
    rule: { ...paramWords.rule, choices: ruleNames, compare: "Сравнить все правила" },
  },
  figures: figureWords,
  columns: columnWords,
  ...pictureWords,
  modelEnds: "Дальше модель не считает.",
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
    const head = `${ruleNames[rule]}, ${time}.`;
    const state = `Ответ ${plural(doneAnswered, "получил", "получили", "получили")} ${written(doneAnswered)} из ${written(total)}, ${plural(waiting, "ждёт", "ждут", "ждут")} ${written(waiting)}.`;
    const knocking = `${plural(load, "стучится", "стучатся", "стучатся")} ${written(load)}`;
    if (settled) return `${head} Ответ получили все: ${written(doneAnswered)} из ${written(total)}.`;
    if (down) {
      return load === 0
        ? `${head} Сервер лежит, никто не стучится; ${plural(waiting, "ждёт", "ждут", "ждут")} ${written(waiting)}.`
        : `${head} Сервер лежит: ${knocking}, ${load === 1 ? "и зря" : "и все зря"}. ${plural(waiting, "Ждёт", "Ждут", "Ждут")} ${written(waiting)}.`;
    }
    if (load === 0) return `${head} Сервер работает и простаивает: в этот такт никто не стучится. ${state}`;
    if (refusalsFillServer)
      return `${head} Разом ${knocking}, и все силы сервера уходят на отказы: не проходит никто. ${state}`;
    if (answered === load)
      return `${head} ${capitalised(knocking)}, ${load === 1 ? "проходит" : "проходят все"}. ${state}`;
    return `${head} ${capitalised(knocking)}: ${plural(answered, "проходит", "проходят", "проходят")} ${written(answered)}, отказ ${plural(load - answered, "получает", "получают", "получают")} ${written(load - answered)}. ${state}`;
  },
};
