import { readChoice } from "../params/choice.ts";
import { readRate, readShare } from "../params/exact.ts";
import { ParamError } from "../params/ParamError.ts";
import { readOptionalWhole, readWhole } from "../params/whole.ts";
import { type StormParamName, type StormParams, stormParams } from "./params.ts";

/**
 * The parameters of a storm from values as they come from JSON or an address; what is absent gets its
 * default. Whole numbers must be numbers; rejectCost and arrivals may be strings too. Throws a ParamError for
 * an unknown name, a value outside its limits, or an input that is not an object.
 */
export function readStormParams(input: Readonly<Record<string, unknown>>): StormParams {
  const given = namedValues(input);
  const whole = (name: WholeName) => readWhole(name, given(name), stormParams[name]);
  const base = whole("base");
  const maxAttempts = readOptionalWhole("maxAttempts", given("maxAttempts"), stormParams.maxAttempts);
  return {
    clients: whole("clients"),
    capacity: whole("capacity"),
    outage: whole("outage"),
    rule: readChoice("rule", given("rule"), stormParams.rule.of),
    rejectCost: readShare("rejectCost", given("rejectCost"), stormParams.rejectCost),
    horizon: whole("horizon"),
    arrivals: readRate("arrivals", given("arrivals"), stormParams.arrivals),
    base,
    cap: atLeast("base", base, "cap", whole("cap")),
    pause: whole("pause"),
    window: whole("window"),
    seed: whole("seed"),
    ...(maxAttempts === undefined ? {} : { maxAttempts }),
  };
}

function atLeast(lowerName: string, lower: number, param: string, value: number): number {
  if (value >= lower) return value;
  throw new ParamError(param, value, `at least ${lowerName}, which is ${lower}`);
}

type WholeName = Exclude<StormParamName, "rule" | "rejectCost" | "arrivals" | "maxAttempts">;

/**
 * Looks values up by name: what the input itself holds, else the default. Names off the table are refused.
 */
function namedValues(input: Readonly<Record<string, unknown>>): (name: StormParamName) => unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    throw new ParamError("params", input, "an object of named parameters");
  }
  for (const name of Object.keys(input)) {
    if (Object.hasOwn(stormParams, name)) continue;
    throw new ParamError(
      name,
      input[name],
      `no parameter of this name, only ${Object.keys(stormParams).join(", ")}`,
    );
  }
  return (name) => {
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    if (value !== undefined) return value;
    const spec = stormParams[name];
    return "default" in spec ? spec.default : undefined;
  };
}
