/** More tries than these no payment makes. */
export const MOST_ATTEMPTS = 10;

/** A message of a payment by its name: `request2` is the request of the second try, `answer2` the answer to it. */
export type MessageName = `${"request" | "answer"}${number}`;

/** All of them, in the order in which they are sent. */
const messageNames: readonly MessageName[] = Array.from({ length: MOST_ATTEMPTS }, (_, i) => i + 1).flatMap(
  (attempt): readonly MessageName[] => [`request${attempt}`, `answer${attempt}`],
);

/**
 * The messages that a text lists, such as `request1,answer2`: each once, in the order in which they are sent. `undefined`
 * where the text is no such list.
 */
export function listedMessages(text: string): readonly MessageName[] | undefined {
  const listed = new Set<string>(text === "" ? [] : text.split(","));
  const messages = messageNames.filter((name) => listed.delete(name));
  return listed.size === 0 ? messages : undefined;
}
