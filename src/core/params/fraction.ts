/** The exact number p / q in lowest terms: whole numbers, p >= 0, q >= 1. */
export interface Fraction {
  readonly p: number;
  readonly q: number;
}

const QUOTIENT = /^(\d{1,15})\/(\d{1,15})$/;
const DECIMAL = /^(\d{1,12})(?:\.(\d{1,3}))?$/;

/**
 * Reads "p/q", a whole number, or a decimal with at most three places: "1/10", "40", "45.5". A number is read
 * by its shortest decimal. Gives lowest terms ("2/20" is 1/10), and undefined for anything else, q = 0 too.
 */
export function readFraction(written: unknown): Fraction | undefined {
  const text = typeof written === "number" ? String(written + 0) : written; // + 0: -0 is 0
  if (typeof text !== "string") return undefined;
  const quotient = QUOTIENT.exec(text);
  if (quotient) return inLowestTerms(Number(quotient[1]), Number(quotient[2]));
  const decimal = DECIMAL.exec(text);
  if (!decimal) return undefined;
  const [, whole = "", places = ""] = decimal;
  return inLowestTerms(Number(whole + places), 10 ** places.length);
}

/** "p/q", or "p" alone where q = 1: what `readFraction` reads back. */
export function writeFraction({ p, q }: Fraction): string {
  return q === 1 ? String(p) : `${p}/${q}`;
}

function inLowestTerms(p: number, q: number): Fraction | undefined {
  if (q === 0) return undefined;
  let [divisor, rest] = [q, p % q];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return { p: p / divisor, q: q / divisor };
}
