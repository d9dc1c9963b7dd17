import { caseOf, figureOf, quantileOf, quantityOrder } from "../model.ts";
import { countedWord, type Manner, writeQuantity, writeRange } from "../number-words.ts";
import { usePage } from "../page-context.ts";
import { blame, type Placed } from "./place.ts";

interface Props extends Placed {
  readonly scene: string;
  readonly set?: string;
  /** The figure's name in the scene. */
  readonly of: string;
  /** The tick at which it is read; without it, the end of the run. */
  readonly at?: number;
  readonly as?: Manner;
  /** A word to follow, in the form that goes with the number: `client|clients`, `клиент|клиента|клиентов`. */
  readonly forms?: string;
  /** Cases parted by `;`: the range from the least to the most of them. Each adds to what `set` says. */
  readonly over?: string;
  /** The quantile over a thousand seeds: 0.5 is the median. */
  readonly spread?: number;
}

/** A number of the prose, computed by the model when the page is built. */
export const Fig = (props: Props) => {
  const { locale } = usePage();
  return blame("Fig", props, () => {
    const { scene, set = "", of, at, as, forms, over = "", spread } = props;
    const quantities = over
      .split(";")
      .map((more) => caseOf(scene, [set, more].filter(Boolean).join("&")))
      .map((subject) =>
        spread === undefined ? figureOf(subject, of, at) : quantileOf(subject, of, spread, at),
      )
      .sort(quantityOrder);
    const most = quantities.at(-1)!;
    const text = writeRange(writeQuantity(locale, quantities[0]!, as), writeQuantity(locale, most, as));
    return (
      <data className="fig" value={quantities.map(({ value }) => value).join(" ")}>
        {text}
        {forms && `\u00a0${countedWord(locale, most, forms)}`}
      </data>
    );
  });
};
