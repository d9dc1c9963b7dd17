import { useEffect } from "react";
import type { AnyEditing, Point } from "../../scenes/contract.ts";
import { useStage } from "../StageContext.ts";
import type { Screen } from "../screen.ts";
import { GRIP } from "./pointerGestures.ts";
import type { Hands } from "./useHands.ts";

interface Props {
  readonly screen: Screen;
  readonly editing: AnyEditing;
  readonly hands: Hands;
  /** Where the connection that is being drawn has got to. */
  readonly reach: Point | undefined;
}

/**
 * What lies over the picture: a frame round the selected target, its grip, and the connection under way. Where the scene
 * itself draws what is selected, a frame is only for what can be taken by the mouse.
 */
export const Grips = ({ screen, editing, hands, reach }: Props) => {
  const { picture } = screen;
  const { selected, connecting } = hands;
  const { scene } = useStage().session;
  useEffect(() => screen.select(selected), [screen, selected]);
  const place = picture?.targets.find(({ id }) => id === selected);
  if (picture === undefined || selected === undefined || place === undefined) return null;
  const { drag, connect } = editing.grips(selected);
  if (scene.highlight !== undefined && !drag && !connect) return null;
  const share = (value: number, of: number) => `${(value / of) * 100}%`;
  return (
    <>
      <div
        className="scene-selected"
        data-drag={drag || undefined}
        data-connecting={connecting || undefined}
        style={{
          left: share(place.x, picture.w),
          top: share(place.y, picture.h),
          width: share(place.w, picture.w),
          height: share(place.h, picture.h),
        }}
      >
        {connect && <span {...{ [GRIP]: "" }} />}
      </div>
      {reach !== undefined && (
        <svg className="scene-reach" viewBox={`0 0 ${picture.w} ${picture.h}`} aria-hidden="true">
          <line x1={place.x + place.w} y1={place.y + place.h / 2} x2={reach.x} y2={reach.y} />
        </svg>
      )}
    </>
  );
};
