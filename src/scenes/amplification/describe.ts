import type { Say } from "../contract.ts";
import { momentAt } from "./moment.ts";
import type { AmplificationRun } from "./run.ts";
import type { AmplificationWords } from "./words.ts";
import { writeAll } from "./writeAmount.ts";

/** The picture in two sentences: how much one click has set off, and how it ends or where it is. */
export const describe = (run: AmplificationRun, tick: number, say: Say<AmplificationWords>): string => {
  const { graph, expected, cascade } = run;
  const { requests, over, services, open } = momentAt(run, tick);
  // of equally busy services the one that the bars speak of
  const [most] = [...services].sort(([a, { made: x }], [b, { made: y }]) =>
    x < y ? 1 : x > y ? -1 : Number(b === run.worst) - Number(a === run.worst),
  );
  const newest = open.at(-1);
  const success = Number(expected.success);
  return say.words.sentence({
    clicks: writeAll(BigInt(graph.requests), say),
    requests: writeAll(requests, say),
    over,
    certain: cascade.kind === "certain",
    most:
      most === undefined || Number(most[1].made) === 0
        ? undefined
        : { service: most[0], requests: writeAll(most[1].made, say) },
    newest: newest && {
      service: newest.service,
      caller: newest.caller,
      attempt: say.q({ value: newest.attempt, unit: "count" }),
    },
    remedy: run.remedy,
    success: say.q({ value: success, unit: "share" }),
    sure: success === 0 || success === 1 ? success : undefined,
  });
};
