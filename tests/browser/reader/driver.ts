export type BrowserName = "chromium" | "firefox" | "webkit";

/** What a reader has chosen in the settings of the system. */
export interface System {
  readonly theme: "light" | "dark";
  readonly motion: "full" | "reduced";
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The little that every browser can do for a test, whichever library drives it. */
export interface Driver {
  /** Opens a page in a window of that size and waits until it has loaded. */
  open(url: string, size: Size): Promise<void>;
  /** Gives the window another size, if need be by opening its page anew. */
  resize(size: Size): Promise<void>;
  /** The value of an expression in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** A key by its name, `Shift+` before it if so: `Tab`, `ArrowLeft`, `Space`, `a`. */
  press(key: string): Promise<void>;
  point(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  drag(from: readonly [number, number], to: readonly [number, number]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Addresses asked for so far, as far as the browser tells. */
  requests(): Promise<readonly string[]>;
  /** What the browser itself complained about: failed responses, console errors. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

export interface WindowOptions {
  readonly scripts: boolean;
  /** Whether a site may keep itself for reading without a network. */
  readonly keepsSites: boolean;
}

/** A browser that runs; each test gets a window of its own. */
export interface Browser {
  window(options: WindowOptions): Promise<Driver>;
  close(): Promise<void>;
}
