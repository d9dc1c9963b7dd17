import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import { caseOf } from "../../article/model.ts";
import type { Locale } from "../../locales/locale.ts";
import { sayIn } from "../../scenes/say.ts";
import { fixedColours } from "../../stage/paint/colours.ts";
import { paintSvg } from "../../stage/paint/svg.ts";
import { palette } from "../../stage/palette.ts";
import { textWidth } from "../../stage/textWidth.ts";
import { cardFonts } from "./fonts.ts";
import { linesOf } from "./lines.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const PICTURE = { w: WIDTH - 2 * MARGIN, h: 330, dpr: 1, textWidth };
/** The moment that a card shows. */
const MOMENT = { scene: "storm", set: "rule=full", tick: 118 };

/** The picture that goes with a link to the article: its title, its lead, its storm. */
export const drawCard = async (locale: Locale, title: string, lead: string): Promise<Uint8Array> => {
  const fontFiles = [...(await cardFonts(locale))];
  try {
    const card = renderToStaticMarkup(<Card title={title} lead={lead} picture={moment(locale)} />);
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Inter" };
    return new Resvg(card, { font }).render().asPng();
  } finally {
    await rm(dirname(fontFiles[0]!), { recursive: true });
  }
};

const moment = (locale: Locale): string => {
  const { scene, params } = caseOf(MOMENT.scene, MOMENT.set);
  const result = scene.run(params, { tick: MOMENT.tick + 1, requests: 1_000_000 });
  return paintSvg(
    scene.view(result, MOMENT.tick, PICTURE, sayIn(locale, scene.words)),
    fixedColours("light"),
  );
};

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly picture: string;
}

const Card = ({ title, lead, picture }: Props) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    role="img"
    aria-label={title}
    width={WIDTH}
    height={HEIGHT}
    fontFamily="Literata"
  >
    <rect width={WIDTH} height={HEIGHT} fill={palette.light.panel} />
    <text x={MARGIN} y={108} fontSize={72} fontWeight={600} fill={palette.light.ink}>
      {title}
    </text>
    {linesOf(lead, 70).map((line, i) => (
      <text key={line} x={MARGIN} y={164 + i * 40} fontSize={28} fill={palette.light.muted}>
        {line}
      </text>
    ))}
    <svg
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the stage's own SVG
      dangerouslySetInnerHTML={{ __html: picture }}
      x={MARGIN}
      y={HEIGHT - PICTURE.h - 30}
      width={PICTURE.w}
      height={PICTURE.h}
    />
  </svg>
);
