import type { Call, Service } from "../../../core/index.ts";
import type { ChoiceParam, Panel, PanelAction, PanelField, Say } from "../../contract.ts";
import { readGraphText } from "../graphText.ts";
import type { AmplificationParams } from "../params.ts";
import type { Sketch } from "../sketch.ts";
import { subjectOf, targetId } from "../targets.ts";
import type { AmplificationWords } from "../words.ts";
import { serviceOf } from "./changes.ts";
import { attempts, budget, name, rate, requests, toPerCent } from "./fields.ts";
import { type EditingWords, editingWords } from "./words.ts";

const choice = (...of: readonly string[]): ChoiceParam => ({
  kind: "choice",
  default: of[0]!,
  of,
  shown: "names",
});

/** What can be set of a target: a service, a call, the user; of the whole graph without one. */
export const panel = (
  params: AmplificationParams,
  target: string | undefined,
  { locale }: Say<AmplificationWords>,
): Panel | undefined => {
  const sketch = readGraphText(params.graph);
  const words = editingWords[locale];
  if (target === undefined) return ofGraph(sketch, words);
  const subject = subjectOf(target);
  switch (subject?.kind) {
    case "user":
      return ofUser(sketch, target, words);
    case "service": {
      const service = serviceOf(sketch, subject.name);
      return service && ofService(sketch, service, target, words);
    }
    case "call": {
      const calls = serviceOf(sketch, subject.caller)?.calls ?? [];
      const call = calls[subject.index];
      return (
        call && ofCall(call, calls.length, subject.index, `${subject.caller} → ${call.to}`, target, words)
      );
    }
    default:
      return undefined;
  }
};

const user = targetId({ kind: "user" });

const ofGraph = ({ places }: Sketch, words: EditingWords): Panel => ({
  title: words.nothing,
  fields: [],
  actions: [
    { label: words.addService, gesture: { do: "add" } },
    ...(places.size === 0
      ? []
      : [{ label: words.layOut, gesture: { do: "set", on: user, field: "layOut", value: "" } } as const]),
  ],
});

const ofUser = ({ graph }: Sketch, on: string, words: EditingWords): Panel => ({
  title: words.user,
  fields: [
    { name: "attempts", label: words.userAttempts, param: attempts, value: graph.attempts },
    { name: "requests", label: words.userRequests, param: requests, value: graph.requests },
  ],
  actions: [
    {
      label: words.goesTo,
      options: graph.services
        .filter((service) => service.name !== graph.entry)
        .map((service) => ({ label: service.name, gesture: { do: "connect", on, to: idOf(service) } })),
    },
  ],
});

const ofService = (sketch: Sketch, service: Service, on: string, words: EditingWords): Panel => {
  const { fails, calls, parallel } = service;
  const state = fails === 0 ? "works" : fails === 1 ? "broken" : "rate";
  const callers = allCallersOf(sketch, service.name);
  const callable = sketch.graph.services.filter((other) => !callers.has(other.name));
  const fields: PanelField[] = [
    { name: "name", label: words.name, param: name, value: service.name, help: words.nameHelp },
    {
      name: "state",
      label: words.state,
      param: choice("works", "broken", "rate"),
      value: state,
      choices: words.states,
    },
  ];
  if (state === "rate")
    fields.push({
      name: "rate",
      label: words.rate,
      param: rate,
      value: toPerCent(fails),
      help: words.rateHelp,
    });
  if (calls.length > 1) {
    const order = parallel ? "together" : "inOrder";
    fields.push({
      name: "order",
      label: words.order,
      param: choice("inOrder", "together"),
      value: order,
      choices: words.orders,
    });
  }
  return {
    title: service.name,
    fields,
    actions: [
      {
        label: words.call,
        options: callable.map((other) => ({
          label: other.name,
          gesture: { do: "connect", on, to: idOf(other) },
        })),
      },
      { label: words.addCalled, gesture: { do: "add", on } },
      ...(sketch.graph.entry === service.name
        ? []
        : [{ label: words.makeEntry, gesture: { do: "set", on, field: "entry", value: "" } } as const]),
      ...(sketch.graph.services.length === 1
        ? []
        : [{ label: words.removeService, gesture: { do: "remove", on } } as const]),
    ],
  };
};

const ofCall = (
  call: Call,
  calls: number,
  index: number,
  title: string,
  on: string,
  words: EditingWords,
): Panel => {
  const at = (label: string, value: number): readonly PanelAction[] =>
    value < 0 || value >= calls ? [] : [{ label, gesture: { do: "set", on, field: "order", value } }];
  return {
    title,
    fields: [
      { name: "attempts", label: words.attempts, param: attempts, value: call.attempts },
      {
        name: "budget",
        label: words.budget,
        param: budget,
        value: call.budget === undefined ? "" : toPerCent(call.budget),
        help: words.budgetHelp,
      },
    ],
    actions: [
      ...at(words.earlier, index - 1),
      ...at(words.later, index + 1),
      { label: words.removeCall, gesture: { do: "remove", on } },
    ],
  };
};

const idOf = ({ name: service }: Service): string => targetId({ kind: "service", name: service });

/** A service and all from which calls lead to it: to call one of them would close a circle. */
const allCallersOf = ({ graph }: Sketch, name: string): ReadonlySet<string> => {
  const callersOf = new Map<string, string[]>();
  for (const { name: caller, calls } of graph.services)
    for (const { to } of calls) callersOf.set(to, [...(callersOf.get(to) ?? []), caller]);
  const met = new Set([name]);
  for (const one of met) for (const caller of callersOf.get(one) ?? []) met.add(caller);
  return met;
};
