import type { StormParams } from "../../src/core/index.ts";

/** What the naive storm says of a run, in the terms of a result. */
export interface NaiveStorm {
  readonly load: number[];
  readonly answered: number[];
  readonly gaveUp: number[];
  readonly answeredTick: number[];
  /** "source>target", and how many clients went that way. */
  readonly flows: Map<string, number>;
  readonly settled: boolean;
}

interface Client {
  readonly id: number;
  failures: number;
  previousPause: number;
}

/** The generator as model.md writes it, in unsigned big integers. */
export function makeRandom(seed: number): (lo: number, hi: number) => number {
  const word = 2n ** 32n;
  let [x, y, z, w] = [BigInt(seed), 0n, 0n, 0n];
  const next = (): bigint => {
    const t = x ^ ((x << 11n) % word);
    [x, y, z] = [y, z, w];
    w = w ^ (w >> 19n) ^ t ^ (t >> 8n);
    return w;
  };
  for (let thrownAway = 0; thrownAway < 64; thrownAway++) next();
  return (lo, hi) => lo + Number((next() * BigInt(hi - lo + 1)) / word);
}

function pauseAfterFailure(
  client: Client,
  params: StormParams,
  randomInt: (lo: number, hi: number) => number,
) {
  const { rule, base, cap, pause, window } = params;
  const g = Math.min(cap, base * 2 ** (client.failures - 1));
  const h = Math.floor(g / 2);
  switch (rule) {
    case "immediate":
      return 1;
    case "constant":
      return pause;
    case "exponential":
      return g;
    case "full":
      return randomInt(1, g);
    case "equal":
      return Math.max(1, h + randomInt(0, g - h));
    case "decorrelated":
      return Math.min(cap, randomInt(base, 3 * client.previousPause));
    case "fixedWindow":
      return randomInt(1, window);
  }
}

/** Answers by trying: the largest s with s + (p/q)(n - s) <= capacity. */
function largestAnswerable(n: number, { capacity, rejectCost: { p, q } }: StormParams): number {
  let s = 0;
  while (s < n && (s + 1) * q + p * (n - s - 1) <= capacity * q) s++;
  return s;
}

/** The storm in the words of model.md, section 3, one client after the other; for small runs. */
export function naiveStorm(params: StormParams): NaiveStorm {
  const { clients, outage, horizon, maxAttempts } = params;
  const randomInt = makeRandom(params.seed);
  const arrivedBy = (tick: number) =>
    Number((BigInt(tick) * BigInt(params.arrivals.p)) / BigInt(params.arrivals.q));
  const buckets = new Map<number, Client[]>();
  const storm = {
    load: [] as number[],
    answered: [] as number[],
    gaveUp: [] as number[],
    answeredTick: [] as number[],
  };
  const flows = new Map<string, number>();
  let waiting = 0;
  for (let tick = 0; tick < horizon; tick++) {
    const bucket = buckets.get(tick) ?? [];
    const fresh = tick === 0 ? clients : arrivedBy(tick) - arrivedBy(tick - 1);
    for (let i = 0; i < fresh; i++) {
      bucket.push({ id: storm.answeredTick.push(-1) - 1, failures: 0, previousPause: params.base });
    }
    waiting += fresh;
    const s = tick < outage ? 0 : largestAnswerable(bucket.length, params);
    let gaveUp = 0;
    bucket.forEach((client, place) => {
      if (place < s) {
        storm.answeredTick[client.id] = tick;
        return;
      }
      client.failures++;
      if (client.failures === maxAttempts) {
        gaveUp++;
        return;
      }
      client.previousPause = pauseAfterFailure(client, params, randomInt);
      const target = tick + client.previousPause;
      if (!buckets.has(target)) buckets.set(target, []);
      buckets.get(target)?.push(client);
      flows.set(`${tick}>${target}`, (flows.get(`${tick}>${target}`) ?? 0) + 1);
    });
    waiting -= s + gaveUp;
    storm.load.push(bucket.length);
    storm.answered.push(s);
    storm.gaveUp.push(gaveUp);
    if (waiting === 0 && params.arrivals.p === 0) return { ...storm, flows, settled: true };
  }
  return { ...storm, flows, settled: false };
}
