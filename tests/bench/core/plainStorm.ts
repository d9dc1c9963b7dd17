import { randomInt, type StormParams, seedXor128 } from "../../../src/core/index.ts";

/**
 * The loop that a reader would write: all clients, each tick, whether it is their turn or not. It asks them
 * in the order of their numbers instead of the order in which they began to wait, so its runs differ in
 * detail, not in kind.
 */
export function plainStorm(params: StormParams): { readonly requests: number } {
  const { clients, capacity, outage, horizon, rejectCost } = params;
  const random = seedXor128(params.seed);
  const dueTick = Array.from({ length: clients }, () => 0);
  const failures = Array.from({ length: clients }, () => 0);
  const previousPause = Array.from({ length: clients }, () => params.base);
  const answeredTick = Array.from({ length: clients }, () => -1);
  let waiting = clients;
  let requests = 0;
  for (let tick = 0; tick < horizon && waiting > 0; tick++) {
    let load = 0;
    for (let client = 0; client < clients; client++) if (dueTick[client] === tick) load++;
    const { p, q } = rejectCost;
    const most = tick < outage ? 0 : Math.floor((capacity * q - load * p) / (q - p));
    let answers = Math.max(0, Math.min(load, most));
    for (let client = 0; client < clients; client++) {
      if (dueTick[client] !== tick) continue;
      requests++;
      if (answers > 0) {
        answers--;
        waiting--;
        answeredTick[client] = tick;
        dueTick[client] = -1;
      } else {
        failures[client] = (failures[client] ?? 0) + 1;
        const pause = pauseOf(params, failures[client] ?? 0, previousPause[client] ?? 1, random);
        previousPause[client] = pause;
        dueTick[client] = tick + pause;
      }
    }
  }
  return { requests };
}

function pauseOf(
  { rule, base, cap }: StormParams,
  failures: number,
  previous: number,
  random: Int32Array<ArrayBuffer>,
) {
  if (rule === "decorrelated") return Math.min(cap, randomInt(random, base, 3 * previous));
  const growing = Math.min(cap, base * 2 ** (failures - 1));
  if (rule === "full") return randomInt(random, 1, growing);
  const half = Math.floor(growing / 2);
  return Math.max(1, half + randomInt(random, 0, growing - half));
}
