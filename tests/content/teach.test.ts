import { describe, expect, test } from "vitest";
import { readNotice, readRequest } from "../../src/embed/messages.ts";
import { locales } from "../../src/locales/locale.ts";
import { attribute, chaptersIn, type Node, nodesOf } from "./chapter.ts";

/** How long a lesson says that it takes. */
const LESSONS = { short: 5, long: 45 };

const state = { scene: "storm", query: "", tick: 0, lastTick: 0, playing: false, computing: false };

/** The listings of a page, line by line. */
const listingsIn = (tree: Node): string[] =>
  nodesOf(tree)
    .filter(({ type }) => type === "code")
    .flatMap(({ value = "" }) => value.split("\n"));

/** What a line of a listing writes down: an object, with `state` standing for one. */
const written = (line: string): Record<string, unknown> =>
  new Function("state", `return (${line.replace(/\/\/.*$/, "")})`)(state);

describe.each(locales)("the teachers' page in %s", (locale) => {
  const { tree } = chaptersIn(locale).find(({ name }) => name === "teach.mdx")!;

  test.each(Object.entries(LESSONS))("plans the %s lesson to the minute", (id, minutes) => {
    const lesson = nodesOf(tree).find((node) => node.name === "Part" && attribute(node, "id") === id)!;
    const beats = nodesOf(lesson).filter(({ name }) => name === "Beat");
    expect(beats.map((beat) => Number(attribute(beat, "minutes"))).reduce((a, b) => a + b)).toBe(minutes);
  });

  test("asks a question before each stretch of answers", () => {
    const order = nodesOf(tree)
      .map(({ name }) => name)
      .filter((name) => name === "Question" || name === "Reveal");
    expect(order.filter((name, i) => name === "Question" && order[i + 1] !== "Reveal")).toEqual([]);
    expect(order[0]).toBe("Question");
  });

  test("writes down messages that scenes and pages understand, every kind of them", () => {
    const messages = listingsIn(tree)
      .filter((line) => line.startsWith("{ retryStorm"))
      .map(written);
    const requests = messages.filter((message) => "ask" in message);
    const notices = messages.filter((message) => "tell" in message);
    expect(requests.filter((message) => readRequest(message) === undefined)).toEqual([]);
    expect(notices.filter((message) => readNotice(message) === undefined)).toEqual([]);
    expect(requests.map(({ ask }) => ask)).toEqual([
      "play",
      "pause",
      "seek",
      "step",
      "show",
      "state",
      "place",
      "sync",
    ]);
    expect(notices.map(({ tell }) => tell)).toEqual(["ready", "change", "state", "size"]);
  });
});
