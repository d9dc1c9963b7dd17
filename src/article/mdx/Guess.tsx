import type { ReactNode } from "react";
import { guessWords } from "../../locales/guess.ts";
import type { Scale } from "../islands/guess-scale.ts";
import { writeAnswer } from "../islands/guess-words.ts";
import { Island } from "../islands/Island.tsx";
import { caseOf, figureOf } from "../model.ts";
import { usePage } from "../page-context.ts";
import { blame, type Placed } from "./place.ts";

interface Props extends Placed {
  readonly scene: string;
  readonly set?: string;
  /** The figure to guess. */
  readonly of: string;
  readonly at?: number;
  readonly scale?: Scale;
  /** The ends of the slider, in the figure's unit (ticks for times). */
  readonly from: number;
  readonly to: number;
  /** The question. */
  readonly children: ReactNode;
}

/** A question to guess at before the model answers it. */
export const Guess = (props: Props) => {
  const { locale } = usePage();
  const { scene, set = "", of, at, scale = "linear", from, to, children } = props;
  const { value, unit } = blame("Guess", props, () => figureOf(caseOf(scene, set), of, at));
  const answer = Number(value);
  if (answer < from || answer > to) blame("Guess", props, () => outside(answer, from, to));
  const words = guessWords[locale];
  return (
    <aside className="guess">
      <div className="guess-question">{children}</div>
      <Island
        kind="guess"
        name={`guess-${nameOf(scene, set, of, at)}`}
        props={{ locale, unit, answer, scale, from, to }}
      />
      <noscript>
        <details>
          <summary>{words.show}</summary>
          <p>{words.answer(writeAnswer(locale, answer, unit))}</p>
        </details>
      </noscript>
    </aside>
  );
};

const outside = (answer: number, from: number, to: number): never => {
  throw new RangeError(`the answer ${answer} lies outside of ${from}..${to}`);
};

/** A name for the page's ids: one question about one figure of one case. */
const nameOf = (...parts: readonly (string | number | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== "")
    .join("-")
    .replace(/[^\w]+/g, "-");
