import type { Rect, Role, Stacks } from "../contract.ts";
import type { Area } from "./frame.ts";

/** Sides of a dot's cell that are tried, from large to small, in CSS px. */
const PITCHES = [7, 6, 5, 4, 3];

const roomFor = ({ w, h }: Area, pitch: number): number => Math.floor(w / pitch) * Math.floor(h / pitch);

/** The largest pitch at which every service's dots have room, or else as many services' as ever have. */
export const pitchFor = (room: Area, counts: readonly number[], dpr: number): number => {
  const inPixels = PITCHES.map((pitch) => Math.round(pitch * dpr) / dpr);
  const most = Math.max(0, ...counts.filter((count) => count <= roomFor(room, inPixels.at(-1)!)));
  return inPixels.find((pitch) => roomFor(room, pitch) >= most) ?? inPixels.at(-1)!;
};

/** So many requests of one outcome. */
export interface Group {
  readonly role: Role;
  readonly count: number;
}

/** Gathers the dots of all services, one mark a role. */
export class DotBuilder {
  readonly #pitch: number;
  readonly #air: number;
  readonly #snap: (length: number) => number;
  readonly #columns = new Map<Role, { x: number[]; y: number[]; count: number[] }>();
  readonly #filled: Rect[] = [];

  constructor(pitch: number, dot: number, dpr: number) {
    this.#pitch = pitch;
    this.#air = pitch - dot;
    this.#snap = (length) => Math.round(length * dpr) / dpr;
  }

  /** Row by row, one dot a request; more than there is room for are one filled field. */
  add(room: Area, groups: readonly Group[], centred: boolean): void {
    const pitch = this.#pitch;
    const all = groups.reduce((sum, { count }) => sum + count, 0);
    // where cards stand close, there is no room for dots at all
    if (all === 0 || room.h < pitch) return;
    if (all > roomFor(room, pitch)) {
      this.#fill(room, groups, all);
      return;
    }
    const columns = Math.min(
      Math.floor(room.w / pitch),
      Math.max(Math.ceil(Math.sqrt(all * 2)), Math.ceil(all / Math.floor(room.h / pitch))),
    );
    const left = this.#snap(room.x + (centred ? (room.w - columns * pitch) / 2 : 0));
    const top = this.#snap(room.y);
    let from = 0;
    for (const { role, count } of groups) {
      const to = from + count;
      for (let column = 0; column < Math.min(columns, to); column++) {
        const first = Math.max(0, Math.ceil((from - column) / columns));
        const last = Math.ceil((to - column) / columns);
        if (last > first)
          this.#column(role, left + column * pitch, top + last * pitch - this.#air, last - first);
      }
      from = to;
    }
  }

  /** A field as large as the room, so that it is never smaller than a neighbour's dots; parted as the requests are. */
  #fill(room: Area, groups: readonly Group[], all: number): void {
    // counts go on beyond the largest double; those share the field alike
    const endless = groups.filter(({ count }) => count === Number.POSITIVE_INFINITY).length;
    const shareOf = (count: number): number =>
      endless === 0 ? count / all : count === Number.POSITIVE_INFINITY ? 1 / endless : 0;
    let x = room.x;
    for (const { role, count } of groups) {
      const w = room.w * shareOf(count);
      if (w > 0) this.#filled.push({ kind: "rect", role, x, y: room.y, w, h: room.h });
      x += w;
    }
  }

  #column(role: Role, x: number, y: number, count: number): void {
    const columns = this.#columns.get(role) ?? { x: [], y: [], count: [] };
    this.#columns.set(role, columns);
    columns.x.push(x);
    columns.y.push(y);
    columns.count.push(count);
  }

  /** Some had no room for their dots. */
  get filled(): boolean {
    return this.#filled.length > 0;
  }

  build(): readonly (Stacks | Rect)[] {
    const stacks = [...this.#columns].map(
      ([role, { x, y, count }]): Stacks => ({
        kind: "stacks",
        role,
        x: Float32Array.from(x),
        y: Float32Array.from(y),
        count: Uint16Array.from(count),
      }),
    );
    return [...this.#filled, ...stacks];
  }
}
