import { sceneNamed } from "../scenes/registry.ts";
import { sayIn } from "../scenes/say.ts";
import { pageColours } from "../stage/paint/colours.ts";
import { paintSvg } from "../stage/paint/svg.ts";
import { textWidth } from "../stage/textWidth.ts";
import { caseOf } from "./model.ts";
import { usePage } from "./page-context.ts";

/** The moment under the title: the refused of an outage on the left, those who will come on the right. */
const MOMENT = { scene: "storm", set: "rule=full", tick: 118 };
const BOX = { w: 1152, h: 200, dpr: 1, textWidth };

/** The article's own storm as an ornament: dots alone, no words, no axes. */
export const Strip = () => {
  const { locale } = usePage();
  const { params } = caseOf(MOMENT.scene, MOMENT.set);
  const scene = sceneNamed(MOMENT.scene);
  const result = scene.run(params, { tick: MOMENT.tick + 1, requests: 1_000_000 });
  const picture = scene.view(result, MOMENT.tick, BOX, sayIn(locale, scene.words));
  const world = picture.world.filter(({ kind }) => kind === "stacks" || kind === "bars");
  const svg = paintSvg({ ...picture, world, frame: [] }, pageColours);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the stage's own SVG
  return <div className="strip" dangerouslySetInnerHTML={{ __html: svg }} />;
};
