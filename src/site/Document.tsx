import { type Locale, locales } from "../locales/locale.ts";
import { paletteCss } from "../stage/palette.ts";
import type { Assets } from "./assets.ts";
import { firstFonts } from "./fonts.ts";
import { HeadMeta } from "./HeadMeta.tsx";
import { LinkPreview } from "./LinkPreview.tsx";
import type { Page } from "./pages/page.ts";
import { paperColoursCss } from "./paper-colours.ts";
import { themeAtStart } from "./theme-at-start.ts";

export interface DocumentProps {
  readonly page: Page;
  readonly assets: Assets;
  readonly base: string;
  /** The absolute address of a path of the site; absent: not known, and whatever needs it is left out. */
  readonly absolute: ((path: string) => string) | undefined;
  readonly html: string;
}

const raw = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

/** The template of every page. */
export const Document = ({ page, assets, base, absolute, html }: DocumentProps) => (
  <html lang={page.locale}>
    <head>
      <HeadMeta page={page} />
      <script {...raw(themeAtStart)} />
      <style {...raw(paletteCss() + assets.css + paperColoursCss())} />
      {assets.styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {firstFonts[page.locale].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <link rel="icon" type="image/svg+xml" href={`${base}favicon.svg`} />
      {page.alternates === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        absolute && <Addresses page={page} alternates={page.alternates} absolute={absolute} />
      )}
      <script type="module" src={assets.client} crossOrigin="" />
    </head>
    <body {...raw(html)} />
  </html>
);

interface AddressesProps {
  readonly page: Page;
  readonly alternates: Readonly<Record<Locale, string>>;
  readonly absolute: (path: string) => string;
}

/** What search engines and link previews read: only absolute addresses are of use to them. */
export const Addresses = ({ page, alternates, absolute }: AddressesProps) => (
  <>
    <link rel="canonical" href={absolute(page.path)} />
    {locales.map((locale) => (
      <link key={locale} rel="alternate" hrefLang={locale} href={absolute(alternates[locale])} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={absolute(alternates.en)} />
    <LinkPreview page={page} absolute={absolute} />
  </>
);
