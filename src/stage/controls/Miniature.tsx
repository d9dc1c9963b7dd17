import { useEffect, useRef } from "react";
import type { AnyParams, AnyScene } from "../../scenes/contract.ts";
import { encodeAddress } from "../address.ts";
import { onLooksChange, pixelRatio } from "../looks.ts";
import { CanvasPainter } from "../paint/canvas.ts";
import { coloursOf } from "../paint/colours.ts";
import { useStage } from "../StageContext.ts";
import { textWidth } from "../textWidth.ts";
import { headOf } from "./headOf.ts";

interface Props {
  readonly params: AnyParams;
  readonly miniature: NonNullable<AnyScene["miniature"]>;
}

/** A run's first ticks as a small picture. It is drawn when there is time: it never makes a control wait. */
export const Miniature = ({ params, miniature }: Props) => {
  const { session } = useStage();
  const { scene } = session;
  const canvas = useRef<HTMLCanvasElement>(null);
  const newest = useRef(params);
  newest.current = params;
  const address = encodeAddress(scene, params);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the parameters, which are a new object each time
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const painter = new CanvasPainter(element);
    let stopRun = () => {};
    const draw = () => {
      stopRun();
      stopRun = headOf(scene, newest.current, miniature.ticks(newest.current), (result) => {
        const box = {
          w: element.clientWidth,
          h: element.clientHeight,
          dpr: pixelRatio(),
          textWidth,
        };
        if (box.w === 0) return;
        painter.setPicture(miniature.view(result, box), coloursOf(element), box.dpr);
        painter.paint(0);
      });
    };
    // also draws first, and draws nothing while the control is not to be seen
    const sight = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) draw();
    });
    sight.observe(element);
    const stopTheme = onLooksChange(draw);
    return () => {
      stopRun();
      stopTheme();
      sight.disconnect();
    };
  }, [scene, miniature, address]);
  return (
    <span className="scene-miniature" aria-hidden="true">
      <canvas ref={canvas} />
    </span>
  );
};
