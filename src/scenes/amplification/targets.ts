import { type RemedyId, remedyIds } from "../../core/index.ts";
import { callKey } from "./layout.ts";

/** What a place of the picture stands for. */
export type Subject =
  | { readonly kind: "user" }
  | { readonly kind: "service"; readonly name: string }
  | { readonly kind: "call"; readonly caller: string; readonly index: number }
  | { readonly kind: "remedy"; readonly remedy: RemedyId };

export const targetId = (subject: Subject): string => {
  switch (subject.kind) {
    case "user":
      return "user";
    case "service":
      return `service ${subject.name}`;
    case "call":
      return `call ${callKey(subject.caller, subject.index)}`;
    case "remedy":
      return `remedy ${subject.remedy}`;
  }
};

/** The subject of a target's id; `undefined` for an id that no picture of this scene has. */
export const subjectOf = (id: string): Subject | undefined => {
  const space = id.indexOf(" ");
  const kind = space < 0 ? id : id.slice(0, space);
  const name = id.slice(space + 1);
  if (id === "user") return { kind: "user" };
  if (kind === "service") return { kind, name };
  if (kind === "call") {
    const slash = name.lastIndexOf("/");
    return { kind, caller: name.slice(0, slash), index: Number(name.slice(slash + 1)) };
  }
  const remedy = kind === "remedy" ? remedyIds.find((one) => one === name) : undefined;
  return remedy === undefined ? undefined : { kind: "remedy", remedy };
};
