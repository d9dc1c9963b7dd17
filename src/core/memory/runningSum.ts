/** By tick, the sum of all counts up to and including its own; exact up to 2^53. */
export function runningSum(perTick: Int32Array): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(perTick.length);
  let sum = 0;
  for (let tick = 0; tick < perTick.length; tick++) {
    sum += perTick[tick] as number;
    sums[tick] = sum;
  }
  return sums;
}
