import { type Remote, wrap } from "comlink";
import type { StageWorker } from "./worker.ts";

export interface OpenWorker {
  readonly remote: Remote<StageWorker>;
  /** Ends it at once, whatever it is doing. */
  end(): void;
}

/** A worker of one's own: who opened it ends it. */
export const openWorker = (): OpenWorker => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return { remote: wrap<StageWorker>(worker), end: () => worker.terminate() };
};
