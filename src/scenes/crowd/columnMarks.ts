import type { Bars, Role, Stacks } from "../contract.ts";

/** Gathers columns of one role into one mark. */
export class StackBuilder {
  readonly #x: number[] = [];
  readonly #y: number[] = [];
  readonly #count: number[] = [];
  readonly #role: Role;

  constructor(role: Role) {
    this.#role = role;
  }

  add(x: number, y: number, count: number): void {
    if (count <= 0) return;
    this.#x.push(x);
    this.#y.push(y);
    this.#count.push(count);
  }

  build(): Stacks {
    return {
      kind: "stacks",
      role: this.#role,
      x: Float32Array.from(this.#x),
      y: Float32Array.from(this.#y),
      count: Uint16Array.from(this.#count),
    };
  }
}

/** The same for filled columns of width `w`, which grow down from `y` by `h`. */
export class BarBuilder {
  readonly #x: number[] = [];
  readonly #y: number[] = [];
  readonly #h: number[] = [];
  readonly #role: Role;

  constructor(role: Role) {
    this.#role = role;
  }

  add(x: number, y: number, h: number): void {
    if (h <= 0) return;
    this.#x.push(x);
    this.#y.push(y);
    this.#h.push(h);
  }

  build(w: number): Bars {
    return {
      kind: "bars",
      role: this.#role,
      x: Float32Array.from(this.#x),
      y: Float32Array.from(this.#y),
      w,
      h: Float32Array.from(this.#h),
    };
  }
}
