import { baseAndCap } from "../core/index.ts";
import type { Conflict } from "./contract.ts";

/** The first limit of a pause may not lie above the highest: in an address the highest gives way. */
export const baseAboveCap = ({
  base,
  cap,
}: {
  readonly base: number;
  readonly cap: number;
}): readonly Conflict[] =>
  cap >= base
    ? []
    : [
        { param: "cap", min: base, max: baseAndCap.cap.max, by: "base" },
        { param: "base", min: baseAndCap.base.min, max: cap, by: "cap" },
      ];
