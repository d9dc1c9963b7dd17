import { capitalised } from "../format.ts";
import { paramWords } from "../words/en.ts";
import type { Message } from "./story.ts";
import type { IdempotencyWords } from "./words.ts";

const ordinals = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];
const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
const customers = (count: number, written: string): string =>
  `${written} ${count === 1 ? "customer" : "customers"}`;
const isAre = (count: number): string => (count === 1 ? "is" : "are");
const wasWere = (count: number): string => (count === 1 ? "was" : "were");

const name: IdempotencyWords["name"] = ({ kind, attempt }) => {
  const request = `the ${ordinals[attempt - 1]} request`;
  return kind === "request" ? request : `the answer to ${request}`;
};

/** More messages are counted, not named. */
const MOST_NAMED = 2;
const lostMessages = (lost: readonly Message[]): string => {
  if (lost.length > MOST_NAMED) return `${lost.length} messages were lost`;
  const names = lost.map(name);
  const last = names.pop();
  const all = names.length === 0 ? `${last} was` : `${names.join(", ")} and ${last} were`;
  return `${capitalised(all)} lost`;
};

const keys = {
  none: "No key",
  same: "One key for all tries",
  newEachTry: "A new key for each try",
} as const;

export const en: IdempotencyWords = {
  title: "Charged twice",
  params: {
    lose: {
      label: "What is lost",
      choices: {
        nothing: "Nothing is lost",
        request: "The first request",
        answer: "The first answer",
        listed: "Your choice",
        rate: "Any message, by chance",
      },
    },
    lost: { label: "Lost messages" },
    key: { label: "Idempotency key", choices: keys },
    lossRate: {
      label: "Loss rate",
      toggle: (rate) => `${rate} of all messages are lost`,
      help: "Chance that a message of the crowd is lost: p/q below 1, or 0",
    },
    customers: { label: "Customers", unit: "in the crowd" },
    attempts: { label: "Attempts per payment", unit: "including the first" },
    seed: paramWords.seed,
  },
  figures: {
    charged: "customers charged",
    charges: "charges",
    doubleCharges: "charges too many",
    unpaid: "gave up, not charged",
    chargedUnknown: "gave up, though charged",
  },
  columns: {
    tick: "Message",
    once: "Charged once, know it",
    twice: "Charged more than once",
    unknown: "Charged once, do not know it",
    unpaid: "Gave up, not charged",
    waiting: "Without an answer yet",
    requests: "Requests",
    charges: "Charges",
    doubleCharges: "Charges too many",
  },
  client: "customer",
  server: "server",
  ledger: ["what it charges to the card", "charges"],
  tries: (attempt) => (attempt === 1 ? ["pays", ""] : ["no answer: tries again", "tries again", "again"]),
  learns: ["knows that it is paid", "is paid", "paid"],
  givesUp: ["no answer: gives up", "gives up"],
  request: ({ key, lost }) => {
    const text = key === undefined ? "charge the card" : `charge the card, key ${key}`;
    const short = key === undefined ? "charge" : `charge, key ${key}`;
    return lost ? [`${text}: lost`, `${short}: lost`, "lost"] : [text, short];
  },
  answer: ({ lost }) => (lost ? ["charged: lost", "lost"] : ["charged"]),
  serverDoes: ({ charged, charges, key }) => {
    if (!charged)
      return [`knows key ${key}: does not charge again`, `key ${key} known: no charge`, `knows ${key}`];
    if (charges === 1) return ["charges the card", "charge 1"];
    return [`charges it again: charge ${charges}`, `charge ${charges}`];
  },
  verdict: ({ charges, state }) => {
    const charged = charges === 0 ? "Not charged" : `Charged ${times(charges)}`;
    switch (state) {
      case "waiting":
        return [`${charged} so far, no answer yet`, charged];
      case "knows":
        return charges === 1
          ? ["Charged once, and the customer knows", charged]
          : [`${charged}, and the customer believes it was once`, charged];
      case "gaveUp":
        return charges === 0
          ? ["Not charged, and nothing to show for it", charged]
          : [`${charged}, and the customer does not know`, charged];
    }
  },
  nothingYet: "nothing has been sent yet",
  name,
  message: (message) => {
    const { kind, lost, charged, charges, key } = message;
    const withKey = key === undefined ? "" : ` with key ${key}`;
    if (kind === "request") {
      const request = `${name(message)}${withKey}`;
      if (lost) return `${request} is lost on its way`;
      return charged
        ? `${request} arrives: charge ${charges}`
        : `${request} arrives: the server knows the key and does not charge again`;
    }
    return `${name(message)} ${lost ? "is lost on its way" : "arrives"}`;
  },
  storySentence: ({ key, charges, state, tries, lost: messages }) => {
    if (tries === 0) return `${keys[key]}. The customer is about to pay.`;
    const unknown = messages.some(({ kind }) => kind === "answer")
      ? state === "knows"
        ? ": the card had been charged, and the customer could not know"
        : ": the card was charged, and the customer cannot know"
      : "";
    const lost = messages.length === 0 ? "" : ` ${lostMessages(messages)}${unknown}.`;
    const charged = charges === 0 ? "is not charged" : `is charged ${times(charges)}`;
    const after = `after ${tries} ${tries === 1 ? "try" : "tries"}`;
    const end =
      state === "waiting"
        ? "the customer waits for an answer"
        : state === "knows"
          ? "the customer has an answer"
          : "the customer gives up";
    return `${keys[key]}.${lost} The card ${charged} ${after}, and ${end}.`;
  },
  bands: (count, attempts) => ({
    once: ["charged once, and know it", "charged once"],
    twice: ["charged twice or more", "charged twice"],
    unknown: ["charged once, gave up without knowing", "charged, do not know it"],
    unpaid: [`not charged after ${attempts} ${attempts === 1 ? "try" : "tries"}`, "not charged"],
    waiting: [count === 1 ? "waits for an answer" : "wait for an answer", "waiting"],
  }),
  total: ({ charges, doubleCharges, written }) => {
    const all = `${written(charges)} ${charges === 1 ? "charge" : "charges"}`;
    return doubleCharges === 0
      ? [`${all}, none too many`, all]
      : [
          `${all}, ${written(doubleCharges)} of them too many`,
          `${written(doubleCharges)} ${doubleCharges === 1 ? "charge" : "charges"} too many`,
        ];
  },
  crowdSentence: ({
    key,
    lossRate,
    customers: all,
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
        ? "nobody more than once"
        : `${written(chargedTwice)} of them more than once (${written(doubleCharges)} ${doubleCharges === 1 ? "charge" : "charges"} too many)`;
    const rest =
      waiting > 0
        ? `${written(waiting)} ${waiting === 1 ? "waits" : "wait"} for an answer.`
        : unpaid + chargedUnknown === 0
          ? "Nobody gave up."
          : `${written(unpaid)} gave up and ${wasWere(unpaid)} not charged, ${written(chargedUnknown)} gave up though charged.`;
    return `${keys[key]}, ${lossRate} of all messages lost. Of ${customers(all, written(all))} ${written(charged)} ${isAre(charged)} charged, ${twice}. ${rest}`;
  },
};
