import type { StormWords } from "./words.ts";

export const en: StormWords = {
  title: "The storm",
  params: {
    rule: {
      label: "The client's rule",
      choices: {
        immediate: "At once",
        constant: "Fixed pause",
        exponential: "Doubling",
        full: "Full jitter",
        equal: "Equal jitter",
        decorrelated: "Decorrelated",
      },
    },
    rejectCost: {
      label: "Cost of a refusal",
      toggle: (cost) => `a refusal costs ${cost} of an answer`,
      help: "Work of a refusal as a share of an answer: p/q below 1, or 0",
    },
    clients: { label: "Clients", unit: "clients" },
    capacity: { label: "Capacity", unit: "answers a tick" },
    outage: { label: "Outage" },
    base: { label: "First limit (base)" },
    cap: { label: "Highest limit (cap)" },
    pause: { label: "Fixed pause" },
    seed: { label: "Seed" },
  },
  figures: {
    answered: "answered",
    waiting: "waiting",
    requests: "requests",
    requestsPerClient: "requests a client",
    peakAfterOutage: "peak after the outage",
    medianTick: "median answer",
    lastTick: "last answer",
  },
  columns: {
    tick: "Tick",
    time: "Time",
    load: "Requests",
    answered: "Answered",
    rejected: "Refused",
    waiting: "Waiting",
  },
  past: ["what the server saw", "the server saw", "past"],
  future: ["waiting to knock", "to come"],
  now: (time) => `now, ${time}`,
  serverDown: "server down",
  filled: "filled: too many for dots",
  axisSecond: (second) => `${second} s`,
  capacity: (perTick) => [`the server can answer ${perTick} a tick`, `capacity ${perTick} a tick`, perTick],
  shows: (seconds) => `${seconds} s in view`,
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
    const head = `${en.params.rule!.choices![rule]}, ${time}.`;
    const state = `${written(doneAnswered)} of ${written(total)} are answered, ${written(waiting)} wait.`;
    if (settled) return `${head} Everybody has been answered: ${written(doneAnswered)} of ${written(total)}.`;
    if (down) {
      return load === 0
        ? `${head} The server is down and nobody knocks; ${written(waiting)} wait.`
        : `${head} The server is down: ${written(load)} knock, all in vain. ${written(waiting)} wait.`;
    }
    if (load === 0) return `${head} The server is up and idle: nobody knocks in this tick. ${state}`;
    if (refusalsFillServer)
      return `${head} ${written(load)} knock at once, and refusing them takes all that the server can do: nobody gets through. ${state}`;
    if (answered === load)
      return `${head} ${written(load)} ${load === 1 ? "knocks and gets" : "knock and all get"} through. ${state}`;
    return `${head} ${written(load)} knock, ${written(answered)} get through, ${written(load - answered)} are refused. ${state}`;
  },
  pastTick: (time, { load, answered, rejected, down, written }) =>
    load === 0
      ? `${time}: nobody knocked`
      : down
        ? `${time}: ${written(load)} knocked, server down`
        : `${time}: ${written(load)} knocked, ${written(answered)} answered, ${written(rejected)} refused`,
  futureTick: (time, waiting, written) =>
    waiting === 0
      ? `${time}: nobody waits for this tick yet`
      : `${time}: ${written} ${waiting === 1 ? "client" : "clients"} will knock`,
};
