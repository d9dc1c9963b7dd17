import { columnWords, figureWords, paramWords, pictureWords, ruleNames } from "../words/en.ts";
import type { StormWords } from "./words.ts";

const wait = (clients: number): string => (clients === 1 ? "waits" : "wait");

export const en: StormWords = {
  title: "The storm",
  params: { ...paramWords, rule: { ...paramWords.rule, choices: ruleNames, compare: "Compare all rules" } },
  figures: figureWords,
  columns: columnWords,
  ...pictureWords,
  modelEnds: "The model does not go on from here.",
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
    const state = `${written(doneAnswered)} of ${written(total)} ${doneAnswered === 1 ? "is" : "are"} answered, ${written(waiting)} ${wait(waiting)}.`;
    if (settled) return `${head} Everybody has been answered: ${written(doneAnswered)} of ${written(total)}.`;
    if (down) {
      return load === 0
        ? `${head} The server is down and nobody knocks; ${written(waiting)} ${wait(waiting)}.`
        : `${head} The server is down: ${written(load)} ${load === 1 ? "knocks, in vain" : "knock, all in vain"}. ${written(waiting)} ${wait(waiting)}.`;
    }
    if (load === 0) return `${head} The server is up and idle: nobody knocks in this tick. ${state}`;
    if (refusalsFillServer)
      return `${head} ${written(load)} knock at once, and refusing them takes all that the server can do: nobody gets through. ${state}`;
    if (answered === load)
      return `${head} ${written(load)} ${load === 1 ? "knocks and gets" : "knock and all get"} through. ${state}`;
    return `${head} ${written(load)} knock, ${written(answered)} ${answered === 1 ? "gets" : "get"} through, ${written(load - answered)} ${load - answered === 1 ? "is" : "are"} refused. ${state}`;
  },
};
