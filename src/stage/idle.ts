type Job = () => void;

const queue: Job[] = [];
let asked = false;

const ask = (then: () => void): void => {
  // Safari has no requestIdleCallback
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 50);
};

const next = (): void => {
  const job = queue.shift();
  asked = queue.length > 0;
  // before the job, which may fail
  if (asked) ask(next);
  job?.();
};

/** Does jobs one per idle moment, in order, so that none makes a control wait. Gives what takes the job back. */
export const whenIdle = (job: Job): (() => void) => {
  queue.push(job);
  if (!asked) {
    asked = true;
    ask(next);
  }
  return () => {
    const at = queue.indexOf(job);
    if (at >= 0) queue.splice(at, 1);
  };
};
