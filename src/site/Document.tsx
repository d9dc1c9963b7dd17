import { type Locale, locales } from "../locales/locale.ts";
import { palette, paletteCss } from "../stage/palette.ts";
import type { Assets } from "./assets.ts";
import { firstFonts } from "./fonts.ts";
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
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="theme-color" content={palette.light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={palette.dark.paper} media="(prefers-color-scheme: dark)" />
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
    <meta property="og:type" content="article" />
    <meta property="og:title" content={page.title} />
    <meta property="og:description" content={page.description} />
    <meta property="og:locale" content={page.locale} />
    <meta property="og:url" content={absolute(page.path)} />
    {page.card && (
      <>
        <meta property="og:image" content={absolute(page.card.file)} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
  </>
);
