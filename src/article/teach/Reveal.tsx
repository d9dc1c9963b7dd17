import type { ReactNode } from "react";
import { languagePath } from "../../locales/locale.ts";
import { teachWords } from "../../locales/teach.ts";
import { sceneNamed } from "../../scenes/registry.ts";
import { blame, type Placed } from "../mdx/place.ts";
import { queryOfStep } from "../mdx/scrolly-context.ts";
import { usePage } from "../page-context.ts";

interface Props extends Placed {
  readonly scene: string;
  /** One of the scene's named steps. */
  readonly name: string;
  /** The answer. */
  readonly children: ReactNode;
}

/** What the class is shown after it has guessed: the moment of a scene, and the answer. */
export const Reveal = (props: Props) => {
  const { locale, href } = usePage();
  const { scene, name, children } = props;
  blame("Reveal", props, () => queryOfStep(sceneNamed(scene), name));
  return (
    <div className="reveal">
      <p>
        <a href={href(`${languagePath(locale)}embed/${scene}/?step=${name}&controls=all&keys=scene`)}>
          {teachWords[locale].openScene}
        </a>
      </p>
      {children}
    </div>
  );
};
