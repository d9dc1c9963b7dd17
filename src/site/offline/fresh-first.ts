/** The part of a service worker's fetch event that is used here. */
interface Fetch extends Event {
  readonly request: Request;
  respondWith(answer: Response | Promise<Response>): void;
}

/**
 * Runs at the head of the service worker, before the cache's own listener; it is written out as text and sees nothing but its
 * values. Files whose names carry a hash never change: the cache answers for them. For pages, and for what else keeps its
 * name, the network is asked first, so that a new version is read as soon as it is there; the cache answers when the network is
 * away, slow or broken. Where the cache fails the network is asked, whatever the file.
 */
const freshFirst = (unchanging: string, patienceMs: number): void => {
  addEventListener("fetch", (event) => {
    const { request, respondWith } = event as Fetch;
    const fromNetwork = () =>
      new Promise<Response>((take, refuse) => {
        setTimeout(refuse, patienceMs);
        fetch(request).then((answer) => (answer.status >= 500 ? refuse() : take(answer)), refuse);
      });
    const isUnchanging = request.url.startsWith(new URL(unchanging, location.href).href);
    // the cache's listener finds this in place of the event's own method
    (event as Fetch).respondWith = (cached) => {
      const answer = isUnchanging ? Promise.resolve(cached) : fromNetwork().catch(() => cached);
      respondWith.call(
        event,
        answer.catch(() => fetch(request)),
      );
    };
  });
};

const PATIENCE_MS = 4000;

/** The script to put before the cache's own. `unchanging`: the folder of the files with a hash, seen from the worker's. */
export const freshFirstScript = (unchanging: string): string =>
  `(${freshFirst})(${JSON.stringify(unchanging)},${PATIENCE_MS});`;
