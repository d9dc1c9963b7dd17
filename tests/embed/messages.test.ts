import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  message,
  type Notice,
  type Request,
  readNotice,
  readRequest,
  type State,
} from "../../src/embed/messages.ts";

const { retryStorm: PROTOCOL } = message({ ask: "play" }) as { readonly retryStorm: number };

const text = fc.string({ maxLength: 40 });
const count = fc.nat();

const requests: fc.Arbitrary<Request> = fc.oneof(
  fc.record({ ask: fc.constantFrom("play" as const, "pause" as const) }),
  fc.record({ ask: fc.constant("seek" as const), tick: count }),
  fc.record({ ask: fc.constant("step" as const), step: fc.oneof(text, count) }),
  fc.record({ ask: fc.constant("show" as const), query: text }),
  fc.record({ ask: fc.constant("state" as const), id: count }),
  fc.record({
    ask: fc.constant("place" as const),
    scale: fc.double({ min: 0.01, max: 100, noNaN: true }),
  }),
  fc.record({ ask: fc.constant("sync" as const), name: text }),
);

const states: fc.Arbitrary<State> = fc.record({
  scene: text,
  query: text,
  tick: count,
  lastTick: count,
  playing: fc.boolean(),
  computing: fc.boolean(),
});

const notices: fc.Arbitrary<Notice> = fc.oneof(
  fc.record({
    tell: fc.constant("ready" as const),
    state: states,
    title: text,
    restored: fc.boolean(),
  }),
  fc.record({ tell: fc.constant("change" as const), state: states }),
  fc.record({ tell: fc.constant("state" as const), id: count, state: states }),
  fc.record({
    tell: fc.constant("size" as const),
    height: fc.double({ min: 1, max: 100_000, noNaN: true }),
  }),
);

/** Whatever a window can be sent: values as they come out of a structured clone. */
const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** Messages that are nearly right: one field is something else. */
const nearly = (right: fc.Arbitrary<Request | Notice>) =>
  fc.tuple(right, fc.nat(), anything).map(([content, at, other]) => {
    const fields = Object.keys(content);
    return { ...message(content), [fields[at % fields.length]!]: other };
  });

const readers = [
  ["a request", readRequest, requests],
  ["a notice", readNotice, notices],
] as const;

describe.each(readers)("%s", (_name, read, right) => {
  it("comes out as it went in, after a structured clone", () => {
    fc.assert(
      fc.property(right as fc.Arbitrary<Request | Notice>, (content) => {
        expect(read(structuredClone(message(content)))).toEqual(content);
      }),
    );
  });

  it("is read out of nothing that is no message, and nothing makes the reader throw", () => {
    fc.assert(
      fc.property(anything, (data) => {
        expect(read(data)).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });

  it("is left unread under another version", () => {
    fc.assert(
      fc.property(right as fc.Arbitrary<Request | Notice>, anything, (content, version) => {
        fc.pre(version !== PROTOCOL);
        expect(read({ ...content, retryStorm: version })).toBeUndefined();
      }),
    );
  });

  it("with one field spoilt is left unread, or means something allowed", () => {
    fc.assert(
      fc.property(nearly(right as fc.Arbitrary<Request | Notice>), (data) => {
        const content = read(data);
        // what is read holds only what a message may hold: it is read again as the same
        if (content !== undefined) expect(read(structuredClone(message(content)))).toEqual(content);
      }),
      { numRuns: 5000 },
    );
  });

  it("takes over no field that it does not know", () => {
    fc.assert(
      fc.property(right as fc.Arbitrary<Request | Notice>, (content) => {
        expect(read({ ...message(content), extra: 1, __proto__: { extra: 2 } })).toEqual(content);
      }),
    );
  });
});

it("an address of a hundred thousand characters is no request", () => {
  expect(readRequest(message({ ask: "show", query: "x".repeat(100_000) }))).toBeUndefined();
});
