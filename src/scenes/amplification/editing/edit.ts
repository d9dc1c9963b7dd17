import type { Edited, Gesture, Say } from "../../contract.ts";
import { faultWords } from "../faultWords.ts";
import { frameFor } from "../frame.ts";
import { readGraphText, writeGraphText } from "../graphText.ts";
import { layoutOf } from "../layoutOf.ts";
import type { AmplificationParams } from "../params.ts";
import { SketchError } from "../SketchError.ts";
import type { Place, Sketch } from "../sketch.ts";
import { type Subject, subjectOf, targetId } from "../targets.ts";
import type { AmplificationWords } from "../words.ts";
import {
  addCall,
  addService,
  holdPlaces,
  moveService,
  removeCall,
  removeService,
  serviceOf,
} from "./changes.ts";
import { set } from "./setField.ts";
import { editingWords } from "./words.ts";

type Result = Edited<AmplificationParams>;
type Words = Say<AmplificationWords>;

/** A new call tries twice: the reader sees at once what one retry does. */
const ATTEMPTS_AT_FIRST = 2;

/** Gestures after which the layout is another. */
const rebuilds = { connect: true, add: true, remove: true };

/** The parameters after a gesture. What would be no graph is refused, with the reason, and nothing changes. */
export const edit = (params: AmplificationParams, gesture: Gesture, say: Words): Result => {
  const drawn = readGraphText(params.graph);
  // who has begun to arrange a graph by hand does not want the rest of it to jump
  const byHand = drawn.places.size > 0 || (gesture.do === "add" && gesture.at !== undefined);
  const sketch = byHand && gesture.do in rebuilds ? holdPlaces(drawn) : drawn;
  const keep = (changed: Sketch, select?: Subject): Result => keepGraph(params, changed, select, say);
  const subject = gesture.on === undefined ? undefined : subjectOf(gesture.on);
  // a gesture may come late, when what it was for has gone
  if (gesture.on !== undefined && !isThere(sketch, subject)) return { params };
  switch (gesture.do) {
    case "press":
      return { params: subject?.kind === "remedy" ? { ...params, remedy: subject.remedy } : params };
    case "drag": {
      if (subject?.kind !== "service") return { params };
      return keep(moveService(sketch, subject.name, placeIn(sketch, gesture)));
    }
    case "connect": {
      const to = subjectOf(gesture.to);
      if (to?.kind !== "service") return { refused: editingWords[say.locale].onlyServices };
      if (subject?.kind === "user")
        return keep({ ...sketch, graph: { ...sketch.graph, entry: to.name } }, subject);
      if (subject?.kind !== "service") return { refused: editingWords[say.locale].onlyServices };
      const index = serviceOf(sketch, subject.name)!.calls.length;
      const connected = addCall(sketch, subject.name, { to: to.name, attempts: ATTEMPTS_AT_FIRST });
      return keep(connected, { kind: "call", caller: subject.name, index });
    }
    case "add": {
      const name = freeName(sketch, editingWords[say.locale].newService);
      const { at, box } = gesture;
      const place = at !== undefined && box !== undefined ? placeIn(sketch, { to: at, box }) : undefined;
      const added = addService(sketch, name, place);
      const called =
        subject?.kind === "service"
          ? addCall(added, subject.name, { to: name, attempts: ATTEMPTS_AT_FIRST })
          : added;
      return keep(called, { kind: "service", name });
    }
    case "remove":
      if (subject?.kind === "call") return keep(removeCall(sketch, subject.caller, subject.index));
      if (subject?.kind !== "service") return { params };
      if (sketch.graph.services.length === 1) return { refused: editingWords[say.locale].lastService };
      return keep(removeService(sketch, subject.name));
    case "set":
      return subject === undefined
        ? { params }
        : set(sketch, subject, gesture.field, gesture.value, keep, say);
  }
};

const isThere = (sketch: Sketch, subject: Subject | undefined): boolean => {
  switch (subject?.kind) {
    case undefined:
      return false;
    case "service":
      return serviceOf(sketch, subject.name) !== undefined;
    case "call":
      return serviceOf(sketch, subject.caller)?.calls[subject.index] !== undefined;
    default:
      return true;
  }
};

const placeIn = (
  { graph }: Sketch,
  { to, box }: Pick<Extract<Gesture, { do: "drag" }>, "to" | "box">,
): Place => frameFor(box, layoutOf(graph)).placeAt(to.x, to.y);

const freeName = (sketch: Sketch, stem: string): string => {
  for (let i = 1; ; i++) if (serviceOf(sketch, `${stem}${i}`) === undefined) return `${stem}${i}`;
};

/** The parameters with another graph, if it is one. */
export const keepGraph = (
  params: AmplificationParams,
  sketch: Sketch,
  select: Subject | undefined,
  say: Words,
): Result => {
  try {
    const graph = writeGraphText(readGraphText(writeGraphText(sketch)));
    return { params: { ...params, graph }, ...(select === undefined ? {} : { select: targetId(select) }) };
  } catch (error) {
    if (error instanceof SketchError) return { refused: faultWords[say.locale](error) };
    throw error;
  }
};
