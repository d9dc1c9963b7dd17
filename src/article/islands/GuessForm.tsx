import { useEffect, useId, useRef, useState } from "react";
import { guessWords } from "../../locales/guess.ts";
import type { Locale } from "../../locales/locale.ts";
import type { Unit } from "../../scenes/quantity.ts";
import { GuessAxis } from "./GuessAxis.tsx";
import { marksOf, type Scale, valueAt } from "./guess-scale.ts";
import { compare, writeAnswer, writeGuess } from "./guess-words.ts";

export interface GuessFormProps {
  readonly locale: Locale;
  readonly unit: Unit;
  readonly answer: number;
  readonly scale: Scale;
  readonly from: number;
  readonly to: number;
}

const STOPS = 200;

/** A slider to guess with, and the model's answer beside the guess. */
export const GuessForm = ({ locale, unit, answer, ...axis }: GuessFormProps) => {
  const words = guessWords[locale];
  const slider = useRef<HTMLInputElement>(null);
  const [stop, setStop] = useState(STOPS / 2);
  const [alive, setAlive] = useState(false);
  const [shown, setShown] = useState(false);
  const id = useId();

  // A browser may have put back what the reader set before a reload: the slider knows.
  useEffect(() => {
    setStop(Number(slider.current?.value));
    setAlive(true);
  }, []);

  const guess = valueAt(axis, stop / STOPS);
  const written = writeGuess(locale, guess, unit);
  return (
    <div className="guess-form" inert={!alive}>
      <div className="guess-slider">
        <label htmlFor={id}>{words.label}</label>
        <output htmlFor={id}>{written}</output>
        <input
          id={id}
          ref={slider}
          type="range"
          min={0}
          max={STOPS}
          defaultValue={STOPS / 2}
          disabled={shown}
          aria-valuetext={written}
          onChange={(event) => setStop(event.currentTarget.valueAsNumber)}
        />
      </div>
      <GuessAxis
        axis={axis}
        marks={marksOf(axis, unit).map((value) => ({ value, text: writeGuess(locale, value, unit) }))}
        guess={shown ? { value: guess, text: words.yours } : undefined}
        answer={shown ? { value: answer, text: words.models } : undefined}
      />
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? words.again : words.show}
      </button>
      <p className="guess-answer" aria-live="polite">
        {shown && (
          <>
            <strong>{words.answer(writeAnswer(locale, answer, unit))}</strong>{" "}
            {compare(locale, guess, answer)}
          </>
        )}
      </p>
    </div>
  );
};
