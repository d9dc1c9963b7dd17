/** The function that the build puts round the whole script (`src/site/prerender/build-classic.ts`). */
declare const retryStormScript: () => void;

let address: string | undefined;

/** Runs this script's own text as a worker: `script.ts` says why. */
export const startWorker = (): Worker => {
  address ??= URL.createObjectURL(new Blob([`(${retryStormScript})()`], { type: "text/javascript" }));
  return new Worker(address);
};
