/** A number that is exact as long as everything that it was made from is: whole then, and as large as it likes. */
export type Amount = bigint | number;

export function plus(a: Amount, b: Amount): Amount {
  if (typeof a === "bigint" && typeof b === "bigint") return a + b;
  return Number(a) + Number(b);
}

/** Nothing times anything is exactly nothing. */
export function times(a: Amount, b: Amount): Amount {
  if (a === 0n || b === 0n) return 0n;
  if (typeof a === "bigint" && typeof b === "bigint") return a * b;
  return Number(a) * Number(b);
}

/** A share that is 0 or 1 is exact. */
export function share(value: number): Amount {
  return value === 0 || value === 1 ? BigInt(value) : value;
}

/** 1 - share. */
export function rest(of: Amount): Amount {
  return typeof of === "bigint" ? 1n - of : 1 - of;
}
