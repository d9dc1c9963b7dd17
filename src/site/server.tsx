import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { type PageContext, PageProvider } from "../article/page-context.ts";
import { locales } from "../locales/locale.ts";
import { loadScenes, sceneNames } from "../scenes/registry.ts";
import { standalonePath } from "../stage/files/standalone-path.ts";
import type { Assets } from "./assets.ts";
import { checkAnchors } from "./check-anchors.ts";
import { Document } from "./Document.tsx";
import { islandRenderer } from "./island-renderer.tsx";
import { oembedOf } from "./oembed.ts";
import { embedPath } from "./pages/embed.tsx";
import { pages } from "./pages/index.ts";
import { fileOf, type Page } from "./pages/page.ts";
import { classicScripts, embedScript, PARTS_SCRIPT } from "./prerender/classic-scripts.ts";
import { robots, sitemap } from "./search-engines.ts";
import type { Standalone } from "./standalone/write-standalone.ts";

/** Where the site will stand. */
export interface Host {
  readonly base: string;
  readonly site: string | undefined;
}

await loadScenes();

/** What is built beside the pages. */
export const scripts = classicScripts(sceneNames, locales);

/** What is made of the embed pages once they and their scripts are there. */
export const standalones: readonly Standalone[] = sceneNames.flatMap((scene) =>
  locales.map((locale) => ({
    page: fileOf(embedPath(scene, locale)),
    script: embedScript(scene, locale),
    parts: PARTS_SCRIPT,
    file: standalonePath(scene, locale),
    locale,
  })),
);

/** The whole of a React tree as HTML. Anything that goes wrong fails the build. */
const htmlOf = async (...[node, options]: Parameters<typeof prerender>): Promise<string> => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
  };
  // Large content inside of Suspense would otherwise be hidden until a script moves it into place.
  const { prelude } = await prerender(node, {
    ...options,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
};

const absoluteOn = ({ base, site }: Host) =>
  site === undefined ? undefined : (path: string) => new URL(base + path, site).href;

const render = async (page: Page, host: Host, assets: Assets): Promise<string> => {
  const context: PageContext = {
    locale: page.locale,
    href: (path) => host.base + path,
    renderIsland: islandRenderer(htmlOf),
  };
  const body = <PageProvider value={context}>{page.body}</PageProvider>;
  const html = await htmlOf(body, page.prefix === undefined ? {} : { identifierPrefix: page.prefix });
  checkAnchors(page.path, html);
  const Template = page.document ?? Document;
  const document = { page, assets, base: host.base, absolute: absoluteOn(host), html };
  return `<!doctype html>${renderToStaticMarkup(<Template {...document} />)}\n`;
};

/** One page's HTML; `undefined` where there is no such page. */
export const renderPath = async (path: string, host: Host, assets: Assets): Promise<string | undefined> => {
  const page = pages.find((other) => other.path === path);
  return page && render(page, host, assets);
};

/** All files that are made from pages, by their path under `dist/`. */
export async function* renderSite(host: Host, assets: Assets): AsyncGenerator<[string, string | Uint8Array]> {
  const absolute = absoluteOn(host);
  for (const page of pages) {
    yield [fileOf(page.path), await render(page, host, assets)];
    if (absolute === undefined) continue;
    // what speaks of the site to others needs its whole address
    if (page.card) yield [page.card.file, await page.card.draw()];
    const oembed = oembedOf(page, absolute);
    if (page.oembed && oembed) yield [page.oembed.path, JSON.stringify(oembed)];
  }
  yield ["robots.txt", robots(absolute)];
  if (absolute) yield ["sitemap.xml", sitemap(pages, absolute)];
}
