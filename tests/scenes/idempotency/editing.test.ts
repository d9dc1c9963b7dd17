import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idempotencyFigures } from "../../../src/core/index.ts";
import { locales } from "../../../src/locales/locale.ts";
import type { Panel } from "../../../src/scenes/contract.ts";
import { editing } from "../../../src/scenes/idempotency/editing/editing.ts";
import type { IdempotencySceneParams } from "../../../src/scenes/idempotency/params.ts";
import { idempotency } from "../../../src/scenes/idempotency/scene.ts";
import { messagesUpTo } from "../../../src/scenes/idempotency/story.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { decodeAddress, encodeAddress } from "../../../src/stage/address.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";
import { paramsOf } from "../arbitrary.ts";

const say = sayIn("en", idempotency.words);

const at = (query: string) => decodeAddress(idempotency, query).params as IdempotencySceneParams;
const queryOf = (params: IdempotencySceneParams) => encodeAddress(idempotency, params);
const runOf = (params: IdempotencySceneParams) => idempotency.run(params, { tick: 1000, requests: 1e6 });

/** The parameters after presses on some targets, one after the other. */
const pressed = (params: IdempotencySceneParams, ...targets: readonly string[]): IdempotencySceneParams =>
  targets.reduce((before, on) => {
    const edited = editing.edit(before, { do: "press", on }, say);
    if ("refused" in edited) throw new Error(edited.refused);
    return edited.params;
  }, params);

/** What the end of a payment says of itself. */
const endOf = (params: IdempotencySceneParams) => {
  const run = runOf(params);
  return { ...idempotencyFigures(run), sentence: idempotency.describe(run, run.ticks - 1, say) };
};

/** One payment and one of its messages. */
const anyPress = paramsOf(idempotency)
  .filter(({ lose }) => lose !== "rate")
  .chain((params) => {
    const payment = params as IdempotencySceneParams;
    const run = runOf(payment);
    return fc.record({
      params: fc.constant(payment),
      message: fc.constantFrom(...messagesUpTo(run, run.ticks - 1)),
    });
  });

describe("a message that is pressed", () => {
  it("is lost, and one that was lost gets through; all before it stays as it was", () => {
    fc.assert(
      fc.property(anyPress, ({ params, message }) => {
        const after = runOf(pressed(params, String(message.tick)));
        const messages = messagesUpTo(after, message.tick);
        expect(messages.at(-1)).toMatchObject({ tick: message.tick, lost: !message.lost });
        expect(messages.slice(0, -1)).toEqual(messagesUpTo(runOf(params), message.tick - 1));
      }),
    );
  });

  it("pressed again, leaves the payment as it was", () => {
    fc.assert(
      fc.property(anyPress, ({ params, message }) => {
        const on = String(message.tick);
        const again = pressed(params, on, on);
        expect(messagesUpTo(runOf(again), 1000)).toEqual(messagesUpTo(runOf(params), 1000));
        expect(pressed(again, on, on)).toEqual(again);
      }),
    );
  });

  it("stands in the address, whoever else has been pressed", () => {
    fc.assert(
      fc.property(anyPress, ({ params, message }) => {
        const after = pressed(params, String(message.tick));
        expect(at(queryOf(after))).toEqual(after);
      }),
    );
    expect(queryOf(pressed(at("lose=nothing"), "1", "4"))).toBe("lose=listed&lost=request1,answer2");
  });

  it("costs a second charge without a key if it was an answer, and none with one", () => {
    const charges = (query: string) => endOf(pressed(at(query), "2")).charges;
    expect(charges("lose=nothing")).toBe(2);
    expect(charges("lose=nothing&key=newEachTry")).toBe(2);
    expect(charges("lose=nothing&key=same")).toBe(1);
  });

  it("is named by the sentence; when many are lost, they are counted", () => {
    expect(endOf(pressed(at("lose=nothing"), "1")).sentence).toContain("The first request was lost.");
    expect(endOf(pressed(at("lose=nothing"), "1", "4")).sentence).toContain(
      "The first request and the answer to the second request were lost: the card had been charged",
    );
    expect(endOf(pressed(at("lose=nothing&attempts=10"), "2", "3", "5", "7", "10")).sentence).toContain(
      "5 messages were lost: the card had been charged",
    );
  });
});

it("starts from what a choice by name loses", () => {
  expect(queryOf(pressed(at("lose=answer"), "3"))).toBe("lose=listed&lost=answer1,request2");
  expect(queryOf(pressed(at("lose=request"), "1"))).toBe("lose=listed");
  expect(queryOf(pressed(at("lose=nothing&lost=answer2"), "1"))).toBe("lose=listed&lost=request1");
});

it("changes nothing where the message is not sent, or is one of a crowd's", () => {
  for (const query of ["lose=nothing", "lose=rate"]) {
    for (const target of ["0", "3", "twice"]) {
      expect(pressed(at(query), target)).toEqual(at(query));
      expect(editing.panel(at(query), target, say)).toBeUndefined();
    }
  }
});

/** What the panel's one button makes of the parameters. */
const byButton = (params: IdempotencySceneParams, panel: Panel | undefined) => {
  const action = panel?.actions[0];
  if (action === undefined || !("gesture" in action)) throw new Error("there is no button");
  const edited = editing.edit(params, action.gesture, say);
  if ("refused" in edited) throw new Error(edited.refused);
  return edited.params;
};

describe("the panel", () => {
  it("has one button for a message, which does what a press does", () => {
    for (const locale of locales) {
      const panel = editing.panel(at("lose=answer"), "2", sayIn(locale, idempotency.words));
      expect(panel?.actions).toHaveLength(1);
      expect(byButton(at("lose=answer"), panel)).toEqual(pressed(at("lose=answer"), "2"));
    }
  });

  it("leads from a crowd to one customer, whose messages can be pressed", () => {
    const one = byButton(at("lose=rate&key=same"), editing.panel(at("lose=rate&key=same"), undefined, say));
    expect(queryOf(one)).toBe("lose=listed&key=same");
    const run = runOf(one);
    const { targets } = idempotency.view(run, run.ticks - 1, { w: 360, h: 360, dpr: 1, textWidth }, say);
    expect(targets.map(({ id }) => endOf(pressed(one, id)).requests)).toEqual([2, 2]);
  });
});
