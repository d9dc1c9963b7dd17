import { describe, expect, it } from "vitest";
import { type Colour, palette, type Theme } from "../../src/stage/palette.ts";

/** Relative luminance, WCAG 2.2. */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

const texts: readonly Colour[] = ["ink", "muted", "answeredText", "rejectedText", "waitingText"];
const marks: readonly Colour[] = ["answered", "rejected", "waiting"];
const grounds: readonly Colour[] = ["paper", "panel"];

describe.each(Object.keys(palette) as Theme[])("the %s palette", (theme) => {
  const colours = palette[theme];
  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    "writes %s on %s so that it can be read (WCAG AA)",
    (text, ground) => {
      expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
  it.each(grounds.flatMap((ground) => marks.map((mark) => [mark, ground] as const)))(
    "draws %s on %s so that it can be seen",
    (mark, ground) => {
      expect(contrast(colours[mark], colours[ground])).toBeGreaterThanOrEqual(3);
    },
  );
  it("draws the waiting in the window that they were drawn from so that they can be seen", () => {
    expect(contrast(colours.waiting, colours.window)).toBeGreaterThanOrEqual(3);
  });
  it("writes on the band of the outage so that it can be read", () => {
    expect(contrast(colours.rejectedText, colours.outage)).toBeGreaterThanOrEqual(4.5);
  });
});
