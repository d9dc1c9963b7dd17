import { expect } from "@playwright/test";
import type { Driver, Size } from "./driver.ts";
import { type Control, locate, wanted } from "./locate.ts";

// biome-ignore lint/suspicious/noExplicitAny: any function that can be written out and run in a page
type InPage<R> = (...values: any[]) => R | Promise<R>;

/** A page that is just being left for another cannot be read. */
export const isLeaving = (error: unknown): boolean => /context was destroyed|navigat/i.test(String(error));

const patience = { timeout: 20_000, intervals: [20, 30, 50, 100, 200] };

const desk: Size = { width: 1280, height: 800 };

/** A person before a browser: opens pages, presses what they show, and reads them. */
export class Reader {
  private readonly asked = new Set<string>();
  private readonly wrongs: string[] = [];

  private readonly driver: Driver;
  private readonly site: string;
  /** Where nothing is foreign: the site, and the hosts on which tests put it into other pages. */
  private readonly homes: readonly string[];
  private readonly forgiven: RegExp[] = [];

  constructor(driver: Driver, site: string, homes: readonly string[] = [site]) {
    this.driver = driver;
    this.site = site;
    this.homes = homes;
  }

  /** Errors that belong to what a test is about. */
  forgive(errors: RegExp): void {
    this.forgiven.push(errors);
  }

  async open(path: string, size: Partial<Size> = {}): Promise<void> {
    await this.takeNotes();
    await this.driver.open(new URL(path, this.site).href, { ...desk, ...size });
  }

  async resize(size: Partial<Size>): Promise<void> {
    await this.driver.resize({ ...desk, ...size });
  }

  /** What a function finds in the page; it is written out and run there, so it sees nothing but its values. */
  async read<R>(find: InPage<R>, ...values: readonly unknown[]): Promise<R> {
    return (await this.driver.evaluate(`(${find})(...${JSON.stringify(values)})`)) as R;
  }

  /** Runs a script in the page, as a bookmarklet would. */
  async run(script: string): Promise<void> {
    await this.driver.evaluate(`(() => {${script}\n})()`);
  }

  /** Waits until a function finds something true in the page, whatever page that is by then. */
  async until(find: InPage<unknown>, ...values: readonly unknown[]): Promise<void> {
    const look = () =>
      this.read(find, ...values).then(Boolean, (error) => (isLeaving(error) ? false : Promise.reject(error)));
    await expect.poll(look, { ...patience, message: String(find) }).toBe(true);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  async click(control: Control): Promise<void> {
    const { x, y } = await this.find(control);
    await this.driver.click(x, y);
  }

  /** Takes a slider by one place and lets it go at another, both as shares of its length. */
  async drag(slider: Control, from: number, to: number): Promise<void> {
    const start = await this.find({ ...slider, across: from });
    const end = await this.find({ ...slider, across: to });
    await this.driver.drag([start.x, start.y], [end.x, end.y]);
  }

  /** Presses the pointer at one place of the window and lets it go at another. */
  async carry(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.driver.drag(from, to);
  }

  /** Moves the pointer to a place in the window. */
  async pointAt(x: number, y: number): Promise<void> {
    await this.driver.point(x, y);
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.driver.click(x, y);
  }

  /** Writes a text into a field in place of what stands there, letter by letter. */
  async write(field: Control, text: string): Promise<void> {
    await this.click(field);
    await this.read(() => (document.activeElement as HTMLInputElement).select());
    await this.press(...text);
  }

  screenshot(): Promise<Buffer> {
    return this.driver.screenshot();
  }

  /** Errors of all pages opened so far. */
  async errors(): Promise<readonly string[]> {
    await this.takeNotes();
    return [...this.wrongs, ...this.driver.complaints()].filter(
      (error) => !this.forgiven.some((pattern) => pattern.test(error)),
    );
  }

  /** Addresses on other hosts that a page asked for. */
  async foreignRequests(): Promise<readonly string[]> {
    await this.takeNotes();
    const isForeign = (url: string) =>
      /^(https?|wss?):/.test(url) && !this.homes.some((home) => url.startsWith(home));
    return [...this.asked].filter(isForeign);
  }

  /** Where to press a control, once it can be pressed. */
  private async find(control: Control): Promise<{ x: number; y: number }> {
    let place: { x: number; y: number } | string = "";
    const ready = async () => {
      place = await this.read(locate, wanted(control));
      return typeof place === "string" ? place : "ready";
    };
    await expect.poll(ready, patience).toBe("ready");
    return place as unknown as { x: number; y: number };
  }

  /** Keeps what the page at hand has recorded, before it goes. */
  private async takeNotes(): Promise<void> {
    for (const url of await this.driver.requests()) this.asked.add(url);
    const errors = await this.read(() => (window as { __errors?: string[] }).__errors?.splice(0) ?? []);
    this.wrongs.push(...errors);
  }
}
