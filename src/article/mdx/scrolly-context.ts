import { createContext } from "react";
import type { AnyParams, AnyScene } from "../../scenes/contract.ts";
import { encodeAddress } from "../../stage/address.ts";

/** The scene that a step speaks of. */
export const ScrollyContext = createContext<
  { readonly scene: AnyScene; readonly anchor: string } | undefined
>(undefined);
export const ScrollyProvider = ScrollyContext.Provider;

/** The address of one of a scene's own named steps. */
export const queryOfStep = (scene: AnyScene, id: string): string => {
  const step = scene.steps.find((other) => other.id === id);
  if (step !== undefined) return encodeAddress(scene, step.set as AnyParams, step.tick);
  throw new RangeError(
    `no step "${id}" in "${scene.name}": there are ${scene.steps.map((other) => other.id).join(", ")}`,
  );
};
