import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readGraphText, writeGraphText } from "../../../src/scenes/amplification/graphText.ts";
import type { AmplificationParams } from "../../../src/scenes/amplification/params.ts";
import type { AmplificationRun } from "../../../src/scenes/amplification/run.ts";
import { targetId } from "../../../src/scenes/amplification/targets.ts";
import type { AnyEditing, Edited, Gesture, PanelAction, Picture } from "../../../src/scenes/contract.ts";
import { loadScene } from "../../../src/scenes/registry.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { decodeAddress } from "../../../src/stage/address.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";
import { anySketch } from "./anySketch.ts";

const amplification = await loadScene("amplification");
const editing: AnyEditing = await amplification.editing!();
const say = sayIn("en", amplification.words);
const wide = { w: 1080, h: 580, dpr: 1, textWidth };
const narrow = { w: 360, h: 640, dpr: 2, textWidth };

const paramsWith = (graph: string): AmplificationParams => ({
  ...(decodeAddress(amplification, "").params as AmplificationParams),
  graph,
});
const done = (graph: string, gesture: Gesture): Edited<AmplificationParams> =>
  editing.edit(paramsWith(graph), gesture, say);

/** The graph after a gesture; fails where it is refused. */
const graphAfter = (graph: string, gesture: Gesture): string => {
  const edited = done(graph, gesture);
  if ("refused" in edited) throw new Error(edited.refused);
  return edited.params.graph;
};
const refusal = (graph: string, gesture: Gesture): string => {
  const edited = done(graph, gesture);
  if (!("refused" in edited)) throw new Error(`made ${edited.params.graph}`);
  return edited.refused;
};
const set = (on: string, field: string, value: string | number): Gesture => ({ do: "set", on, field, value });

const pictureOf = (graph: string, box = wide): Picture => {
  const run: AmplificationRun = amplification.run(paramsWith(graph), { tick: 1e6, requests: 1e6 });
  return amplification.view(run, run.ticks - 1, box, say);
};

describe("a gesture", () => {
  it.each<[string, string, Gesture, string]>([
    [
      "connects two services, with two tries",
      "a;b",
      { do: "connect", on: "service a", to: "service b" },
      "a:b*2;b",
    ],
    ["connects the user to another service", "a;b", { do: "connect", on: "user", to: "service b" }, ":b;a;b"],
    [
      "connects a pair that is connected a second time",
      "a:b;b",
      { do: "connect", on: "service a", to: "service b" },
      "a:b,b*2;b",
    ],
    ["adds a service", "a", { do: "add" }, "a;service1"],
    [
      "adds a service that the selected one calls",
      "a",
      { do: "add", on: "service a" },
      "a:service1*2;service1",
    ],
    ["adds under a name that is free", "service1;service2", { do: "add" }, "service1;service2;service3"],
    ["removes a service and the calls to it", "a:b,c;b:c;c", { do: "remove", on: "service c" }, "a:b;b"],
    [
      "removes the entry, whose first callee follows it",
      "a:c,b;b;c",
      { do: "remove", on: "service a" },
      ":c;b;c",
    ],
    ["removes a call", "a:b,c;b;c", { do: "remove", on: "call a/0" }, "a:c;b;c"],
    [
      "renames a service wherever it is called",
      "a:b*3;b@5/6",
      set("service b", "name", "db"),
      "a:db*3;db@5/6",
    ],
    ["renames the entry", ":b;a;b", set("service b", "name", "c"), ":c;a;c"],
    ["breaks a service", "a:b;b", set("service b", "state", "broken"), "a:b;b!"],
    ["mends a service", "a:b;b!", set("service b", "state", "works"), "a:b;b"],
    ["makes a service fail at a rate", "a", set("service a", "state", "rate"), "a!0.5"],
    ["sets the rate in per cent", "a!0.5", set("service a", "rate", "12.5"), "a!0.125"],
    ["sends all calls out together", "a:b,c;b;c", set("service a", "order", "together"), "a::b,c;b;c"],
    ["makes calls one after the other", "a::b,c;b;c", set("service a", "order", "inOrder"), "a:b,c;b;c"],
    ["sets the tries of a call", "a:b;b", set("call a/0", "attempts", 1000), "a:b*1000;b"],
    ["gives a call a budget", "a:b*4;b", set("call a/0", "budget", "10"), "a:b*4/0.1;b"],
    ["takes the budget away", "a:b*4/0.1;b", set("call a/0", "budget", ""), "a:b*4;b"],
    ["makes a call earlier", "a:b,c*3;b;c", set("call a/1", "order", 0), "a:c*3,b;b;c"],
    ["sets what the user does", "a", set("user", "attempts", 3), ":a*3;a"],
    ["lays all out again", "a@1/2;b@3/4", set("user", "layOut", ""), "a;b"],
  ])("%s", (_, before, gesture, after) => {
    expect(graphAfter(before, gesture)).toBe(after);
  });

  it.each<[string, string, Gesture, string]>([
    [
      "would close a circle",
      "a:b;b:c;c",
      { do: "connect", on: "service c", to: "service a" },
      "a → b → c → a",
    ],
    ["would have a service call itself", "a", { do: "connect", on: "service a", to: "service a" }, "a → a"],
    ["ends at no service", "a:b;b", { do: "connect", on: "service a", to: "call a/0" }, "to a service"],
    ["would take the last service", "a", { do: "remove", on: "service a" }, "must stay"],
    ["would give two services one name", "a:b;b", set("service b", "name", "a"), "“a”"],
    ["would make a number too large", "a:b;b", set("call a/0", "attempts", 1001), "1,000"],
  ])("that %s is refused, with the reason", (_, before, gesture, reason) => {
    expect(refusal(before, gesture)).toContain(reason);
  });

  it("puts a service where it is dragged to, and nothing else moves", () => {
    for (const box of [wide, narrow]) {
      const before = pictureOf("a:b,c;b;c", box);
      const to = { x: box.w * 0.5, y: box.h * 0.3 };
      const after = pictureOf(graphAfter("a:b,c;b;c", { do: "drag", on: "service b", to, box }), box);
      const middles = (picture: Picture) =>
        new Map(picture.targets.map(({ id, x, y, w, h }) => [id, [x + w / 2, y + h / 2]] as const));
      expect(middles(after).get("service b")![0]).toBeCloseTo(to.x, -0.5);
      expect(middles(after).get("service b")![1]).toBeCloseTo(to.y, -0.5);
      for (const id of ["user", "service a", "service c"])
        expect(middles(after).get(id)).toEqual(middles(before).get(id));
    }
  });

  it("on a graph that is being arranged by hand lets nothing else jump", () => {
    const corners = (graph: string) =>
      new Map(
        readGraphText(graph).graph.services.map(({ name }) => [name, readGraphText(graph).places.get(name)]),
      );
    const before = "a:b;b:c;c@500/900";
    const added = graphAfter(before, { do: "add", at: { x: 400, y: 300 }, box: wide });
    const connected = graphAfter(added, { do: "connect", on: "service service1", to: "service c" });
    for (const name of ["a", "b", "c"]) {
      expect(corners(added).get(name)).toBeDefined();
      expect(corners(connected).get(name)).toEqual(corners(added).get(name));
    }
    expect(corners(added).get("c")).toEqual({ along: 500, across: 900 });
  });

  it("beyond the sides leaves a service at the side", () => {
    const graph = graphAfter("a:b;b", { do: "drag", on: "service b", to: { x: 1e6, y: -1e6 }, box: wide });
    expect(graph).toBe("a:b;b@1000/0");
  });

  it("on a remedy chooses it", () => {
    expect(done("a", { do: "press", on: "remedy budget" })).toMatchObject({ params: { remedy: "budget" } });
  });
});

/** Any gesture on any target of a picture, sensible or not. */
const anyGesture = (targets: readonly string[]): fc.Arbitrary<Gesture> => {
  const on = fc.constantFrom(...targets, "nothing", "call x/7", "service nobody");
  const point = fc.record({ x: fc.integer({ min: -50, max: 1200 }), y: fc.integer({ min: -50, max: 700 }) });
  return fc.oneof(
    fc.record({ do: fc.constant("press" as const), on }),
    fc.record({ do: fc.constant("drag" as const), on, to: point, box: fc.constantFrom(wide, narrow) }),
    fc.record({ do: fc.constant("connect" as const), on, to: on }),
    fc.record({ do: fc.constant("remove" as const), on }),
    fc.record({ do: fc.constant("add" as const), on, at: point, box: fc.constant(wide) }),
    fc.record({
      do: fc.constant("set" as const),
      on,
      field: fc.constantFrom(
        "name",
        "state",
        "rate",
        "order",
        "attempts",
        "budget",
        "requests",
        "entry",
        "layOut",
      ),
      value: fc.oneof(
        fc.constantFrom("", "a", "broken", "rate", "works", "together"),
        fc.integer({ min: -3, max: 2000 }),
      ),
    }),
  );
};

const targetsOf = (graph: string): readonly string[] => [
  "user",
  "remedy budget",
  ...readGraphText(graph).graph.services.flatMap(({ name, calls }) => [
    targetId({ kind: "service", name }),
    ...calls.map((_, index) => targetId({ kind: "call", caller: name, index })),
  ]),
];

describe("whatever a reader does", () => {
  it("what comes out is a graph, or it is refused with the reason", () => {
    fc.assert(
      fc.property(
        anySketch
          .map(writeGraphText)
          .chain((graph) =>
            fc.tuple(fc.constant(graph), fc.array(anyGesture(targetsOf(graph)), { maxLength: 12 })),
          ),
        ([first, gestures]) => {
          let params = paramsWith(first);
          for (const gesture of gestures) {
            const edited: Edited<AmplificationParams> = editing.edit(params, gesture, say);
            if ("refused" in edited) expect(edited.refused).toMatch(/\S/u);
            else {
              params = edited.params;
              expect(amplification.params.graph.read(params.graph)).toBe(params.graph);
            }
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it("every target's panel offers only what can be done", () => {
    fc.assert(
      fc.property(anySketch.map(writeGraphText), (graph) => {
        const offered = (action: PanelAction) => ("gesture" in action ? [action] : action.options);
        for (const target of [undefined, ...targetsOf(graph)]) {
          const panel = editing.panel(paramsWith(graph), target, say);
          for (const { label, gesture } of panel?.actions.flatMap(offered) ?? []) {
            const edited = done(graph, gesture);
            // the last service cannot go, and there is no graph without one
            if (graph.includes(";") || gesture.do !== "remove")
              expect("refused" in edited, label).toBe(false);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it("every field of a panel shows what it sets: to set it to what it shows changes nothing", () => {
    const fieldsOf = (graph: string, target: string) =>
      editing.panel(paramsWith(graph), target, say)?.fields ?? [];
    fc.assert(
      fc.property(anySketch.map(writeGraphText), (graph) => {
        for (const target of targetsOf(graph)) {
          for (const { name, value } of fieldsOf(graph, target)) {
            // to choose a rate means one to begin with; and per cent hold fewer digits than a share
            if (name === "state" && value === "rate") continue;
            const after = graphAfter(graph, set(target, name, value));
            const again = fieldsOf(after, target).find((field) => field.name === name);
            if (name !== "rate" && name !== "budget") expect(after).toBe(graph);
            else if (value !== "0" && value !== "100") expect(again).toMatchObject({ value });
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("a file", () => {
  const read = (text: string) => editing.file!.read(text, paramsWith("a"), say);

  it("brings back the graph that was saved", () => {
    const graph = "web:cart*4/0.1,db;cart::db,db;db!0.25@10/20";
    expect(read(editing.file!.write(paramsWith(graph)))).toMatchObject({ params: { graph } });
  });

  it.each([
    ["{", "not JSON"],
    ["[]", "object"],
    ['{"entry":"a","services":{"a":{"calls":[{"to":"b"}]}}}', "services.a.calls[0].to"],
    ['{"entry":"a","services":{"a":{"calls":[{"to":"b"}]},"b":{"calls":[{"to":"a"}]}}}', "a → b → a"],
    ['{"entry":"a","services":{"a":{"fails":2}}}', "services.a.fails"],
    ['{"entry":"a","services":{"a":{"at":[1]}}}', "services.a.at"],
    ['{"entry":"","services":{"":{}}}', "cannot be a name"],
    ['{"entry":"a","services":{"a":{},"a":{"fails":1}}}', "“a” stands twice"],
  ])("that is no graph (%s) is refused by its place", (text, place) => {
    const edited = read(text);
    expect("refused" in edited && edited.refused).toContain(place);
  });
});
