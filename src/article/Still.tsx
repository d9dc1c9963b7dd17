import type { Locale } from "../locales/locale.ts";
import { stillPicture } from "../stage/still.ts";

interface Props {
  readonly scene: string;
  readonly query: string;
  readonly locale: Locale;
}

/** A moment of a scene as a plain picture, drawn for wide and for narrow places, with its sentence. */
export const Still = ({ scene, query, locale }: Props) => {
  const { wide, narrow, sentence } = stillPicture(scene, query, locale);
  return (
    <figure className="still">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the stage's own SVG */}
      <div className="still-wide" dangerouslySetInnerHTML={{ __html: wide }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the stage's own SVG */}
      <div className="still-narrow" dangerouslySetInnerHTML={{ __html: narrow }} />
      <figcaption>{sentence}</figcaption>
    </figure>
  );
};
