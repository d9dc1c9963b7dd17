import fc from "fast-check";
import { expect, test } from "vitest";
import { keyGivenTwice } from "../../src/core/index.ts";

test("no key stands twice in what was written from a value", () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(4), (json, spaces) => {
      expect(keyGivenTwice(JSON.stringify(JSON.parse(json), undefined, spaces))).toBeUndefined();
    }),
  );
});

/** A string as JSON in which every character is escaped. */
const escaped = (text: string): string =>
  `"${Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, "0")}`).join("")}"`;

test("a key that an object has twice is found, however it is written and wherever it stands", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer(), fc.json(), (key, one, other) => {
      const object = `{${JSON.stringify(key)} : ${one},${escaped(key)}:${other}}`;
      for (const json of [object, `[{},${object}]`, `{"a":[${object}],"b":{}}`])
        expect(keyGivenTwice(json)).toBe(key);
    }),
  );
});

test.each(['{"a":"a:","b":"a"}', '[{"a":1},{"a":2}]', '{"a":{"a":{"a":1}}}', '{"a\\"":1,"a":2}', '"a"'])(
  "%s has no key twice",
  (json) => {
    expect(keyGivenTwice(json)).toBeUndefined();
  },
);
