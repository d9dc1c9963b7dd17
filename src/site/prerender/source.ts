import { relative, resolve } from "node:path";

const src = resolve(import.meta.dirname, "../..");

/** The whole path of a file under `src`. */
export const source = (path: string): string => resolve(src, path);

/** The path of a file under `src`; one that lies elsewhere begins with `..`. */
export const underSource = (file: string): string => relative(src, file);

/** `import("./x.ts")`, with what it imports. */
export const lazyImport = /\bimport\("([^"]+)"\)/g;

/**
 * The core only computes: of its modules those that nobody uses can be left out, whatever they compute when they are read.
 * So can what d3-array makes ready for its other functions.
 */
export const treeshake = {
  moduleSideEffects: (id: string) => !underSource(id).startsWith("core/"),
  manualPureFunctions: ["bisector", "Blur2", "shuffler"],
  propertyReadSideEffects: false,
} as const;
