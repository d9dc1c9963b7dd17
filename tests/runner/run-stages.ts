import { type Outcome, runStage, type Stage } from "./stage.ts";

const line = ({ name, passed, failed, seconds }: Outcome): string =>
  [
    failed === 0 ? "ok    " : "FAILED",
    name.padEnd(16),
    `${seconds.toFixed(1)} s`.padStart(8),
    `${passed} passed`.padStart(14),
    failed === 0 ? "" : `, ${failed} failed`,
  ].join(" ");

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** Runs the stages in order up to the first that fails; `only` names some of them. The answer is an exit code. */
export const runStages = async (stages: readonly Stage[], only: readonly string[]): Promise<number> => {
  const unknown = only.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(`No stage ${unknown.join(", ")}; there are: ${stages.map(({ name }) => name).join(", ")}`);
    return 2;
  }

  const outcomes: Outcome[] = [];
  for (const stage of stages.filter(({ name }) => only.length === 0 || only.includes(name))) {
    outcomes.push(await runStage(stage));
    if (outcomes.at(-1)!.failed > 0) break;
  }

  const failed = outcomes.find((outcome) => outcome.failed > 0);
  console.log(`\n${outcomes.map(line).join("\n")}\n`);
  if (failed) console.log(`Stopped at "${failed.name}"; its output is above.`);
  console.log(`${sum(outcomes.map((o) => o.passed))} passed, ${sum(outcomes.map((o) => o.failed))} failed`);
  return failed ? 1 : 0;
};
