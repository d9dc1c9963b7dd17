import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { islandPrefix } from "../island-prefix.ts";
import { recordError } from "./errors.ts";

/** Brings one island to life. */
// biome-ignore lint/suspicious/noExplicitAny: the server wrote the props that this kind takes
export const hydrate = (element: HTMLElement, Island: ComponentType<any>, props: object): void => {
  const { name = "" } = element.dataset;
  hydrateRoot(element, <Island {...props} />, {
    identifierPrefix: islandPrefix(name),
    onRecoverableError: recordError,
    onUncaughtError: recordError,
  });
};
