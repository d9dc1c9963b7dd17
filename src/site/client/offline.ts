/** The reader asked to be spared whatever is not needed; not every browser can say so. */
const sparesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Keeps the site for reading without a network, once this page has loaded. */
export const keepForOffline = (): void => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || sparesData()) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => {
      // forbidden or full storage: the site is then read over the network, as before
    });
  });
};
