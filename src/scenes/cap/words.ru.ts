import { columnWords, figureWords, paramWords, pictureWords, plural } from "../words/ru.ts";
import type { CapWords } from "./words.ts";

const clients = {
  socketIo: "socket.io",
  ky: "ky",
  asyncRetry: "async-retry",
  kafkajs: "kafkajs",
  tenacity: "tenacity",
};

export const ru: CapWords = {
  title: "К чему применён потолок",
  params: {
    client: { label: "Библиотека клиента", choices: clients },
    capApplied: {
      label: "К чему применён потолок",
      choices: { final: "Потолок для готовой паузы", raw: "Потолок для предела" },
    },
    clients: paramWords.clients,
    capacity: paramWords.capacity,
    outage: paramWords.outage,
    rejectCost: paramWords.rejectCost,
    seed: paramWords.seed,
  },
  figures: { ...figureWords, peakLate: "пик, когда паузы дошли до потолка" },
  columns: columnWords,
  ...pictureWords,
  formula: (client, applied, cap) => {
    const drawn = {
      socketIo: (limit: string) => `${limit} ±\u00a050\u00a0%`,
      ky: (limit: string) => `random × ${limit}`,
      asyncRetry: (limit: string) => `(1 + random) × ${limit}`,
      kafkajs: (limit: string) => `${limit} ±\u00a020\u00a0%`,
      tenacity: (limit: string) => (applied === "final" ? `${limit} + random × 3 с` : `random × ${limit}`),
    }[client];
    const pause = applied === "final" ? `min(${drawn("предел")}; ${cap})` : drawn(`min(предел; ${cap})`);
    return `${clients[client]}: ${pause}`;
  },
  cap: "потолок",
  axis: (narrow) => (narrow ? "пауза, шкала √" : "пауза, шкала корневая; точка — один клиент из ста"),
  exactly: (cap) => [`ждут ровно ${cap}`, `ровно ${cap}`],
  row: (retry, narrow) => (narrow ? String(retry) : `пауза ${retry}`),
  retry: (retry, from, to, share, cap) => `${retry}-я пауза: от ${from} до ${to}; ровно ${cap} ждут ${share}`,
  pauses: ({ client, capApplied, cap, allFrom, last, lastShare, writtenShare }) => {
    const head = `${ru.params.capApplied!.choices![capApplied]!}, ${clients[client]}:`;
    if (allFrom !== undefined) return `${head} с ${allFrom}-й паузы все клиенты ждут ровно ${cap}.`;
    if (lastShare >= 0.005) return `${head} на ${last}-й паузе ровно ${cap} ждут ${writtenShare} клиентов.`;
    return `${head} предел остаётся на ${cap}, а паузы по-прежнему разные.`;
  },
  moment: ({ time, down, load, answered, done, total, written }) => {
    const knocks = plural(load, "стучится", "стучатся", "стучатся");
    const through = plural(answered, "проходит", "проходят", "проходят");
    const what =
      load === 0
        ? "никто не стучится"
        : down
          ? `${knocks} ${written(load)}, сервер лежит`
          : `${knocks} ${written(load)}, ${through} ${written(answered)}`;
    return `На отметке ${time} ${what}; ответ ${plural(done, "получил", "получили", "получили")} ${written(done)} из ${written(total)}.`;
  },
};
