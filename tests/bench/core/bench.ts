// Processor time a request of the storm in the core, beside the loop that a reader would write and beside C. All
// take turns, round by round, each in a process of its own, so that neither a busy machine nor one another makes
// anybody slow. Prints a table in Markdown, writes nothing.
import { runStorm, type StormParams } from "../../../src/core/index.ts";
import { compileStorm } from "./compiledStorm.ts";
import { benchParams, type Contender, compiled, core, plain } from "./contenders.ts";

const RULES = ["full", "equal", "decorrelated"];
const SIZES = [2_000, 100_000, 1_000_000];
const ROUNDS = 5;

const program = compileStorm();
const inC = program === undefined ? [] : [compiled(program, "list"), compiled(program, "chunks")];
const contenders: readonly Contender[] = [core, plain, ...inC];

/** The same storm must come out of C, or its speed says nothing. */
function check(params: StormParams): void {
  if (program === undefined) return;
  const { requests, loadPerTick, answeredTick } = runStorm(params);
  const ofLoad = loadPerTick.reduce((sum, load, tick) => sum + load * tick, 0);
  const checksum = answeredTick.reduce((sum, tick) => sum + tick, ofLoad);
  for (const buckets of ["list", "chunks"] as const) {
    const inC = program(params, buckets, 1);
    if (inC.requests !== requests || inC.checksum !== checksum)
      throw new Error(`C differs for ${params.rule}`);
  }
}

/** Median nanoseconds a request by contender, over rounds in which they take turns. */
function measure(rule: string, clients: number): Map<Contender, number> {
  const rounds = contenders.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    contenders.forEach((contender, i) => {
      if (contender === plain && round > 0) return; // far behind: once is enough
      rounds[i]?.push(contender.measure(rule, clients));
    });
  }
  return new Map(contenders.map((contender, i) => [contender, median(rounds[i] ?? [])]));
}

function row(rule: string, clients: number): string {
  check(benchParams(rule, clients));
  const times = measure(rule, clients);
  const time = (contender: Contender) => times.get(contender) ?? Number.NaN;
  const bestC = inC.length > 0 ? Math.min(...inC.map(time)) : undefined;
  return cells([
    rule,
    clients.toLocaleString("en"),
    ...contenders.map((contender) => time(contender).toFixed(1)),
    `${(time(plain) / time(core)).toFixed(0)} x`,
    bestC === undefined ? "no cc" : (time(core) / bestC).toFixed(2),
  ]);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function cells(texts: readonly string[]): string {
  return `| ${texts.join(" | ")} |`;
}

if (program === undefined) console.log("There is no cc on this machine: the columns of C are left out.\n");
console.log("Nanoseconds of processor time a request, median of rounds:\n");
const names = contenders.map(({ name }) => name);
console.log(cells(["rule", "clients", ...names, "plain / core", "core / best C"]));
console.log(cells(["---", "--:", ...names.map(() => "--:"), "--:", "--:"]));
for (const rule of RULES) for (const clients of SIZES) console.log(row(rule, clients));
