import { readChoice } from "../params/choice.ts";
import { readShare } from "../params/exact.ts";
import { namedValues } from "../params/namedValues.ts";
import { readWhole } from "../params/whole.ts";
import {
  type IdempotencyParamName,
  type IdempotencyParams,
  idempotencyParams,
  keyIds,
  lossIds,
} from "./params.ts";

/**
 * The parameters of payments from values as they come from JSON or an address; what is absent gets its default. Throws a
 * ParamError for an unknown name, a value outside its limits, or an input that is not an object.
 */
export function readIdempotencyParams(input: Readonly<Record<string, unknown>>): IdempotencyParams {
  const given = namedValues<IdempotencyParamName>(input, idempotencyParams);
  const { lossRate, customers, attempts, seed } = idempotencyParams;
  return {
    key: readChoice("key", given("key"), keyIds),
    lose: readChoice("lose", given("lose"), lossIds),
    lossRate: readShare("lossRate", given("lossRate"), lossRate),
    customers: readWhole("customers", given("customers"), customers),
    attempts: readWhole("attempts", given("attempts"), attempts),
    seed: readWhole("seed", given("seed"), seed),
  };
}
