import { CARD } from "./card/size.ts";
import type { Page } from "./pages/page.ts";

interface Props {
  readonly page: Page;
  readonly absolute: (path: string) => string;
}

/** What a program shows of a page when somebody writes its link. */
export const LinkPreview = ({ page, absolute }: Props) => (
  <>
    <meta property="og:type" content="article" />
    <meta property="og:title" content={page.title} />
    <meta property="og:description" content={page.description} />
    <meta property="og:locale" content={page.locale} />
    <meta property="og:url" content={absolute(page.path)} />
    {page.card && (
      <>
        <meta property="og:image" content={absolute(page.card.file)} />
        <meta property="og:image:width" content={String(CARD.width)} />
        <meta property="og:image:height" content={String(CARD.height)} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
    {page.oembed && (
      <link
        rel="alternate"
        type="application/json+oembed"
        href={absolute(page.oembed.path)}
        title={page.oembed.title}
      />
    )}
  </>
);
