import { Island } from "../islands/Island.tsx";
import { caseOf } from "../model.ts";
import { usePage } from "../page-context.ts";
import { blame, type Placed } from "./place.ts";

interface Props extends Placed {
  readonly scene: string;
  /** The anchor, unique on the page. */
  readonly id: string;
  /** The address it starts with. */
  readonly set?: string;
}

/** A scene in the flow of the article. */
export const Scene = (props: Props) => {
  const { locale } = usePage();
  const { scene, id, set = "" } = props;
  blame("Scene", props, () => caseOf(scene, set));
  return (
    <div className="scene-place">
      <Island kind="scene" name={id} props={{ scene, locale, anchor: id, query: set }} />
    </div>
  );
};
