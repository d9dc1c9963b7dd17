import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "../../locales/locale.ts";
import { palette } from "../../stage/palette.ts";
import { cardFonts } from "./fonts.ts";
import { linesOf } from "./lines.ts";
import { type CardMoment, type CardPicture, momentIn } from "./moment.ts";
import { CARD } from "./size.ts";

const MARGIN = 60;
/** What pages show that are not about one scene. */
const EMBLEM: CardMoment = { scene: "storm", query: "t=118" };

const png = async (locale: Locale, card: string): Promise<Uint8Array> => {
  const fontFiles = [...(await cardFonts(locale))];
  try {
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Inter" };
    return new Resvg(card, { font }).render().asPng();
  } finally {
    await rm(dirname(fontFiles[0]!), { recursive: true });
  }
};

/** The picture that goes with a link to a page: its title, its lead, and what it is about, else the storm. */
export const drawCard = (
  locale: Locale,
  title: string,
  lead: string,
  about?: CardMoment,
): Promise<Uint8Array> => {
  const box = { w: CARD.width - 2 * MARGIN, h: 330 };
  const picture = momentIn(about ?? EMBLEM, locale, box, about === undefined);
  return png(locale, renderToStaticMarkup(<Card title={title} lead={lead} picture={picture} />));
};

/** The picture that goes with a link to a scene: its title, whose it is, the scene as its bare address shows it. */
export const drawSceneCard = (
  locale: Locale,
  title: string,
  site: string,
  scene: string,
): Promise<Uint8Array> => {
  const picture = momentIn({ scene, query: "" }, locale, { w: CARD.width - 2 * MARGIN, h: 420 }, false);
  return png(locale, renderToStaticMarkup(<Card title={title} lead={site} picture={picture} />));
};

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly picture: CardPicture;
}

/** A title of more letters than this is set smaller, to stay on its line. */
const LONG_TITLE = 26;

const Card = ({ title, lead, picture: { svg, w, h } }: Props) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    role="img"
    aria-label={title}
    width={CARD.width}
    height={CARD.height}
    fontFamily="Literata"
  >
    <rect width={CARD.width} height={CARD.height} fill={palette.light.panel} />
    <text
      x={MARGIN}
      y={108}
      fontSize={title.length > LONG_TITLE ? 52 : 72}
      fontWeight={600}
      fill={palette.light.ink}
    >
      {title}
    </text>
    {linesOf(lead, 70).map((line, i) => (
      <text key={line} x={MARGIN} y={164 + i * 40} fontSize={28} fill={palette.light.muted}>
        {line}
      </text>
    ))}
    <svg
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the stage's own SVG
      dangerouslySetInnerHTML={{ __html: svg }}
      x={(CARD.width - w) / 2}
      y={CARD.height - h - 30}
      width={w}
      height={h}
    />
  </svg>
);
