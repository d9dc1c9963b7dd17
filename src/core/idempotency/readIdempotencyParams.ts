import { readChoice } from "../params/choice.ts";
import { readShare } from "../params/exact.ts";
import { namedValues } from "../params/namedValues.ts";
import { ParamError } from "../params/ParamError.ts";
import { readWhole } from "../params/whole.ts";
import { listedMessages, type MessageName } from "./messages.ts";
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
    lost: readLost(given("lost")),
    lossRate: readShare("lossRate", given("lossRate"), lossRate),
    customers: readWhole("customers", given("customers"), customers),
    attempts: readWhole("attempts", given("attempts"), attempts),
    seed: readWhole("seed", given("seed"), seed),
  };
}

function readLost(value: unknown): readonly MessageName[] {
  const messages = typeof value === "string" ? listedMessages(value) : undefined;
  if (messages === undefined)
    throw new ParamError("lost", value, "messages by name, such as request1,answer2");
  return messages;
}
