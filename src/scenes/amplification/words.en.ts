import type { AmplificationWords, Written } from "./words.ts";

const count = ({ value, text }: Written, one: string, many: string): string =>
  `${text} ${value === 1 ? one : many}`;
const requests = (made: Written): string => count(made, "request", "requests");

export const en: AmplificationWords = {
  title: "Layered retries",
  params: {
    graph: {
      label: "Graph",
      choices: {
        threeLayers: "three layers of 4 tries",
        fiveLayers: "five layers of 3 tries",
        diamond: "a diamond",
        shop: "a shop with twelve services",
      },
    },
    remedy: {
      label: "Remedy",
      choices: {
        none: "every layer retries",
        topOnly: "only the top layer",
        lastOnly: "only the layer above the fault",
        budget: "retry budget 10% per layer",
        doNotRetry: "“overloaded, do not retry”",
      },
    },
    seed: { label: "Seed", help: "The luck of this click, where services fail at a rate" },
  },
  figures: {
    requests: "requests so far",
    worst: "on the busiest service",
    worstFactor: "expected there per click",
    success: "clicks answered",
  },
  columns: {
    requests: "Requests",
    caller: "From",
    service: "To",
    attempt: "Try",
    onService: "So far there",
  },
  user: ({ value, text }) => (value === 1 ? "a click" : `${text} clicks`),
  requests: ({ value }) => (value === 1 ? "request" : "requests"),
  onAverage: (mean) => [`${mean} on average`, `avg ${mean}`, `ø ${mean}`],
  broken: "broken",
  failsAt: (share) => [`fails ${share}`, share],
  neverCalled: ["never called", "not called", "–"],
  succeeds: (share) => [`${share} answered`, share],
  tries: ({ value, text }) => (value === 1 ? ["1 try", "×1"] : [`${text} tries`, `×${text}`]),
  withBudget: (tries, budget) => `${tries}, ≤ ${budget}`,
  compare: (service, { value, text }) => [
    `What ${service} gets for ${value === 1 ? "one click" : `${text} clicks`}, if …`,
    `${service}, if …`,
    "If …",
  ],
  answered: "answered",
  perTick: (requests) => `one step is ${requests} requests`,
  tooMany: ["too many requests to play: expected numbers", "expected numbers"],
  filled: ["filled: too many for dots", "filled"],
  sentence: ({ clicks, requests: made, over, certain, most, newest, success, sure }) => {
    const click = clicks.value === 1 ? "One click" : `${clicks.text} clicks`;
    const its = clicks.value === 1 ? "It is" : "They are";
    if (most === undefined) return `${click} and nothing behind it yet.`;
    const busiest = `${most.requests.text} of them to ${most.service}`;
    if (!over && newest !== undefined) {
      const from = newest.caller === undefined ? "the user" : newest.caller;
      return `${click}, request ${made.text}: ${from} calls ${newest.service}, try ${newest.attempt}. So far ${busiest}.`;
    }
    const end =
      sure === 0
        ? `${its} answered with an error all the same`
        : sure === 1
          ? `${its} answered`
          : `${success} of clicks like this are answered`;
    const all = certain
      ? `${click} made ${requests(made)}`
      : `This time ${lower(click)} made ${requests(made)}`;
    return `${all}, ${busiest}. ${end}.`;
  },
  onUser: (made, success) => `the user: ${requests(made)}, ${success} answered`,
  onService: (service, made, failed, state) => `${service}: ${requests(made)}, ${failed} failed${state}`,
  onCall: (caller, to, made, tries) => `${caller} → ${to}: ${requests(made)}, at most ${tries} a call`,
  onRemedy: (remedy, made, service, success) =>
    `${remedy}: ${requests(made)} on ${service}, ${success} answered`,
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
