import { createElement, type ReactNode } from "react";
import { blame, type Placed } from "../../article/mdx/place.ts";
import { queryOfStep } from "../../article/mdx/scrolly-context.ts";
import { usePage } from "../../article/page-context.ts";
import { sceneNamed } from "../../scenes/registry.ts";
import { stillPicture } from "../../stage/still.ts";

interface Props extends Placed {
  readonly scene?: string;
  /** The scene's named moment with which the slide begins. */
  readonly step?: string;
  readonly controls?: string;
  readonly children: ReactNode;
}

/** One slide: words, and below them a scene. */
export const Slide = (props: Props) => {
  const { scene, step = "", controls, children } = props;
  return (
    <section>
      <div className="slide-text">{children}</div>
      {scene !== undefined &&
        createElement(
          "retry-storm",
          { scene, step, controls, title: "0" },
          <Picture query={blame("Slide", props, () => queryOfStep(sceneNamed(scene), step))} scene={scene} />,
        )}
    </section>
  );
};

/** What stands in the scene's place where no script runs. */
const Picture = ({ scene, query }: { readonly scene: string; readonly query: string }) => {
  const { wide } = stillPicture(scene, query, usePage().locale);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the stage's own SVG
  return <div dangerouslySetInnerHTML={{ __html: wide }} />;
};

/** Words that come later, and with them a named moment of the slide's scene. */
export const Then = ({ step, children }: { readonly step: string; readonly children: ReactNode }) => (
  <div className="fragment" data-scene-step={step}>
    {children}
  </div>
);

/** What only the speaker sees. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <aside className="notes">{children}</aside>
);
