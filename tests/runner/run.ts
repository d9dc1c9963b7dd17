import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);

/** Takes what a tool prints, piece by piece. */
export type Listener = (text: string) => void;

/** Runs one of the project's tools; it has the terminal for itself unless somebody listens. The answer is its exit code. */
export const run = (command: string, listener?: Listener): Promise<number> =>
  new Promise((resolve, reject) => {
    const [program = "", ...words] = command.split(" ");
    const child = spawn(program, words, {
      cwd: root,
      stdio: listener ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, PATH: path },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", listener!);
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
