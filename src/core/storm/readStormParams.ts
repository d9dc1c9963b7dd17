import { readBaseAndCap } from "../params/baseAndCap.ts";
import { readChoice } from "../params/choice.ts";
import { readRate, readShare } from "../params/exact.ts";
import { namedValues } from "../params/namedValues.ts";
import { readOptionalWhole, readWhole } from "../params/whole.ts";
import { type StormParamName, type StormParams, stormParams } from "./params.ts";

/**
 * The parameters of a storm from values as they come from JSON or an address; what is absent gets its
 * default. Whole numbers must be numbers; rejectCost and arrivals may be strings too. Throws a ParamError for
 * an unknown name, a value outside its limits, or an input that is not an object.
 */
export function readStormParams(input: Readonly<Record<string, unknown>>): StormParams {
  const given = namedValues<StormParamName>(input, stormParams);
  const whole = (name: WholeName) => readWhole(name, given(name), stormParams[name]);
  const maxAttempts = readOptionalWhole("maxAttempts", given("maxAttempts"), stormParams.maxAttempts);
  return {
    clients: whole("clients"),
    capacity: whole("capacity"),
    outage: whole("outage"),
    rule: readChoice("rule", given("rule"), stormParams.rule.of),
    rejectCost: readShare("rejectCost", given("rejectCost"), stormParams.rejectCost),
    horizon: whole("horizon"),
    arrivals: readRate("arrivals", given("arrivals"), stormParams.arrivals),
    ...readBaseAndCap(given),
    pause: whole("pause"),
    window: whole("window"),
    seed: whole("seed"),
    ...(maxAttempts === undefined ? {} : { maxAttempts }),
  };
}

type WholeName = Exclude<StormParamName, "rule" | "rejectCost" | "arrivals" | "maxAttempts">;
