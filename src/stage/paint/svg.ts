import type { Label, Mark, Picture, Rect } from "../../scenes/contract.ts";
import type { Colours } from "./colours.ts";
import { DASH_PX, FAINT, FAMILY, HALO_PX, WEIGHT } from "./type.ts";

/**
 * A picture as SVG, without what is in flight. A column of dots is a dashed stroke and all columns of a role are one path,
 * so that thousands of dots weigh a few hundred bytes. `title` names it for screen readers; without one it is decoration.
 */
export const paintSvg = (picture: Picture, colours: Colours, title?: string, ground?: string): string => {
  const { w, h, clip } = picture;
  const name = title === undefined ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeXml(title)}"`;
  const marks = (list: readonly Mark[]) => list.map((mark) => paintMark(mark, picture, colours)).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(w)} ${n(h)}" font-family="${FAMILY}"${name}>` +
    (ground === undefined ? "" : `<rect width="${n(w)}" height="${n(h)}" fill="${ground}"/>`) +
    // a nested svg cuts its content off by itself: a clip path would need an id, and a page holds many pictures
    `<svg x="${n(clip.x)}" y="${n(clip.y)}" width="${n(clip.w)}" height="${n(clip.h)}" ` +
    `viewBox="${n(clip.x)} ${n(clip.y)} ${n(clip.w)} ${n(clip.h)}">${marks(picture.world)}</svg>` +
    `${marks(picture.frame)}</svg>`
  );
};

const paintMark = (mark: Mark, { pitch, dot }: Picture, colours: Colours): string => {
  const colour = colours[mark.role];
  switch (mark.kind) {
    case "stacks": {
      if (mark.count.length === 0) return "";
      let path = "";
      for (let i = 0; i < mark.count.length; i++) {
        path += `M${n(mark.x[i]! + dot / 2)} ${n(mark.y[i]!)}v${n(pitch - dot - mark.count[i]! * pitch)}`;
      }
      return `<path d="${path}" stroke="${colour}" stroke-width="${n(dot)}" stroke-dasharray="${n(dot)} ${n(pitch - dot)}" fill="none"/>`;
    }
    case "bars": {
      if (mark.h.length === 0) return "";
      let path = "";
      for (let i = 0; i < mark.h.length; i++) {
        path += `M${n(mark.x[i]!)} ${n(mark.y[i]!)}h${n(mark.w)}v${n(mark.h[i]!)}h${n(-mark.w)}z`;
      }
      return `<path d="${path}" fill="${colour}"/>`;
    }
    case "dots": {
      if (mark.x.length === 0) return "";
      // a stroke of no length with round ends is a dot: all of a role are one path
      let path = "";
      for (let i = 0; i < mark.x.length; i++) path += `M${n(mark.x[i]!)} ${n(mark.y[i]!)}h0`;
      return `<path d="${path}" stroke="${colour}" stroke-width="${n(mark.r * 2)}" stroke-linecap="round" fill="none"/>`;
    }
    case "rect":
      return paintRect(mark, colour, colours.panel);
    case "line": {
      const points = Array.from(mark.points, n).join(" ");
      const faint = mark.faint ? ` stroke-opacity="${FAINT}" stroke-linejoin="round"` : "";
      const dashed = mark.dashed ? ` stroke-dasharray="${DASH_PX.join(" ")}"` : "";
      return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="${n(mark.width)}"${dashed}${faint}/>`;
    }
    case "label":
      return paintLabel(mark, colour, colours.panel);
  }
};

const paintRect = ({ x, y, w, h, round, outline }: Rect, colour: string, ground: string): string => {
  const corners = round === undefined ? "" : ` rx="${n(round)}"`;
  const paint =
    outline === undefined
      ? `fill="${colour}"`
      : `fill="${ground}" stroke="${colour}" stroke-width="${n(outline)}"`;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${corners} ${paint}/>`;
};

const paintLabel = (label: Label, colour: string, halo: string): string =>
  `<text x="${n(label.x)}" y="${n(label.y)}" font-size="${n(label.size)}"` +
  (label.strong ? ` font-weight="${WEIGHT.strong}"` : "") +
  (label.anchor === "start" ? "" : ` text-anchor="${label.anchor}"`) +
  ` fill="${colour}" stroke="${halo}" stroke-width="${HALO_PX}" stroke-linejoin="round" paint-order="stroke">` +
  `${escapeXml(label.text)}</text>`;

/** A coordinate without needless digits. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
