import { ParamError } from "./ParamError.ts";
import type { ParamSpec } from "./spec.ts";

/**
 * Looks values up by name: what the input itself holds, else the table's default. Throws a ParamError for an input that
 * is not an object, and for a name off the table.
 */
export function namedValues<Name extends string>(
  input: Readonly<Record<string, unknown>>,
  specs: Readonly<Record<Name, ParamSpec>>,
): (name: Name) => unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    throw new ParamError("params", input, "an object of named parameters");
  }
  for (const name of Object.keys(input)) {
    if (Object.hasOwn(specs, name)) continue;
    throw new ParamError(
      name,
      input[name],
      `no parameter of this name, only ${Object.keys(specs).join(", ")}`,
    );
  }
  return (name) => {
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    if (value !== undefined) return value;
    const spec = specs[name];
    return "default" in spec ? spec.default : undefined;
  };
}
