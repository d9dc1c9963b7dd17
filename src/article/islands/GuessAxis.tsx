import { type Axis, shareOf } from "./guess-scale.ts";

interface Mark {
  readonly value: number;
  readonly text: string;
}
interface Props {
  readonly axis: Axis;
  readonly marks: readonly Mark[];
  readonly guess: Mark | undefined;
  readonly answer: Mark | undefined;
}

/** The line under the slider: round values below it, the two dots on it once they may be seen. */
export const GuessAxis = ({ axis, marks, guess, answer }: Props) => {
  const at = ({ value }: Mark) => ({ "--at": shareOf(axis, value) }) as React.CSSProperties;
  return (
    <div className="guess-axis" aria-hidden="true">
      {marks.map((mark) => (
        <span key={mark.value} className="guess-mark" style={at(mark)}>
          {mark.text}
        </span>
      ))}
      {guess && (
        <span className="guess-dot guess-yours" style={at(guess)}>
          <span>{guess.text}</span>
        </span>
      )}
      {answer && (
        <span className="guess-dot guess-models" style={at(answer)}>
          <span>{answer.text}</span>
        </span>
      )}
    </div>
  );
};
