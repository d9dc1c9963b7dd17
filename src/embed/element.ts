import { askFrame, listenTo } from "./frame.ts";
import type { Notice, Request, State } from "./messages.ts";

/** Where the site stands that this script came from; a module does not know where it came from, and is the site's own. */
const site = new URL(
  ".",
  (document.currentScript as HTMLScriptElement | null)?.src ??
    new URL(import.meta.env.BASE_URL, document.baseURI),
);

const style = `
:host { display: block; width: 100%; height: var(--natural-height, auto); aspect-ratio: 16 / 10 }
:host([hidden]) { display: none }
iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: light }`;

/** Attributes that are no part of the scene's address: the element's own and those that every element may have. */
const isOwn = ({ name, value }: Attr): boolean =>
  /^(scene|lang|class|id|style|slot|part|is|hidden|(on|data-|aria-).*)$/.test(name) ||
  (name === "title" && value !== "0");

/**
 * `<retry-storm scene="storm" rule="full" step="2">`: a scene in a frame. Attributes are those of the scene's address, `lang`
 * is that of the page where there is none. Without a height of its own it is as high as its content. `ready` and
 * `change`, both with the scene's state as `detail`.
 */
class RetryStorm extends HTMLElement {
  readonly #frame = document.createElement("iframe");
  #stop = (): void => {};
  #isReady = false;
  #waiting: Request[] = [];
  readonly #answers = new Map<number, (state: State) => void>();
  #asked = 0;

  constructor() {
    super();
    const css = document.createElement("style");
    css.textContent = style;
    this.#frame.loading = "lazy";
    this.#frame.allow = "clipboard-write; fullscreen";
    this.#frame.title = "Retry Storm";
    this.attachShadow({ mode: "open" }).append(css, this.#frame);
    new MutationObserver(() => this.#open()).observe(this, { attributes: true });
  }

  connectedCallback(): void {
    this.#stop = listenTo(
      () => [this.#frame],
      (_frame, notice) => this.#hear(notice),
    );
    this.#open();
  }

  disconnectedCallback(): void {
    this.#stop();
    this.#isReady = false;
  }

  play(): void {
    this.#ask({ ask: "play" });
  }
  pause(): void {
    this.#ask({ ask: "pause" });
  }
  /** Goes to a moment: ticks from the start. */
  seek(tick: number): void {
    this.#ask({ ask: "seek", tick });
  }
  /** Shows a named moment of the scene, or one by its number from 1 on. */
  step(step: string | number): void {
    this.#ask({ ask: "step", step });
  }
  /** Shows an address, as it stands after the `?` of a link. */
  show(query: string): void {
    this.#ask({ ask: "show", query });
  }
  /** Resolves to what is to be seen. */
  getState(): Promise<State> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#ask({ ask: "state", id });
    });
  }

  #open(): void {
    const language = this.lang || this.closest<HTMLElement>("[lang]")?.lang || "";
    const path = `${/^ru\b/.test(language) ? "ru/" : ""}embed/${encodeURIComponent(this.getAttribute("scene") ?? "")}/`;
    const address = new URL(path, site);
    for (const attribute of this.attributes)
      if (!isOwn(attribute)) address.searchParams.set(attribute.name, attribute.value);
    if (this.#frame.src === address.href) return;
    this.#isReady = false;
    this.#frame.src = address.href;
  }

  #ask(request: Request): void {
    if (this.#isReady) askFrame(this.#frame, request);
    else this.#waiting.push(request);
  }

  #hear(notice: Notice): void {
    switch (notice.tell) {
      case "size":
        this.style.setProperty("--natural-height", `${notice.height}px`);
        return;
      case "state":
        this.#answers.get(notice.id)?.(notice.state);
        this.#answers.delete(notice.id);
        return;
      case "ready":
        this.#frame.title = notice.title;
        this.#isReady = true;
        for (const request of this.#waiting.splice(0)) askFrame(this.#frame, request);
        break;
    }
    this.dispatchEvent(new CustomEvent(notice.tell, { detail: notice.state }));
  }
}

if (customElements.get("retry-storm") === undefined) customElements.define("retry-storm", RetryStorm);
