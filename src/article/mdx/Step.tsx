import { type ReactNode, use } from "react";
import { usePage } from "../page-context.ts";
import { Still } from "../Still.tsx";
import { blame, type Placed } from "./place.ts";
import { queryOfStep, ScrollyContext } from "./scrolly-context.ts";

interface Props extends Placed {
  /** One of the scene's named steps. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One step of a scrolly: prose, and the moment of the scene that it speaks of. On paper and without script, its picture. */
export const Step = (props: Props) => {
  const { locale } = usePage();
  const scrolly = use(ScrollyContext);
  const { name, children } = props;
  const query = blame("Step", props, () => {
    if (scrolly === undefined) throw new RangeError("stands outside of a <Scrolly>");
    return queryOfStep(scrolly.scene, name);
  });
  const { scene, anchor } = scrolly!;
  return (
    <section className="step" id={`${anchor}-${name}`} data-query={query}>
      <div className="step-text">{children}</div>
      <noscript>
        <Still scene={scene.name} query={query} locale={locale} />
      </noscript>
    </section>
  );
};
