import type { Call, Service } from "../../../core/index.ts";
import type { Edited, Say } from "../../contract.ts";
import type { AmplificationParams } from "../params.ts";
import type { Sketch } from "../sketch.ts";
import type { Subject } from "../targets.ts";
import type { AmplificationWords } from "../words.ts";
import { changeCall, changeService, layOutAgain, moveCall, renameService, serviceOf } from "./changes.ts";
import { fromPerCent } from "./fields.ts";
import { editingWords } from "./words.ts";

type Result = Edited<AmplificationParams>;
type Words = Say<AmplificationWords>;

/** What "fails at a rate" begins with. */
const RATE_AT_FIRST = 0.5;

/** Makes parameters of a changed sketch, and says what to look at next. */
export type Keep = (changed: Sketch, select?: Subject) => Result;

/** A panel's field has got a value. One that the target does not have changes nothing. */
export const set = (
  sketch: Sketch,
  subject: Subject,
  field: string,
  value: string | number,
  keep: Keep,
  say: Words,
): Result => {
  switch (subject.kind) {
    case "user":
      return keep(ofUser(sketch, field, value), subject);
    case "service": {
      const { name } = subject;
      if (field !== "name") return keep(ofService(sketch, name, field, String(value)), subject);
      const named = String(value);
      if (named !== name && serviceOf(sketch, named) !== undefined)
        return { refused: editingWords[say.locale].nameTaken(named) };
      return keep(renameService(sketch, name, named), { kind: "service", name: named });
    }
    case "call": {
      const { caller, index } = subject;
      if (field === "order") {
        const to = Number(value);
        return keep(moveCall(sketch, caller, index, to), { ...subject, index: to });
      }
      const call = serviceOf(sketch, caller)!.calls[index]!;
      return keep(changeCall(sketch, caller, index, ofCall(call, field, value)), subject);
    }
    case "remedy":
      return keep(sketch);
  }
};

const ofUser = (sketch: Sketch, field: string, value: string | number): Sketch => {
  switch (field) {
    case "layOut":
      return layOutAgain(sketch);
    case "attempts":
    case "requests":
      return { ...sketch, graph: { ...sketch.graph, [field]: Number(value) } };
    default:
      return sketch;
  }
};

const ofService = (sketch: Sketch, name: string, field: string, value: string): Sketch => {
  const change = (some: Partial<Service>) => changeService(sketch, name, some);
  switch (field) {
    case "entry":
      return { ...sketch, graph: { ...sketch.graph, entry: name } };
    case "order":
      return change({ parallel: value === "together" });
    case "rate":
      return change({ fails: fromPerCent(value) });
    case "state":
      return change({ fails: value === "works" ? 0 : value === "broken" ? 1 : RATE_AT_FIRST });
    default:
      return sketch;
  }
};

const ofCall = (call: Call, field: string, value: string | number): Call => {
  const { to, attempts } = call;
  switch (field) {
    case "attempts":
      return { ...call, attempts: Number(value) };
    case "budget":
      return value === "" ? { to, attempts } : { ...call, budget: fromPerCent(String(value)) };
    default:
      return call;
  }
};
