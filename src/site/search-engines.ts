import { locales } from "../locales/locale.ts";
import type { Page } from "./pages/page.ts";

type Absolute = (path: string) => string;

export const robots = (absolute: Absolute | undefined): string =>
  `User-agent: *\nAllow: /\n${absolute ? `\nSitemap: ${absolute("sitemap.xml")}\n` : ""}`;

/** The pages to be found, each with its other languages. Paths hold nothing that XML would need escaped. */
export const sitemap = (pages: readonly Page[], absolute: Absolute): string => {
  const urls = pages.flatMap(({ path, alternates }) => {
    if (alternates === undefined) return [];
    const links = locales.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${absolute(alternates[locale])}"/>`,
    );
    return `<url><loc>${absolute(path)}</loc>${links.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
};
