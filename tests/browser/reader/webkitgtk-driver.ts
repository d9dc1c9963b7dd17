import { Key, Origin, type WebDriver } from "selenium-webdriver";
import type { Driver, Size } from "./driver.ts";
import { forgetSite, forgetWindow } from "./forget.ts";

/** The screen that the browser is shown on; no one looks at it. */
export const screen: Size = { width: 2700, height: 1400 };

/** MiniBrowser's toolbar keeps its window wider than this; a narrower page is shown in a frame. */
const NARROWEST_WINDOW = 450;

/** Its height is part of the window's. */
const TOOLBAR = 38;

/**
 * Without a window manager the window under the pointer has the focus, and the pointer rests in the middle of the screen. A page
 * without focus shows no focus rings.
 */
const underPointer = ({ width, height }: Size) => ({
  x: Math.round((screen.width - width) / 2),
  y: Math.round((screen.height - height) / 2),
  width,
  height,
});

const keys: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: Key.SPACE,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Insert: Key.INSERT,
};

/** An expression as the body of WebDriver's asynchronous script: a promise is awaited, an error comes back as one. */
const awaited = (expression: string): string => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

export const webkitgtkDriver = (window: WebDriver): Driver => {
  const evaluate = async (expression: string): Promise<unknown> => {
    const answer: { value?: unknown; error?: string } = await window.executeAsyncScript(awaited(expression));
    if (answer.error) throw new Error(answer.error);
    return answer.value ?? undefined;
  };
  const pointer = () => window.actions({ async: true });
  const at = ([x, y]: readonly [number, number]) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration: 0,
  });

  let opened = "";
  const open = async (url: string, { width, height }: Size): Promise<void> => {
    opened = url;
    await window.switchTo().defaultContent();
    await window
      .manage()
      .window()
      .setRect(underPointer({ width, height: height + TOOLBAR }));
    if (width >= NARROWEST_WINDOW) return window.get(url);
    const frame = new URL("/__frame", url);
    frame.search = new URLSearchParams({ url, width: `${width}`, height: `${height}` }).toString();
    await window.get(frame.href);
    await window.switchTo().frame(0);
  };
  return {
    open,
    resize: (size) => open(opened, size),
    evaluate,
    press: async (key) => {
      const shift = key.startsWith("Shift+");
      const name = shift ? key.slice("Shift+".length) : key;
      const keyboard = window.actions();
      if (shift) keyboard.keyDown(Key.SHIFT);
      keyboard.keyDown(keys[name] ?? name).keyUp(keys[name] ?? name);
      if (shift) keyboard.keyUp(Key.SHIFT);
      await keyboard.perform();
    },
    point: (x, y) =>
      pointer()
        .move(at([x, y]))
        .perform(),
    click: (x, y) =>
      pointer()
        .move(at([x, y]))
        .click()
        .perform(),
    drag: (from, to) => pointer().move(at(from)).press().move(at(to)).release().perform(),
    screenshot: async () => {
      // without two frames the picture shows the state before the last click
      await evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))",
      );
      return Buffer.from(await window.takeScreenshot(), "base64");
    },
    requests: async () =>
      (await evaluate(`performance.getEntriesByType("resource").map((entry) => entry.name)`)) as string[],
    complaints: () => [],
    close: async () => {
      await evaluate(`(${forgetSite})()`).catch(() => {});
      await window.switchTo().defaultContent();
      await window.get("about:blank");
      await evaluate(`(${forgetWindow})()`);
    },
  };
};
