import type { Locale } from "../../../src/locales/locale.ts";
import { editingWords } from "../../../src/scenes/amplification/editing/words.ts";
import type { AmplificationParams } from "../../../src/scenes/amplification/params.ts";
import { amplification } from "../../../src/scenes/amplification/scene.ts";
import type { Subject } from "../../../src/scenes/amplification/targets.ts";
import { targetId } from "../../../src/scenes/amplification/targets.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { decodeAddress } from "../../../src/stage/address.ts";
import { editorWords } from "../../../src/stage/editing/words.ts";
import { extraWords } from "../../../src/stage/extraWords.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";
import { stageWords } from "../../../src/stage/words.ts";
import type { Control } from "../reader/locate.ts";
import type { Reader } from "../reader/reader.ts";
import { eventually } from "../test.ts";
import { keepCopies, lastCopied } from "./copied-link.ts";

export const service = (name: string): Subject => ({ kind: "service", name });
export const call = (caller: string, index: number): Subject => ({ kind: "call", caller, index });

/** More than any click of these tests needs. */
const UNTIL = { tick: 100_000, requests: 1_000_000 };

/** Where a subject lies on a picture of that size, as shares of it: the test draws the picture itself. */
export const middleOf = (
  query: string,
  subject: Subject,
  w: number,
  h: number,
): readonly [number, number] => {
  const params = decodeAddress(amplification, query).params as AmplificationParams;
  const run = amplification.run(params, UNTIL);
  const say = sayIn("en", amplification.words);
  const { targets } = amplification.view(run, run.ticks - 1, { w, h, dpr: 1, textWidth }, say);
  const target = targets.find(({ id }) => id === targetId(subject));
  if (target === undefined) throw new Error(`there is no ${targetId(subject)} in ${query}`);
  return [(target.x + target.w / 2) / w, (target.y + target.h / 2) / h];
};

/** The calculator on a page of its own, as a person edits it. */
export class CalculatorOnPage {
  readonly words = { ...stageWords.en, ...extraWords.en, ...editorWords.en, ...editingWords.en };
  private readonly reader: Reader;
  private readonly folder: string;

  constructor(reader: Reader, locale: Locale = "en") {
    this.reader = reader;
    this.folder = locale === "en" ? "" : `/${locale}`;
  }

  /** Opens it with a graph, and waits until it can be edited and nothing more comes that would move what is pressed. */
  async open(graph: string): Promise<void> {
    await this.reader.open(
      `${this.folder}/embed/amplification/?controls=all&keys=scene&graph=${encodeURIComponent(graph)}`,
    );
    await this.reader.until(
      () =>
        document.querySelector(".scene-stage:not([inert]):has(.scene-foot) .scene-editor button") !== null,
    );
    await keepCopies(this.reader);
  }

  its(role: Control["role"], name: string | RegExp): Control {
    return { role, name, inside: ".scene" };
  }

  async press(name: string): Promise<void> {
    await this.reader.click(this.its("button", name));
  }

  /** The graph that a link to this frame names. */
  async graph(): Promise<string> {
    await this.press(this.words.copyLink);
    const link = await lastCopied(this.reader);
    return String(
      decodeAddress(amplification, new URL(link, "http://localhost").search.slice(1)).params.graph,
    );
  }

  async hasGraph(graph: string): Promise<void> {
    await eventually(() => this.graph()).toBe(graph);
  }

  /** Where a subject lies in the window, in its pixels. */
  async placeOf(subject: Subject): Promise<readonly [number, number]> {
    const graph = await this.graph();
    const size = () => {
      const { clientWidth, clientHeight } = document.querySelector(".scene-picture")!;
      return [clientWidth, clientHeight] as const;
    };
    const [w, h] = await this.reader.read(size);
    return this.placeAt(...middleOf(`graph=${encodeURIComponent(graph)}`, subject, w, h));
  }

  /** A place on the picture, given in shares of it, in the window's pixels. */
  placeAt(across: number, down: number): Promise<readonly [number, number]> {
    return this.reader.read(
      async (x, y) => {
        const picture = document.querySelector(".scene-picture")!;
        picture.scrollIntoView({ block: "center", behavior: "instant" });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const box = picture.getBoundingClientRect();
        return [box.x + box.width * x, box.y + box.height * y] as const;
      },
      across,
      down,
    );
  }

  async select(subject: Subject): Promise<void> {
    await this.reader.clickAt(...(await this.placeOf(subject)));
  }

  /** What the panel is about; empty while nothing is selected. */
  async selected(): Promise<string> {
    return this.reader.read(
      () => document.querySelector(".scene-editor > .scene-panel .scene-panel-title")?.textContent ?? "",
    );
  }

  async refused(): Promise<string> {
    return this.reader.read(() => document.querySelector(".scene-refused")?.textContent ?? "");
  }

  /** Where the focus is: on the picture, or on a control of this name. */
  async focus(): Promise<string> {
    return this.reader.read(() => {
      const focused = document.activeElement!;
      return focused.matches(".scene-picture") ? "the picture" : (focused.textContent ?? "");
    });
  }

  /** The middle of the grip from which calls of the selected service are drawn. */
  grip(): Promise<readonly [number, number]> {
    return this.reader.read(() => {
      const box = document.querySelector("[data-grip]")!.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    });
  }
}
