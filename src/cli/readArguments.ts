import { keyGivenTwice } from "../core/index.ts";
import type { Model } from "./Model.ts";
import { models } from "./models.ts";
import { UsageError } from "./UsageError.ts";

/** What was asked for on the command line. */
export interface Request {
  readonly model: Model;
  readonly params: Readonly<Record<string, unknown>>;
  readonly perTick: boolean;
}

/**
 * Reads `<model> [<params as JSON>] [--per-tick]`, in any order of flags; throws a UsageError for anything
 * else.
 */
export function readArguments(args: readonly string[]): Request {
  const flags = args.filter((arg) => arg.startsWith("--"));
  const unknownFlag = flags.find((flag) => flag !== "--per-tick");
  if (unknownFlag !== undefined)
    throw new UsageError(`unknown flag ${unknownFlag}; allowed: --per-tick, --help`);
  const [name, json = "{}", ...rest] = args.filter((arg) => !arg.startsWith("--"));
  if (rest.length > 0) throw new UsageError(`more than a model and its parameters: ${rest.join(" ")}`);
  return { model: readModel(name), params: readJson(json), perTick: flags.length > 0 };
}

function readModel(name: string | undefined): Model {
  const known = Object.keys(models).join(", ");
  if (name === undefined) throw new UsageError(`no model was named; allowed: ${known}`);
  const model = Object.hasOwn(models, name) ? models[name] : undefined;
  if (model === undefined) throw new UsageError(`unknown model ${JSON.stringify(name)}; allowed: ${known}`);
  return model;
}

function readJson(json: string): Readonly<Record<string, unknown>> {
  const value = parse(json);
  const twice = keyGivenTwice(json);
  if (twice !== undefined) throw new UsageError(`${JSON.stringify(twice)} is given twice in the same object`);
  if (!canBeWritten(value)) throw new UsageError("the parameters are nested too deeply");
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new UsageError(`the parameters are ${json}; allowed: a JSON object such as {"rule":"full"}`);
}

/** Lists in lists by the ten thousand can be read, but no message could show them. */
function canBeWritten(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new UsageError(`the parameters are not JSON: ${(error as Error).message}`);
  }
}
