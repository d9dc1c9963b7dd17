/** A page with an origin of its own fetches the worker's code by address. */
export const startWorker = (): Worker =>
  new Worker(new URL("./worker-entry.ts", import.meta.url), { type: "module" });
