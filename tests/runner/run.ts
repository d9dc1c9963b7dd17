import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);

/** Runs one of the project's tools with its output passed on; the answer is its exit code. */
export const run = (command: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const [program = "", ...words] = command.split(" ");
    const child = spawn(program, words, { cwd: root, stdio: "inherit", env: { ...process.env, PATH: path } });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
