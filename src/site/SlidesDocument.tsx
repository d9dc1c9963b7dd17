import { paletteCss } from "../stage/palette.ts";
import { Addresses, type DocumentProps } from "./Document.tsx";
import { firstFonts } from "./fonts.ts";
import { HeadMeta } from "./HeadMeta.tsx";
import { paperColoursCss } from "./paper-colours.ts";
import { slidesScripts } from "./prerender/classic-scripts.ts";
import slidesCss from "./styles/slides.css?inline";

const raw = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

/** The template of a deck: it loads what anybody's deck would load. */
export const SlidesDocument = ({ page, assets, base, absolute, html }: DocumentProps) => (
  <html lang={page.locale}>
    <head>
      <HeadMeta page={page} />
      <style {...raw(paletteCss() + slidesCss + paperColoursCss())} />
      {firstFonts[page.locale].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <link rel="icon" type="image/svg+xml" href={`${base}favicon.svg`} />
      {page.alternates && absolute && (
        <Addresses page={page} alternates={page.alternates} absolute={absolute} />
      )}
      {slidesScripts.map((file) => (
        <script key={file} {...assets.scripts.get(file)} />
      ))}
    </head>
    <body {...raw(html)} />
  </html>
);
