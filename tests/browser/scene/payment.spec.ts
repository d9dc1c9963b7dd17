import { idempotency } from "../../../src/scenes/idempotency/scene.ts";
import { eventually, expect, test } from "../test.ts";
import { endOf, PaymentOnPage } from "./payment-on-page.ts";

const { params } = idempotency.words.en;

test("a message is lost by the mouse, and a key keeps its loss from costing anything", async ({ reader }) => {
  const payment = new PaymentOnPage(reader);
  await payment.open("lose=nothing");
  await payment.pressMessage("lose=nothing", 2);
  await payment.shows(endOf("lose=listed&lost=answer1"));
  await eventually(() => payment.query()).toBe("lose=listed&lost=answer1&t=4");
  expect((await payment.look()).counters).toMatchObject({ charges: "2", doubleCharges: "1" });

  await reader.click(payment.its("radio", params.key!.choices!.same!));
  await payment.shows(endOf("lose=listed&lost=answer1&key=same"));
  expect((await payment.look()).counters).toMatchObject({ charges: "1", doubleCharges: "0" });

  await payment.pressMessage("lose=listed&lost=answer1&key=same", 3);
  await payment.shows(endOf("lose=listed&lost=answer1,request2&key=same"));
  await payment.press(payment.editor.letThrough);
  await payment.shows(endOf("lose=listed&lost=answer1&key=same"));
});

test("what was lost by hand is taken back step by step", async ({ reader }) => {
  const payment = new PaymentOnPage(reader);
  await payment.open("lose=nothing");
  await payment.pressMessage("lose=nothing", 1);
  await payment.shows(endOf("lose=listed&lost=request1"));
  await payment.pressMessage("lose=listed&lost=request1", 4);
  await payment.shows(endOf("lose=listed&lost=request1,answer2"));
  await payment.press(payment.editor.undo);
  await payment.shows(endOf("lose=listed&lost=request1"));
  await payment.press(payment.editor.undo);
  await payment.shows(endOf("lose=nothing"));
  await payment.press(payment.editor.redo);
  await payment.shows(endOf("lose=listed&lost=request1"));
});

test("a message is lost, and the loss taken back, by key alone", async ({ reader }) => {
  const payment = new PaymentOnPage(reader);
  await payment.open("lose=answer");
  await reader.read(() => (document.querySelector("#idempotency .scene-picture") as HTMLElement).focus());
  // from the last message back to the request before it
  await reader.press("Shift+ArrowLeft", "Enter");
  await payment.shows(endOf("lose=listed&lost=answer1,request2"));
  // from the picture to the button of the message, and on to the one that takes back
  await reader.press("Tab", "Tab", "Enter");
  await payment.shows(endOf("lose=answer"));
});

test("what was lost by hand comes with its address, in either language", async ({ reader }) => {
  for (const locale of ["en", "ru"] as const) {
    const query = "lose=listed&lost=request1,answer2,answer3&key=newEachTry";
    const payment = new PaymentOnPage(reader, locale);
    await payment.open(query);
    await payment.shows({ choice: "listed", notes: "", ...endOf(query, locale) });
  }
});

test("a crowd gives way to one customer, whose messages can be lost", async ({ reader }) => {
  const payment = new PaymentOnPage(reader);
  await payment.open("lose=rate");
  await payment.shows(endOf("lose=rate"));
  await payment.press(payment.editor.byHand);
  await payment.shows(endOf("lose=listed"));
  expect(await reader.read(() => document.activeElement?.className)).toBe("scene-picture");
  await payment.pressMessage("lose=listed", 1);
  await payment.shows(endOf("lose=listed&lost=request1"));
});
