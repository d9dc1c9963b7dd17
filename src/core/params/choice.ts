import { ParamError } from "./ParamError.ts";

/** The value itself when it is one of the names; throws a ParamError when not. */
export function readChoice<Name extends string>(param: string, value: unknown, names: readonly Name[]): Name {
  const name = names.find((known) => known === value);
  if (name === undefined) throw new ParamError(param, value, `one of ${names.join(", ")}`);
  return name;
}
