import type { AnyParams, AnyScene, Result } from "../../scenes/contract.ts";
import { whenIdle } from "../idle.ts";
import { startJob } from "../startJob.ts";
import { MOST } from "../until.ts";

/** Workers take turns: six at once would leave nothing for the run itself. */
let turn: Promise<void> = Promise.resolve();

/**
 * Gives a run's first ticks, as many as a miniature shows: computed in an idle moment, or, where that would be felt, in a
 * worker. What it returns gives the job up.
 */
export const headOf = (
  scene: AnyScene,
  params: AnyParams,
  ticks: number,
  then: (result: Result) => void,
): (() => void) => {
  const until = { ...MOST, tick: ticks };
  if (!scene.heavy(params)) return whenIdle(() => then(scene.run(params, until)));
  let given = false;
  let end = () => {
    given = true;
  };
  turn = turn.then(async () => {
    if (given) return;
    const job = startJob("head", { scene: scene.name, params, until });
    await new Promise<void>((over) => {
      end = () => {
        job.end();
        over();
      };
      job.answer.then((result) => {
        end();
        then(result);
      }, over);
    });
  });
  return () => end();
};
