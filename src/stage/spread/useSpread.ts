import { useEffect, useState } from "react";
import { encodeAddress } from "../address.ts";
import { useSession, useStage } from "../StageContext.ts";
import { startJob } from "../startJob.ts";

export interface Spread {
  readonly done: number;
  /** By figure, sorted, runs in which it is absent left out; absent until all runs are through. */
  readonly sorted: ReadonlyMap<string, Float64Array> | undefined;
  readonly cancelled: boolean;
  cancel(): void;
}

/** The scene's figures under many seeds, counted in a worker, begun again when a parameter other than the seed changes. */
export const useSpread = (seedParam: string, seeds: number): Spread => {
  const { session } = useStage();
  const { params } = useSession();
  const { scene } = session;
  const address = encodeAddress(scene, { ...params, [seedParam]: scene.params[seedParam].default });
  const [done, setDone] = useState(0);
  const [sorted, setSorted] = useState<Spread["sorted"]>();
  const [cancelled, setCancelled] = useState(false);
  const [cancel, setCancel] = useState<() => void>(() => () => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the parameters, which are a new object each time
  useEffect(() => {
    setDone(0);
    setSorted(undefined);
    setCancelled(false);
    const ask = { scene: scene.name, params, seedParam, names: scene.spread, seeds };
    const job = startJob("spread", ask, setDone);
    setCancel(() => () => {
      job.end();
      setCancelled(true);
    });
    void job.answer.then((values) => {
      setDone(seeds);
      setSorted(
        new Map(
          values.map((column, i) => [
            scene.spread[i]!,
            column.filter((value) => !Number.isNaN(value)).sort(),
          ]),
        ),
      );
    });
    return job.end;
  }, [scene, address, seedParam, seeds]);
  return { done, sorted, cancelled, cancel };
};
