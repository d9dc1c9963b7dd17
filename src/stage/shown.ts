/** The parts of a scene's frame that are not one of its parameters, in the order in which they stand in it. */
export const frameParts = ["edit", "play", "sentence", "counters", "spread", "files", "help"] as const;

/** Those that stand below the picture's player. */
export const footParts = [
  "counters",
  "spread",
  "files",
  "help",
] as const satisfies (typeof frameParts)[number][];

/** What is shown round a picture: everything, or by name some of the frame's parts and of the scene's parameters. */
export type Controls = "all" | readonly string[];

/** A scene that stands in another page can be played; whatever else is wished must be asked for. */
export const defaultControls: readonly string[] = ["play"];

export const isShown = (controls: Controls, name: string): boolean =>
  controls === "all" || controls.includes(name);
