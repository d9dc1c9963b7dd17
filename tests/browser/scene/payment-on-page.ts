import type { Locale } from "../../../src/locales/locale.ts";
import { editingWords } from "../../../src/scenes/idempotency/editing/words.ts";
import type { IdempotencySceneParams } from "../../../src/scenes/idempotency/params.ts";
import { idempotency } from "../../../src/scenes/idempotency/scene.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { decodeAddress } from "../../../src/stage/address.ts";
import { editorWords } from "../../../src/stage/editing/words.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";
import type { Reader } from "../reader/reader.ts";
import { keepCopies, lastCopied } from "./copied-link.ts";
import { SceneOnPage, type Shown } from "./scene-on-page.ts";

const UNTIL = { tick: 100, requests: 100_000 };

const runOf = (query: string) =>
  idempotency.run(decodeAddress(idempotency, query).params as IdempotencySceneParams, UNTIL);

/** What an address must show at its end; the test runs it itself. */
export const endOf = (query: string, locale: Locale = "en"): Partial<Shown> => {
  const run = runOf(query);
  const say = sayIn(locale, idempotency.words);
  const figures = idempotency.figures(run);
  return {
    tick: run.ticks - 1,
    counters: Object.fromEntries(idempotency.counters.map((name) => [name, say.q(figures[name]!)])),
    sentence: idempotency.describe(run, run.ticks - 1, say),
  };
};

/** The middle of the message that goes in a tick, as shares of a picture of that size: the test draws it itself. */
export const middleOf = (query: string, message: number, w: number, h: number): readonly [number, number] => {
  const run = runOf(query);
  const say = sayIn("en", idempotency.words);
  const { targets } = idempotency.view(run, run.ticks - 1, { w, h, dpr: 1, textWidth }, say);
  const target = targets.find(({ id }) => id === String(message));
  if (target === undefined) throw new Error(`no message goes in tick ${message} of ${query}`);
  return [(target.x + target.w / 2) / w, (target.y + target.h / 2) / h];
};

/** The payments of the article, as a person loses their messages. */
export class PaymentOnPage extends SceneOnPage {
  readonly editor: (typeof editorWords)[Locale] & (typeof editingWords)[Locale];
  private readonly person: Reader;

  constructor(reader: Reader, locale: Locale = "en") {
    super(reader, "idempotency", locale);
    this.person = reader;
    this.editor = { ...editorWords[locale], ...editingWords[locale] };
  }

  override async open(query = ""): Promise<void> {
    await super.open(query);
    await keepCopies(this.person);
    await this.person.until(() => document.querySelector("#idempotency .scene-editor button") !== null);
  }

  /** Presses the message that goes in a tick, where the scene shows the end of what the address says. */
  async pressMessage(query: string, message: number): Promise<void> {
    const size = () => {
      const { clientWidth, clientHeight } = document.querySelector("#idempotency .scene-picture")!;
      return [clientWidth, clientHeight] as const;
    };
    const { x, y } = await this.placeOnPicture(
      ...middleOf(query, message, ...(await this.person.read(size))),
    );
    await this.person.clickAt(x, y);
  }

  /** The query of a link to the moment that is shown. */
  async query(): Promise<string> {
    await this.press(this.words.copyLink);
    return decodeURIComponent(new URL(await lastCopied(this.person)).search.slice(1));
  }
}
