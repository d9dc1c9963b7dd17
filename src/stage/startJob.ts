import { startWorker } from "./startWorker.ts";
import type { Jobs } from "./worker.ts";

export interface StartedJob<A> {
  readonly answer: Promise<A>;
  /** Ends it at once, whatever it is doing; there will be no answer. */
  end(): void;
}

type Message<N extends keyof Jobs> =
  | { readonly part: Jobs[N]["part"] }
  | { readonly answer: Jobs[N]["answer"] }
  | { readonly error: string };

/** Has a worker of its own do one thing. `onPart` is given what there is on the way. */
export const startJob = <N extends keyof Jobs>(
  name: N,
  ask: Jobs[N]["ask"],
  onPart: (part: Jobs[N]["part"]) => void = () => {},
): StartedJob<Jobs[N]["answer"]> => {
  const worker = startWorker();
  const answer = new Promise<Jobs[N]["answer"]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Message<N>>) => {
      if ("part" in data) return onPart(data.part);
      worker.terminate();
      if ("answer" in data) resolve(data.answer);
      else reject(new Error(data.error));
    };
    worker.onerror = ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    };
  });
  worker.postMessage({ name, ask });
  return { answer, end: () => worker.terminate() };
};
