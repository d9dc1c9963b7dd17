import { guessWords } from "../../src/locales/guess.ts";
import { eventually, expect, test } from "./test.ts";

for (const locale of ["en", "ru"] as const) {
  test(`a guess is answered by the model, in ${locale}`, async ({ reader }) => {
    const words = guessWords[locale];
    await reader.open(locale === "en" ? "/" : "/ru/");
    await reader.read(() => document.querySelector(".guess")?.scrollIntoView({ block: "center" }));
    await reader.click({ role: "slider", name: words.label, across: 0.3 });
    await reader.press("ArrowRight");
    await reader.click({ role: "button", name: words.show, inside: ".guess" });
    const answer = () => document.querySelector(".guess-answer")?.textContent ?? "";
    await eventually(() => reader.read(answer)).toMatch(/13\s(min 5\.5|мин 5,5)\s/);
    expect(await reader.read(() => document.querySelector<HTMLInputElement>(".guess input")?.disabled)).toBe(
      true,
    );
  });
}
