/** Bits that a whole number from 0 to 2^31 - 1 takes: none for 0, three for 4 .. 7. */
export function bits(number: number): number {
  return 32 - Math.clz32(number);
}
