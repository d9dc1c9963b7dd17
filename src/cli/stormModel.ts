import { readStormParams, runStorm, type StormResult, stormFigures } from "../core/index.ts";
import type { Model } from "./Model.ts";

/** The storm: its figures, null where there is none (yet), and on wish the arrays a tick and a client. */
export const stormModel: Model = {
  run(params, { perTick }) {
    const result = runStorm(readStormParams(params));
    const figures = stormFigures(result);
    return {
      ...figures,
      requestsPerClient: figures.requestsPerClient ?? null,
      medianTick: figures.medianTick ?? null,
      lastTick: figures.lastTick ?? null,
      end: result.end,
      ...(perTick ? arrays(result) : {}),
    };
  },
};

function arrays({ loadPerTick, answeredPerTick, gaveUpPerTick, answeredTick }: StormResult) {
  return {
    loadPerTick: [...loadPerTick],
    answeredPerTick: [...answeredPerTick],
    gaveUpPerTick: [...gaveUpPerTick],
    answeredTick: [...answeredTick],
  };
}
