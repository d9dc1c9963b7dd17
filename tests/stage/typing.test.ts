import { describe, expect, test } from "vitest";
import { heldBefore, plainText } from "../../src/stage/controls/typing.ts";

describe("what is typed", () => {
  test("may be grouped by commas or spaces", () => {
    for (const typed of ["3,000", "3 000", "3\u00a0000", "3\u202f000", " 3000 "])
      expect(plainText(typed)).toBe("3000");
    expect(plainText("10,000,000")).toBe("10000000");
  });

  test("is not taken for a group where it is none", () => {
    for (const typed of ["12,5", "1,00", "1/10", "0.5", "3 s", "a 000"]) expect(plainText(typed)).toBe(typed);
  });
});

describe("what holds once a text is refused", () => {
  test("is what held before somebody began to type it", () => {
    expect(heldBefore("3s", ["100", "3"])).toBe("100");
    expect(heldBefore("12.5", ["100", "1", "12"])).toBe("100");
  });

  test("is the last that was allowed, where that is another text", () => {
    expect(heldBefore("0", ["50", "8", "80"])).toBe("80");
    expect(heldBefore("", ["50", "8", "80"])).toBe("80");
  });
});
