import type { Reader } from "../reader/reader.ts";

/** Runs in the page: from now on it notes what the live regions of a scene have a screen reader say. */
const listen = (anchor: string): void => {
  const heard: string[] = [];
  Object.assign(window, { __heard: heard });
  const regions = "[aria-live=polite], [role=status], [role=alert]";
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest(regions)) continue;
      for (const node of type === "characterData" ? [target] : addedNodes) {
        const text = node.textContent?.trim();
        if (text) heard.push(text);
      }
    }
  });
  observer.observe(document.getElementById(anchor)!, {
    subtree: true,
    childList: true,
    characterData: true,
  });
};

/** Has somebody listen to a scene; what comes back tells what was heard so far. */
export const listenTo = async (reader: Reader, anchor: string): Promise<() => Promise<readonly string[]>> => {
  await reader.read(listen, anchor);
  return () => reader.read(() => (window as unknown as { __heard: string[] }).__heard);
};
