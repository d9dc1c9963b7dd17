import { expect, test } from "vitest";
import { amplification } from "../../../src/scenes/amplification/scene.ts";
import { writeShort } from "../../../src/scenes/amplification/writeAmount.ts";
import { sayIn } from "../../../src/scenes/say.ts";

const say = sayIn("en", amplification.words);

test.each([
  [64n, "64"],
  [9_999_999n, "9,999,999"],
  [4n ** 60n, "1.3 × 10³⁶"],
  [996n * 10n ** 20n, "1.0 × 10²³"],
  [15n * 10n ** 400n, "1.5 × 10⁴⁰¹"],
  [1.25, "1.25"],
  [2.5e9, "2.5 × 10⁹"],
])("%s is written %s where there is little room", (amount, text) => {
  expect(writeShort(amount, say).text).toBe(text);
});
