// One turn of the bench: `turn.ts <storm> <rule> <clients>` prints the nanoseconds of processor time that a request takes.
// What one process measures after another, the first one's garbage, caches and compiled code disturb; so each turn has a
// process of its own. It warms up three times as long as it measures: by then the engine compiles nothing any more.
import { benchParams, storms } from "./contenders.ts";

const [storm, rule, clients] = process.argv.slice(2);
const { run, runs } = storms[storm as keyof typeof storms];
const params = benchParams(rule as string, Number(clients));

function runAll(): number {
  let requests = 0;
  for (let i = 0; i < runs(params.clients); i++) requests += run(params).requests;
  return requests;
}

for (let i = 0; i < 3; i++) runAll();
const from = process.cpuUsage();
const requests = runAll();
const { user, system } = process.cpuUsage(from);
console.log(((user + system) * 1000) / requests);
