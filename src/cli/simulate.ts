import { ParamError } from "../core/index.ts";
import { models } from "./models.ts";
import { readArguments } from "./readArguments.ts";
import { UsageError } from "./UsageError.ts";

const USAGE = `Runs a model once and prints its result as JSON.

  npm run --silent simulate -- <model> ['<parameters as JSON>'] [--per-tick]

  models      ${Object.keys(models).join(", ")}
  --per-tick  adds the numbers of every tick and every client
  --help      prints this

  npm run --silent simulate -- storm '{"rule":"full","rejectCost":"1/10"}'
`;

const BAD_INPUT = 2;

function main(args: readonly string[]): void {
  if (args.includes("--help")) {
    process.stdout.write(USAGE);
    return;
  }
  try {
    const { model, params, perTick } = readArguments(args);
    process.stdout.write(`${JSON.stringify(model.run(params, { perTick }))}\n`);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ParamError)) throw error;
    process.stderr.write(`${error.message.replace(/\p{Cc}+/gu, " ")}\n`);
    process.exitCode = BAD_INPUT;
  }
}

main(process.argv.slice(2));
