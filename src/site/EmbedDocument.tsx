import { atStartScript } from "../embed/at-start.ts";
import { PLACE } from "../embed/place.ts";
import { type Locale, locales } from "../locales/locale.ts";
import { paletteCss } from "../stage/palette.ts";
import type { DocumentProps } from "./Document.tsx";
import { HeadMeta } from "./HeadMeta.tsx";
import { LinkPreview } from "./LinkPreview.tsx";
import { paperColoursCss } from "./paper-colours.ts";
import { embedScript, PARTS_SCRIPT } from "./prerender/classic-scripts.ts";
import embedCss from "./styles/embed.css?inline";

const raw = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

/**
 * The template of an embed, which stands on its own in other people's frames: nothing in it is fetched by rules that a
 * sandbox makes stricter, that is no module and no `crossorigin`. Type is the exception, and has others to fall back on.
 */
export const embedDocument =
  (scene: string, pathIn: (locale: Locale) => string) =>
  ({ page, assets, base, absolute, html }: DocumentProps) => (
    <html lang={page.locale}>
      <head>
        <HeadMeta page={page} />
        <meta name="robots" content="noindex" />
        {absolute && <LinkPreview page={page} absolute={absolute} />}
        {/* a frame shows no icon, and need not ask the host for one */}
        <link rel="icon" href="data:," />
        {locales
          .filter((locale) => locale !== page.locale)
          .map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={base + pathIn(locale)} />
          ))}
        <script {...raw(atStartScript)} />
        <style {...raw(paletteCss() + embedCss + paperColoursCss())} />
      </head>
      <body>
        <main
          id={PLACE}
          data-scene={scene}
          data-locale={page.locale}
          data-parts={assets.scripts.get(PARTS_SCRIPT)?.src}
          {...raw(html)}
        />
        <script {...assets.scripts.get(embedScript(scene, page.locale))} />
      </body>
    </html>
  );
