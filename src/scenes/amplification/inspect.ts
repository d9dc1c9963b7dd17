import type { Service } from "../../core/index.ts";
import type { Say } from "../contract.ts";
import { triesIn } from "./calls.ts";
import { momentAt } from "./moment.ts";
import type { AmplificationRun } from "./run.ts";
import { subjectOf } from "./targets.ts";
import type { AmplificationWords } from "./words.ts";
import { writeAll } from "./writeAmount.ts";

/** One place of the picture in words: a service, a call, the user, a remedy. */
export const inspect = (
  run: AmplificationRun,
  tick: number,
  target: string,
  say: Say<AmplificationWords>,
): string => {
  const { graph, expected, worst, remedies } = run;
  const { services } = momentAt(run, tick);
  const { words, q } = say;
  const success = q({ value: Number(expected.success), unit: "share" });
  const subject = subjectOf(target);
  switch (subject?.kind) {
    case undefined:
      return "";
    case "user":
      return words.onUser(writeAll(BigInt(graph.requests), say), success);
    case "service": {
      const tally = services.get(subject.name);
      const service = graph.services.find(({ name }) => name === subject.name);
      if (tally === undefined || service === undefined) return "";
      const mean = expected.services.get(subject.name)!.requests;
      const notes = [
        faultOf(service, say),
        ...(typeof mean === "number" ? [words.onAverage(writeAll(mean, say).text)[0]!] : []),
      ];
      const state = notes
        .filter(Boolean)
        .map((note) => `, ${note}`)
        .join("");
      return words.onService(
        subject.name,
        writeAll(tally.made, say),
        writeAll(tally.failed, say).text,
        state,
      );
    }
    case "call": {
      const call = graph.services.find(({ name }) => name === subject.caller)?.calls[subject.index];
      if (call === undefined) return "";
      const made = services.get(subject.caller)!.calls[subject.index]!;
      const limited = triesIn(call, say)[0]!;
      return words.onCall(subject.caller, call.to, writeAll(made, say), limited);
    }
    case "remedy": {
      const outcome = remedies.find(({ remedy }) => remedy === subject.remedy)!;
      const name = words.params.remedy!.choices![subject.remedy]!;
      return words.onRemedy(
        name,
        writeAll(outcome.requests, say),
        worst,
        q({ value: Number(outcome.success), unit: "share" }),
      );
    }
  }
};

/** How a service fails by its own fault; sound: nothing. */
const faultOf = ({ fails }: Service, { words, q }: Say<AmplificationWords>): string | undefined =>
  fails === 0 ? undefined : fails === 1 ? words.broken : words.failsAt(q({ value: fails, unit: "share" }))[0];
