import { keyGivenTwice } from "../../../core/index.ts";
import type { Edited, Say } from "../../contract.ts";
import { faultWords } from "../faultWords.ts";
import { readGraphText } from "../graphText.ts";
import type { AmplificationParams } from "../params.ts";
import { readSketch, writeSketch } from "../readSketch.ts";
import { SketchError } from "../SketchError.ts";
import type { AmplificationWords } from "../words.ts";
import { keepGraph } from "./edit.ts";

/** The graph as a file, in the model's own form: what `npm run simulate -- amplification` reads, but for the places. */
export const write = ({ graph }: AmplificationParams): string =>
  `${JSON.stringify(writeSketch(readGraphText(graph)), undefined, 2)}\n`;

/** The parameters with the graph of a file; what is no graph is refused by its place, and nothing is lost. */
export const read = (
  text: string,
  params: AmplificationParams,
  say: Say<AmplificationWords>,
): Edited<AmplificationParams> => {
  try {
    return keepGraph(params, readSketch(parse(text)), undefined, say);
  } catch (error) {
    if (error instanceof SketchError) return { refused: faultWords[say.locale](error) };
    throw error;
  }
};

const parse = (text: string): unknown => {
  const value = parseJson(text);
  const twice = keyGivenTwice(text);
  if (twice !== undefined) throw new SketchError("file", twice, { kind: "keyTwice" });
  return value;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SketchError("file", (error as Error).message, { kind: "json" });
  }
};
