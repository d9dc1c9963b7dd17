/**
 * Dots of one row: where each stands. `level` 0 is the lowest; x is the centre. By client, as the values
 * were.
 */
export interface Swarm {
  readonly x: Float32Array;
  readonly level: Uint16Array;
  /** How far, at most, a dot stands from where its value lies: nobody may stand on anybody. */
  readonly shift: number;
}

/**
 * Stacks dots so that each can be counted. Equal values stand on one another, in as many columns side by side
 * as `levels` demands; other dots stand at their own place, on the lowest level that is free there. What
 * finds none moves right.
 */
export const swarm = (
  values: Int32Array,
  xOf: (value: number) => number,
  { pitch, levels, left }: { readonly pitch: number; readonly levels: number; readonly left: number },
): Swarm => {
  const x = new Float32Array(values.length);
  const level = new Uint16Array(values.length);
  const freeFrom = new Float64Array(levels).fill(left);
  const order = byValue(values);
  let shift = 0;
  for (let from = 0, to = 0; from < order.length; from = to) {
    const value = values[order[from]!]!;
    while (to < order.length && values[order[to]!] === value) to++;
    const columns = Math.ceil((to - from) / levels);
    const first = xOf(value) - ((columns - 1) / 2) * pitch;
    for (let column = 0, next = from; column < columns; column++) {
      const height = Math.ceil((to - next) / (columns - column));
      const wanted = first + column * pitch;
      const there = freeAt(freeFrom, wanted, height);
      shift = Math.max(shift, there - wanted);
      for (let free = 0, end = next + height; next < end; free++) {
        if (freeFrom[free]! > there) continue;
        freeFrom[free] = there + pitch;
        x[order[next]!] = there;
        level[order[next]!] = free;
        next++;
      }
    }
  }
  return { x, level, shift };
};

/** The clients in ascending order of their values, equal values in the order of the clients. */
const byValue = (values: Int32Array): Float64Array => {
  const clients = values.length;
  const keys = Float64Array.from(values, (value, client) => value * clients + client).sort();
  return keys.map((key) => key % clients);
};

/** The first place from `x` on where so many levels are free. */
const freeAt = (freeFrom: Float64Array, x: number, levels: number): number => {
  let free = 0;
  for (const from of freeFrom) if (from <= x) free++;
  return free >= levels ? x : freeFrom.toSorted()[levels - 1]!;
};
