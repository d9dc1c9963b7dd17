import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The files under a folder whose path from the project's root ends as asked, in alphabetical order. */
export const filesUnder = (folder: string, ending: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => join(folder, name))
        .filter((path) => ending.test(path))
        .sort()
    : [];
