import { useEffect, useState } from "react";
import { type Locale, languagePath } from "../../locales/locale.ts";
import type { TeachWords } from "../../locales/teach.ts";

interface Props {
  readonly words: TeachWords["builder"];
  readonly base: string;
  readonly locale: Locale;
  /** Absent: not known yet. */
  readonly embed: { readonly scene: string; readonly title: string; readonly query: string } | undefined;
}

/** The frame is loaded anew when the address has stood still for so long. */
const REST_MS = 400;

const useSettled = (address: string | undefined): string | undefined => {
  const [stood, setStood] = useState(address);
  useEffect(() => {
    const wait = setTimeout(() => setStood(address), REST_MS);
    return () => clearTimeout(wait);
  }, [address]);
  return stood;
};

/** The embed as it will look on a slide. It is only looked at: the scene to be set stands above. */
export const Preview = ({ words, base, locale, embed }: Props) => {
  const address =
    embed && `${base}${languagePath(locale)}embed/${embed.scene}/${embed.query && `?${embed.query}`}`;
  const stood = useSettled(address);
  return (
    <figure className="builder-preview">
      <figcaption>
        {words.preview}{" "}
        {address !== undefined && (
          <a href={address} target="_blank" rel="noopener">
            {words.alone}
          </a>
        )}
      </figcaption>
      <div inert>{stood !== undefined && <iframe src={stood} title={embed?.title} loading="lazy" />}</div>
    </figure>
  );
};
