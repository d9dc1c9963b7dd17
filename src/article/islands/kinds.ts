import type { ComponentType } from "react";
import { loadScene } from "../../scenes/registry.ts";
import type { SceneFrameProps } from "../../stage/SceneFrame.tsx";
import type { BuilderProps } from "../teach/Builder.tsx";
import type { GuessFormProps } from "./GuessForm.tsx";

/** The parts of a page that are alive, with the props (plain JSON) that the server writes and the client reads. */
export interface IslandProps {
  readonly scene: SceneFrameProps;
  readonly scrolly: SceneFrameProps;
  readonly guess: GuessFormProps;
  readonly builder: BuilderProps;
}
export type IslandKind = keyof IslandProps;

/** Where an island's code is: fetched when the island comes near. */
export const islandKinds: {
  readonly [K in IslandKind]: (props: IslandProps[K]) => Promise<ComponentType<IslandProps[K]>>;
} = {
  scene: async ({ scene }) => {
    const [{ FreeScene }] = await Promise.all([import("./FreeScene.tsx"), loadScene(scene)]);
    return FreeScene;
  },
  scrolly: async ({ scene }) => {
    const [{ ScrollyScene }] = await Promise.all([import("./ScrollyScene.tsx"), loadScene(scene)]);
    return ScrollyScene;
  },
  builder: async ({ first }) => {
    const [{ Builder }] = await Promise.all([import("../teach/Builder.tsx"), loadScene(first)]);
    return Builder;
  },
  guess: async () => (await import("./GuessForm.tsx")).GuessForm,
};
