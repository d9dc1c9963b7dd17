import type { ReactNode } from "react";
import { sceneNamed } from "../../scenes/registry.ts";
import { Island } from "../islands/Island.tsx";
import { usePage } from "../page-context.ts";
import { blame, type Placed } from "./place.ts";
import { queryOfStep, ScrollyProvider } from "./scrolly-context.ts";

interface Props extends Placed {
  readonly scene: string;
  /** The scene's anchor, unique on the page. */
  readonly id: string;
  /** Steps. */
  readonly children: ReactNode;
}

/** A scene that stays in view while steps of prose pass beside it, or under it on a narrow screen. */
export const Scrolly = (props: Props) => {
  const { locale } = usePage();
  const { scene: name, id, children } = props;
  const scene = blame("Scrolly", props, () => sceneNamed(name));
  const query = blame("Scrolly", props, () => queryOfStep(scene, scene.steps[0]?.id ?? ""));
  return (
    <div className="scrolly">
      <div className="scrolly-scene">
        <Island kind="scrolly" name={id} props={{ scene: name, locale, anchor: id, query }} />
      </div>
      <div className="scrolly-steps" data-steps-of={id}>
        <ScrollyProvider value={{ scene, anchor: id }}>{children}</ScrollyProvider>
      </div>
    </div>
  );
};
