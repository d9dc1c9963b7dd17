import type { AnyScene, Param } from "../scenes/contract.ts";

/** The name of the parameter that seeds a scene's runs; absent where nothing is left to chance. */
export const seedParamOf = (scene: AnyScene): string | undefined =>
  Object.entries<Param>(scene.params).find(([, { kind }]) => kind === "seed")?.[0];
