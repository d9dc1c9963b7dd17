import { relative, resolve } from "node:path";

const src = resolve(import.meta.dirname, "../..");

/** The whole path of a file under `src`. */
export const source = (path: string): string => resolve(src, path);

/** The path of a file under `src`; one that lies elsewhere begins with `..`. */
export const underSource = (file: string): string => relative(src, file);

/** `import("./x.ts")`, with what it imports. */
export const lazyImport = /\bimport\("([^"]+)"\)/g;
