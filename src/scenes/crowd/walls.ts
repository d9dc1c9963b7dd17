/** One tick's dots, spread over its own column and those that it widened into. */
export interface Wall {
  /** Dots in each column, from the tick's own outward. */
  readonly heights: readonly number[];
  /** Some dots had no room: the count must be written above. */
  readonly cut: boolean;
}

/**
 * Lays `count` dots out in columns of at most `rows`, with `free` empty columns to widen into. The own column holds at
 * least `foot` (the answered stand there). A wall grows away from the now line: its own tick stays where it is.
 */
export const layWall = (count: number, rows: number, free: number, foot = 0): Wall => {
  const width = Math.max(1, Math.min(free + 1, Math.ceil(count / rows)));
  const shown = Math.min(count, width * rows);
  const own = Math.max(Math.min(foot, rows), Math.ceil(shown / width));
  const heights = [own];
  for (let column = 1, left = shown - own; column < width; column++) {
    const height = Math.ceil(left / (width - column));
    heights.push(height);
    left -= height;
  }
  return { heights, cut: shown < count };
};

/** How many columns next to `index` hold nothing, going outward (`counts` is ordered from the now line away). */
export const freeColumns = (counts: ArrayLike<number>, index: number): number => {
  let next = index + 1;
  while (next < counts.length && counts[next] === 0) next++;
  return next - index - 1;
};
