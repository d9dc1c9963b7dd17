import { availableParallelism } from "node:os";
import { type Outcome, runStage, type Stage } from "./stage.ts";

/** Stages that need nothing of each other. */
export type Round = readonly Stage[];

const heading = ({ name, command }: Stage): string => `\n== ${name}: ${command}`;

const line = ({ name, passed, failed, seconds }: Outcome): string =>
  [
    failed === 0 ? "ok    " : "FAILED",
    name.padEnd(16),
    `${seconds.toFixed(1)} s`.padStart(8),
    `${passed} passed`.padStart(14),
    failed === 0 ? "" : `, ${failed} failed`,
  ].join(" ");

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** Runs a stage with the terminal to itself. */
const runAlone = (stage: Stage): Promise<Outcome> => {
  console.log(heading(stage));
  return runStage(stage);
};

/** Runs a stage beside others: what it prints is kept together, and shown when it ends. */
const runBeside = async (stage: Stage): Promise<Outcome> => {
  const printed: string[] = [];
  const outcome = await runStage(stage, (text) => printed.push(text));
  console.log(`${heading(stage)}\n${printed.join("")}`);
  return outcome;
};

/** Runs the stages of a round, as many at once as the machine has cores; after one that fails no other is begun. */
const runRound = async (round: Round): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const left = [...round];
  const runNext = async (): Promise<void> => {
    const stage = left.shift();
    if (stage === undefined || outcomes.some(({ failed }) => failed > 0)) return;
    outcomes.push(await (round.length === 1 ? runAlone : runBeside)(stage));
    return runNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return outcomes;
};

/** Runs the rounds in order up to the first in which a stage fails; `only` names some of the stages. The answer is an exit code. */
export const runStages = async (rounds: readonly Round[], only: readonly string[]): Promise<number> => {
  const names = rounds.flat().map(({ name }) => name);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No stage ${unknown.join(", ")}; there are: ${names.join(", ")}`);
    return 2;
  }

  const start = performance.now();
  const outcomes: Outcome[] = [];
  for (const round of rounds) {
    outcomes.push(...(await runRound(round.filter(({ name }) => only.length === 0 || only.includes(name)))));
    if (outcomes.some(({ failed }) => failed > 0)) break;
  }

  const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name);
  console.log(`\n${outcomes.map(line).join("\n")}\n`);
  if (failed.length > 0) console.log(`Stopped at ${failed.join(", ")}; the output is above.`);
  console.log(`All of it took ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  console.log(`${sum(outcomes.map((o) => o.passed))} passed, ${sum(outcomes.map((o) => o.failed))} failed`);
  return failed.length > 0 ? 1 : 0;
};
