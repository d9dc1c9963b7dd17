import type { DocumentProps } from "./Document.tsx";
import { HeadMeta } from "./HeadMeta.tsx";
import { LinkPreview } from "./LinkPreview.tsx";

/** The template of an address that leads on to a place of another page. What follows `#` no program reads that unfolds links. */
export const signpostTo =
  (to: string) =>
  ({ page, base, absolute, html }: DocumentProps) => (
    <html lang={page.locale}>
      <head>
        <HeadMeta page={page} />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${base}${to}`} />
        {absolute && <LinkPreview page={page} absolute={absolute} />}
        <link rel="icon" href="data:," />
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what the build has rendered */}
      <body dangerouslySetInnerHTML={{ __html: html }} />
    </html>
  );
