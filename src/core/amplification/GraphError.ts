import { ParamError } from "../params/ParamError.ts";

/** What is wrong with a graph, for whoever has to say it in another language. */
export type GraphFault =
  | { readonly kind: "cycle"; readonly path: readonly string[] }
  | { readonly kind: "unknownService" }
  | { readonly kind: "unknownKey"; readonly known: readonly string[] }
  | { readonly kind: "whole"; readonly min: number; readonly max: number }
  | { readonly kind: "probability" }
  | { readonly kind: "budget" }
  | { readonly kind: "type"; readonly type: "object" | "list" | "boolean" };

/** A graph that the model does not take. `param` is the place: `services.a.calls[0].attempts`. */
export class GraphError extends ParamError {
  readonly fault: GraphFault;

  constructor(place: string, value: unknown, fault: GraphFault) {
    super(place, value, allowedBy(fault));
    this.fault = fault;
    // the whole circle, however long: that is what has to be looked for
    if (fault.kind === "cycle")
      this.message = `${place} go in a cycle, ${fault.path.join(" -> ")}; allowed: ${this.allowed}`;
  }
}

const allowedBy = (fault: GraphFault): string => {
  switch (fault.kind) {
    case "cycle":
      return "calls that never lead back to a service before them";
    case "unknownService":
      return "the name of one of the services";
    case "unknownKey":
      return `no key of this name, only ${fault.known.join(", ")}`;
    case "whole":
      return `a whole number from ${fault.min} to ${fault.max}`;
    case "probability":
      return "a probability from 0 to 1";
    case "budget":
      return "a share of the first tries, 0 or more";
    case "type":
      return { object: "an object", list: "a list", boolean: "true or false" }[fault.type];
  }
};
