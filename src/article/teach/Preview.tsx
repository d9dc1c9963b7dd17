import { useEffect, useRef, useState } from "react";
import { type Locale, languagePath } from "../../locales/locale.ts";
import type { TeachWords } from "../../locales/teach.ts";
import { SNIPPET_SIZE } from "./snippets.ts";

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

/** A frame laid out at the size that the code gives it, and drawn as wide as there is room. It is only looked at. */
const ScaledFrame = ({
  src,
  title,
}: {
  readonly src: string | undefined;
  readonly title: string | undefined;
}) => {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setScale(entry!.contentRect.width / SNIPPET_SIZE.width));
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div inert ref={room}>
      {src !== undefined && scale !== undefined && (
        <iframe src={src} title={title} loading="lazy" {...SNIPPET_SIZE} style={{ scale: String(scale) }} />
      )}
    </div>
  );
};

/** The embed as it will look on a slide. The scene to be set stands above. */
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
      <ScaledFrame src={stood} title={embed?.title} />
    </figure>
  );
};
