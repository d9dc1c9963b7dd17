import { useEffect, useState } from "react";
import { encodeAddress } from "../address.ts";
import { useSession, useStage } from "../StageContext.ts";
import { type SortedColumn, sortedColumn } from "../spread/sortedColumn.ts";
import { type StartedJob, startJob } from "../startJob.ts";

/** By choice, and in it by figure: what came out under several seeds. */
export type Comparison = ReadonlyMap<string, readonly SortedColumn[]>;

interface Asked {
  /** The parameter whose choices are compared, everything else being equal. */
  readonly name: string;
  readonly choices: readonly string[];
  readonly seedParam: string;
  readonly seeds: number;
}

/**
 * The scene's figures under every choice, begun again when another parameter changes. Each is counted in a worker of
 * its own: one that takes long keeps no other waiting. What is heavy takes turns, or their memories would add up.
 */
export const useComparison = ({ name, choices, seedParam, seeds }: Asked): Comparison => {
  const { session } = useStage();
  const { params } = useSession();
  const { scene } = session;
  const same = Object.fromEntries([name, seedParam].map((param) => [param, scene.params[param].default]));
  const address = encodeAddress(scene, { ...params, ...same });
  const [found, setFound] = useState<Comparison>(new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the parameters, which are a new object each time
  useEffect(() => {
    setFound(new Map());
    const queue = [...choices];
    const jobs = new Set<StartedJob<unknown>>();
    const takeTurns = async (): Promise<void> => {
      for (let choice = queue.shift(); choice !== undefined; choice = queue.shift()) {
        const asked = { ...params, [name]: choice };
        const ask = { scene: scene.name, params: asked, seedParam, names: scene.spread, seeds };
        const job = startJob("spread", ask);
        jobs.add(job);
        const columns = (await job.answer).map(sortedColumn);
        setFound((before) => new Map([...before, [choice, columns]]));
      }
    };
    const workers = scene.heavy(params) ? 1 : choices.length;
    for (let worker = 0; worker < workers; worker++) takeTurns().catch(reportError);
    return () => {
      queue.length = 0;
      for (const job of jobs) job.end();
    };
  }, [scene, address, name, choices, seedParam, seeds]);
  return found;
};
