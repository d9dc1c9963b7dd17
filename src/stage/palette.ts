/**
 * The colours, once for the page, the canvas, the SVG files and the social cards. Marks meet their ground with a contrast
 * of 3 or more, the `...Text` ones with 4.5 or more (WCAG 2.2, 1.4.3 and 1.4.11; a test holds it).
 */
export const palette = {
  light: {
    paper: "#faf7f2",
    panel: "#fffdf9",
    ink: "#1d2230",
    muted: "#5d6270",
    hairline: "#ddd6ca",
    answered: "#0f8f7e",
    rejected: "#d8573c",
    waiting: "#3b5bdb",
    answeredText: "#0b7667",
    rejectedText: "#b8452c",
    waitingText: "#3250c4",
    outage: "#fbeae4",
    window: "#e9ecf8",
  },
  dark: {
    paper: "#12141b",
    panel: "#191c25",
    ink: "#ece8df",
    muted: "#a3a8b5",
    hairline: "#343946",
    answered: "#3ccfb4",
    rejected: "#ff7d5e",
    waiting: "#8aa2ff",
    answeredText: "#3ccfb4",
    rejectedText: "#ff8c70",
    waitingText: "#9db1ff",
    outage: "#2b2126",
    window: "#232940",
  },
} as const;

export type Theme = keyof typeof palette;
export type Colour = keyof (typeof palette)["light"];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a colour: `--answered-text`. */
export const cssVariable = (colour: Colour): `--${string}` => `--${kebab(colour)}`;

const declarations = (theme: Theme): string =>
  Object.entries(palette[theme])
    .map(([name, value]) => `${cssVariable(name as Colour)}:${value}`)
    .join(";");

/** The palette as style sheet: the system's theme, unless `data-theme` on the root says otherwise. */
export const paletteCss = (): string =>
  `:root{color-scheme:light;${declarations("light")}}` +
  `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declarations("dark")}}}` +
  `:root[data-theme=dark]{color-scheme:dark;${declarations("dark")}}`;
