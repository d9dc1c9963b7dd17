/**
 * Digits that stand in prose by hand, each with its reason. Everything else is a figure of a model (`<Fig>`), so that a
 * change of the model changes the text.
 */
export const digitsByHand: readonly { readonly phrase: string; readonly reason: string }[] = [
  { phrase: "2016", reason: "the summer in which the game came out: an event, not a figure" },
  { phrase: "12 June 2025", reason: "the date of an incident" },
  { phrase: "12 июня 2025", reason: "the date of an incident" },
  { phrase: "18 July 2013", reason: "the date of an incident" },
  { phrase: "18 июля 2013", reason: "the date of an incident" },
  { phrase: "socket.io-client@4.8.4", reason: "the version of a library" },
  { phrase: "ky@1.14.3", reason: "the version of a library" },
  { phrase: "@smithy/core@3.41.1", reason: "the version of a library" },
  { phrase: "reconnectionDelay: 1000", reason: "a library's own setting" },
  { phrase: "reconnectionDelayMax: 5000", reason: "a library's own setting" },
  { phrase: "randomizationFactor: 0.5", reason: "a library's own setting" },
  { phrase: "jitter: true, backoffLimit: 1000", reason: "a library's own setting" },
  { phrase: "retries: 3", reason: "a library's own setting" },
  { phrase: "maxAttempts: 3", reason: "a library's own setting" },
  { phrase: "4xx", reason: "a status code of HTTP" },
  { phrase: "429 Too Many Requests", reason: "a status code of HTTP" },
];
