import type { Editing } from "../../contract.ts";
import type { AmplificationParams } from "../params.ts";
import { subjectOf } from "../targets.ts";
import type { AmplificationWords } from "../words.ts";
import { edit } from "./edit.ts";
import { read, write } from "./file.ts";
import { panel } from "./panel.ts";

/** The calculator's other half: the graph is the reader's own. */
export const editing: Editing<AmplificationParams, AmplificationWords> = {
  gestures: ["press", "drag", "connect", "add", "remove", "set"],
  edit,
  grips: (target) => {
    const kind = subjectOf(target)?.kind;
    return { drag: kind === "service", connect: kind === "service" || kind === "user" };
  },
  panel,
  file: { ending: "json", mime: "application/json", write, read },
};
