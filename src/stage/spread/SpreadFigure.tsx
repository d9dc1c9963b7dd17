import type { Quantity } from "../../scenes/quantity.ts";
import { extraWords } from "../extraWords.ts";
import { useStage } from "../StageContext.ts";
import { textWidth } from "../textWidth.ts";
import { quantile } from "./quantile.ts";
import type { SortedColumn } from "./sortedColumn.ts";

const SHARES = [0.05, 0.5, 0.95] as const;
const W = 320;
const H = 120;
const MARGIN = 8;
const MOST_BINS = 60;
const FONT_PX = 12;

interface Props {
  readonly name: string;
  readonly figure: SortedColumn;
  readonly here: Quantity | undefined;
  /** Runs in which the figure never came to be. */
  readonly absent: number;
}

/** One figure's spread: a silhouette of the runs, the 5 %, 50 % and 95 % below it, this run's mark above. */
export const SpreadFigure = ({ name, figure: { sorted, unit, atLeast }, here, absent }: Props) => {
  const { say } = useStage();
  const words = extraWords[say.locale];
  const title = say.words.figures[name] ?? name;
  const absentText = absent > 0 ? words.absentIn(absent, say.q({ value: absent, unit: "count" })) : "";
  if (sorted.length === 0 || unit === undefined) {
    return (
      <figure>
        <figcaption>{title}</figcaption>
        <p>{absentText}</p>
      </figure>
    );
  }
  // digits enough to tell the 5 % from the 95 %
  const range = quantile(sorted, SHARES[2]) - quantile(sorted, SHARES[0]);
  const digits = range > 0 ? Math.max(1, Math.min(4, Math.ceil(-Math.log10(range)) + 1)) : 1;
  const write = (value: number) => `${atLeast ? "≥\u00a0" : ""}${say.q({ value, unit }, digits)}`;
  if (absent === 0 && sorted[0] === sorted.at(-1)) {
    return (
      <figure>
        <figcaption>{title}</figcaption>
        <p>{words.always(write(sorted[0]!))}</p>
      </figure>
    );
  }
  const hereValue = here === undefined ? undefined : Number(here.value);
  const low = Math.min(sorted[0]!, hereValue ?? sorted[0]!);
  const high = Math.max(sorted.at(-1)!, hereValue ?? low);
  // whole numbers get a bin each, as far as there is room
  const steps = sorted.every(Number.isInteger) ? high - low + 1 : MOST_BINS;
  const bins = binned(sorted, low, high, Math.min(MOST_BINS, steps));
  const binWidth = (W - 2 * MARGIN) / bins.length;
  // a value stands over the middle of its bin
  const perUnit = (W - 2 * MARGIN - binWidth) / Math.max(high - low, 1e-9);
  const x = (value: number) => MARGIN + binWidth / 2 + (value - low) * perUnit;
  const y = (count: number) => (count / Math.max(...bins)) * 44;
  const base = 72;
  const marks = SHARES.map((share) => ({ share, value: quantile(sorted, share) }));
  const summary = marks
    .map(({ share, value }) => `${say.q({ value: share, unit: "share" })}: ${write(value)}`)
    .join("; ");
  const labels = spreadOut(marks.map(({ value }) => ({ text: write(value), at: x(value) })));
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={`${title}. ${summary}. ${words.thisSeed}: ${hereValue === undefined ? words.notYet : write(hereValue)}. ${absentText}`}
      >
        {bins.map((count, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
            key={i}
            className="spread-bin"
            x={MARGIN + i * binWidth + 0.5}
            y={base - y(count)}
            width={binWidth - 1}
            height={y(count)}
          />
        ))}
        <line className="spread-base" x1={0} x2={W} y1={base} y2={base} />
        {marks.map(({ share, value }, i) => (
          <g key={share}>
            <line className="spread-mark" x1={x(value)} x2={x(value)} y1={base} y2={base + 8} />
            <text x={labels[i]!.at} y={base + 22} textAnchor="middle" fontSize={FONT_PX}>
              {labels[i]!.text}
            </text>
            <text
              className="spread-share"
              x={labels[i]!.at}
              y={base + 37}
              textAnchor="middle"
              fontSize={FONT_PX - 1}
            >
              {say.q({ value: share, unit: "share" })}
            </text>
          </g>
        ))}
        {hereValue !== undefined && (
          <g className="spread-here">
            <line x1={x(hereValue)} x2={x(hereValue)} y1={18} y2={base} />
            <text
              x={Math.max(40, Math.min(W - 40, x(hereValue)))}
              y={12}
              textAnchor="middle"
              fontSize={FONT_PX}
            >
              {words.thisSeed}
            </text>
          </g>
        )}
      </svg>
      {absentText !== "" && <p>{absentText}</p>}
    </figure>
  );
};

const binned = (sorted: Float64Array, low: number, high: number, count: number): number[] => {
  const bins = new Array<number>(count).fill(0);
  for (const value of sorted) {
    const bin = high === low ? 0 : Math.round(((value - low) / (high - low)) * (count - 1));
    bins[bin]!++;
  }
  return bins;
};

/** Moves labels, given from left to right, apart until none meets its neighbour, and keeps them within the picture. */
const spreadOut = (labels: readonly { readonly text: string; readonly at: number }[]) => {
  const widths = labels.map(({ text }) => textWidth(text, FONT_PX) + 8);
  const at = labels.map((label) => label.at);
  for (let i = 0; i < at.length; i++) {
    const least = i === 0 ? widths[0]! / 2 : at[i - 1]! + (widths[i - 1]! + widths[i]!) / 2;
    at[i] = Math.max(at[i]!, least);
  }
  for (let i = at.length - 1; i >= 0; i--) {
    const most = i === at.length - 1 ? W - widths[i]! / 2 : at[i + 1]! - (widths[i + 1]! + widths[i]!) / 2;
    at[i] = Math.min(at[i]!, most);
  }
  return labels.map(({ text }, i) => ({ text, at: at[i]! }));
};
