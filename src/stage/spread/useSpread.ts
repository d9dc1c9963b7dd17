import { useEffect, useRef, useState } from "react";
import { encodeAddress } from "../address.ts";
import { useSession, useStage } from "../StageContext.ts";
import { type StartedJob, startJob } from "../startJob.ts";
import { type SortedColumn, sortedColumn } from "./sortedColumn.ts";

export interface Spread {
  readonly done: number;
  /** By figure; absent until all runs are through. */
  readonly figures: ReadonlyMap<string, SortedColumn> | undefined;
  /** It was stopped, or failed. */
  readonly stopped: boolean;
  stop(): void;
  again(): void;
}

/** The scene's figures under many seeds, counted in a worker, begun again when a parameter other than the seed changes. */
export const useSpread = (seedParam: string, seeds: number): Spread => {
  const { session } = useStage();
  const { params } = useSession();
  const { scene } = session;
  const address = encodeAddress(scene, { ...params, [seedParam]: scene.params[seedParam].default });
  const [done, setDone] = useState(0);
  const [figures, setFigures] = useState<Spread["figures"]>();
  const [stopped, setStopped] = useState(false);
  const [started, setStarted] = useState(0);
  const running = useRef<StartedJob<unknown>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the parameters, which are a new object each time
  useEffect(() => {
    setDone(0);
    setFigures(undefined);
    setStopped(false);
    const ask = { scene: scene.name, params, seedParam, names: scene.spread, seeds };
    const job = startJob("spread", ask, setDone);
    running.current = job;
    job.answer.then(
      (columns) => {
        setDone(seeds);
        setFigures(new Map(columns.map((column, i) => [scene.spread[i]!, sortedColumn(column)])));
      },
      (error: unknown) => {
        setStopped(true);
        reportError(error);
      },
    );
    return job.end;
  }, [scene, address, seedParam, seeds, started]);
  return {
    done,
    figures,
    stopped,
    stop: () => {
      running.current?.end();
      setStopped(true);
    },
    again: () => setStarted(started + 1),
  };
};
