import { palette } from "../stage/palette.ts";
import type { Page } from "./pages/page.ts";

/** What stands in the head of every page. */
export const HeadMeta = ({ page }: { readonly page: Page }) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
    <meta name="theme-color" content={palette.light.paper} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={palette.dark.paper} media="(prefers-color-scheme: dark)" />
  </>
);
