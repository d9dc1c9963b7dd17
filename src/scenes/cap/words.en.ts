import { pluralForm } from "../format.ts";
import { columnWords, figureWords, nth, paramWords, pictureWords } from "../words/en.ts";
import type { CapWords } from "./words.ts";

const clients = {
  socketIo: "socket.io",
  ky: "ky",
  asyncRetry: "async-retry",
  kafkajs: "kafkajs",
  tenacity: "tenacity",
};

export const en: CapWords = {
  title: "Where the cap sits",
  params: {
    client: { label: "The client’s library", choices: clients },
    capApplied: {
      label: "What the cap is applied to",
      choices: { final: "Cap on the drawn pause", raw: "Cap on the limit" },
    },
    clients: paramWords.clients,
    capacity: paramWords.capacity,
    outage: paramWords.outage,
    rejectCost: paramWords.rejectCost,
    seed: paramWords.seed,
  },
  figures: { ...figureWords, peakLate: "largest load once pauses reach the cap" },
  columns: columnWords,
  ...pictureWords,
  formula: (client, applied, cap) => {
    const drawn = {
      socketIo: (limit: string) => `${limit} ± 50%`,
      ky: (limit: string) => `random × ${limit}`,
      asyncRetry: (limit: string) => `(1 + random) × ${limit}`,
      kafkajs: (limit: string) => `${limit} ± 20%`,
      tenacity: (limit: string) => (applied === "final" ? `${limit} + random × 3 s` : `random × ${limit}`),
    }[client];
    const pause = applied === "final" ? `min(${drawn("limit")}, ${cap})` : drawn(`min(limit, ${cap})`);
    return `${clients[client]}: ${pause}`;
  },
  cap: "cap",
  axis: (narrow) =>
    narrow ? "pause, √ scale" : "the pause, on a square-root scale; a dot is one client in a hundred",
  exactly: (cap) => [`wait exactly ${cap}`, `exactly ${cap}`],
  row: (retry, narrow) => (narrow ? String(retry) : `pause ${retry}`),
  retry: (retry, from, to, share, cap) =>
    `${nth(retry)} pause: ${from} to ${to}; ${share} wait exactly ${cap}`,
  pauses: ({ client, capApplied, cap, allFrom, last, lastShare, writtenShare }) => {
    const head = `${en.params.capApplied!.choices![capApplied]!}, ${clients[client]}:`;
    if (allFrom !== undefined)
      return `${head} from the ${nth(allFrom)} pause on all clients wait exactly ${cap}.`;
    if (lastShare >= 0.005)
      return `${head} at the ${nth(last)} pause ${writtenShare} of the clients wait exactly ${cap}.`;
    return `${head} the limit stays at ${cap}, and the pauses go on differing.`;
  },
  moment: ({ time, down, load, answered, done, total, written }) => {
    const knocks = pluralForm("en", load, { one: "knocks", other: "knock" });
    const what =
      load === 0
        ? "nobody knocks"
        : down
          ? `${written(load)} ${knocks}, and the server is down`
          : `${written(load)} ${knocks}, ${written(answered)} ${answered === 1 ? "gets" : "get"} through`;
    return `At ${time} ${what}; ${written(done)} of ${written(total)} ${done === 1 ? "has" : "have"} been answered.`;
  },
};
