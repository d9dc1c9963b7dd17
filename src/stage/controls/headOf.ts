import type { AnyParams, AnyScene, Result } from "../../scenes/contract.ts";
import { whenIdle } from "../idle.ts";
import { startJob } from "../startJob.ts";
import { MOST } from "../until.ts";

/** Requests that an idle moment has time for: a dozen milliseconds. */
const IN_AN_IDLE_MOMENT = 1_200_000;

/** Workers take turns: six at once would leave nothing for the run itself. */
let turn: Promise<void> = Promise.resolve();

/**
 * Gives a run's first ticks, as many as a miniature shows: computed in an idle moment, or, where that is too much for one,
 * in a worker. What it returns gives the job up.
 */
export const headOf = (
  scene: AnyScene,
  params: AnyParams,
  ticks: number,
  then: (result: Result) => void,
): (() => void) => {
  if (scene.heavy(params)) return headByWorker(scene, params, ticks, then);
  let giveUp = whenIdle(() => {
    const result: Result = scene.run(params, { tick: ticks, requests: IN_AN_IDLE_MOMENT });
    if (result.end === "cut" && result.ticks < ticks) giveUp = headByWorker(scene, params, ticks, then);
    else then(result);
  });
  return () => giveUp();
};

const headByWorker = (
  scene: AnyScene,
  params: AnyParams,
  ticks: number,
  then: (result: Result) => void,
): (() => void) => {
  const until = { ...MOST, tick: ticks };
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
