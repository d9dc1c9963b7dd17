import { sayIn } from "../scenes/say.ts";
import { pageColours } from "../stage/paint/colours.ts";
import { paintSvg } from "../stage/paint/svg.ts";
import { textWidth } from "../stage/textWidth.ts";
import { caseOf } from "./model.ts";
import { usePage } from "./page-context.ts";

/** The moment under the title: the refused of an outage on the left, those who will come on the right. */
const MOMENT = { scene: "storm", set: "rule=equal", tick: 150 };
const BOXES = { wide: { w: 1152, h: 300 }, narrow: { w: 360, h: 180 } };

/** The article's own storm as an ornament: dots and the line of the capacity, no words. */
export const Strip = () => {
  const { locale } = usePage();
  const { scene, params } = caseOf(MOMENT.scene, MOMENT.set);
  const result = scene.run(params, { tick: MOMENT.tick + 1, requests: 1_000_000 });
  const paint = (shape: keyof typeof BOXES) => {
    const box = { ...BOXES[shape], dpr: 2, textWidth };
    const picture = scene.view(result, MOMENT.tick, box, sayIn(locale, scene.words));
    const world = picture.world.filter(({ kind }) => kind === "stacks" || kind === "bars");
    const frame = picture.frame.filter(({ kind, role }) => kind === "line" && role !== "now");
    return { __html: paintSvg({ ...picture, world, frame }, pageColours) };
  };
  return (
    <div className="strip">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the stage's own SVG */}
      <div className="strip-wide" dangerouslySetInnerHTML={paint("wide")} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the stage's own SVG */}
      <div className="strip-narrow" dangerouslySetInnerHTML={paint("narrow")} />
    </div>
  );
};
