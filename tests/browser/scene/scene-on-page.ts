import type { Locale } from "../../../src/locales/locale.ts";
import { extraWords } from "../../../src/stage/extraWords.ts";
import { stageWords } from "../../../src/stage/words.ts";
import type { Control } from "../reader/locate.ts";
import type { Reader } from "../reader/reader.ts";
import { eventually } from "../test.ts";

/** What a scene shows a person at this moment. */
export interface Shown {
  readonly tick: number;
  readonly lastTick: number;
  readonly playing: boolean;
  readonly choice: string | undefined;
  readonly counters: Readonly<Record<string, string>>;
  readonly sentence: string;
  readonly notes: string;
  readonly busy: boolean;
}

/** Runs in the page: reads a scene as it stands there. */
const look = (anchor: string, pause: string): Shown => {
  const scene = document.getElementById(anchor)!;
  const one = <E extends Element>(selector: string) => scene.querySelector<E & HTMLInputElement>(selector);
  return {
    tick: Number(one(".scene-scrub")?.value),
    lastTick: Number(one(".scene-scrub")?.max),
    playing: one("[data-do=play]")?.getAttribute("aria-label") === pause,
    choice: one("input[type=radio]:checked")?.value,
    counters: Object.fromEntries(
      [...scene.querySelectorAll<HTMLElement>("[data-figure]")].map((counter) => [
        counter.dataset.figure,
        counter.querySelector("dd")?.textContent ?? "",
      ]),
    ),
    sentence: one(".scene-sentence")?.textContent ?? "",
    notes: one(".scene-notes")?.textContent ?? "",
    busy: one(".scene-computing button") !== null,
  };
};

/** One scene of the article, as a person uses it. */
export class SceneOnPage {
  private readonly reader: Reader;
  private readonly anchor: string;
  private readonly locale: Locale;

  constructor(reader: Reader, anchor: string, locale: Locale = "en") {
    this.reader = reader;
    this.anchor = anchor;
    this.locale = locale;
  }

  get words() {
    return { ...stageWords[this.locale], ...extraWords[this.locale] };
  }

  /** Opens the article at the scene, with an address if so, and waits until it lives. */
  async open(query = ""): Promise<void> {
    const page = this.locale === "en" ? "/" : `/${this.locale}/`;
    await this.reader.open(`${page}${query && `?${query}`}#${this.anchor}`);
    await this.reader.until(
      (anchor) => document.querySelector(`#${anchor} .scene-stage:not([inert]) [data-drawn]`) !== null,
      this.anchor,
    );
  }

  /** Opens the scene on a page of its own, with everything round it. */
  async openAlone(query = ""): Promise<void> {
    const language = this.locale === "en" ? "" : `${this.locale}/`;
    await this.reader.open(`/${language}embed/${this.anchor}/?${query}&controls=all`);
    await this.reader.until(
      () => document.querySelector(".scene-stage:not([inert]):has([data-drawn]) .scene-help") !== null,
    );
  }

  /** A control of this scene. */
  its(role: Control["role"], name: string | RegExp): Control {
    return { role, name, inside: `#${this.anchor}` };
  }

  async press(name: string): Promise<void> {
    await this.reader.click(this.its("button", name));
  }

  /** Gives the picture the focus, so that keys mean the player. */
  async focusPicture(): Promise<void> {
    const { x, y } = await this.placeOnPicture(0.5, 0.5);
    await this.reader.clickAt(x, y);
  }

  /** A place on the picture, as shares of its width and height, in the window's pixels. */
  placeOnPicture(across: number, down: number): Promise<{ x: number; y: number }> {
    return this.reader.read(
      async (anchor, x, y) => {
        const picture = document.querySelector(`#${anchor} .scene-picture`) as HTMLElement;
        picture.scrollIntoView({ block: "center", behavior: "instant" });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const box = picture.getBoundingClientRect();
        return { x: box.x + box.width * x, y: box.y + box.height * y };
      },
      this.anchor,
      across,
      down,
    );
  }

  look(): Promise<Shown> {
    return this.reader.read(look, this.anchor, this.words.pause);
  }

  /** Waits until the scene shows all this. */
  async shows(expected: Partial<Shown>): Promise<void> {
    await eventually(() => this.look()).toMatchObject(expected);
  }

  /** A short text that differs when the canvas shows something else. */
  picture(): Promise<string> {
    return this.reader.read((anchor) => {
      const canvas = document.querySelector(`#${anchor} .scene-canvas`) as HTMLCanvasElement;
      return canvas.toDataURL();
    }, this.anchor);
  }
}
