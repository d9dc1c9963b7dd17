import type { Reader } from "../reader/reader.ts";

/** Has the page keep what it copies where a test can read it: no browser lets a test at its clipboard unasked. */
export const keepCopies = (reader: Reader): Promise<void> =>
  reader.read(() => {
    const writeText = async (text: string) => void Object.assign(window, { __copied: text });
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  });

const copied = () => (window as unknown as { __copied?: string }).__copied ?? "";

/** What was copied last; empty if nothing was. */
export const lastCopied = (reader: Reader): Promise<string> => reader.read(copied);
