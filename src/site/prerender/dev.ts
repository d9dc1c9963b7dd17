import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Entries } from "./plugin.ts";

type Server = typeof import("../server.tsx");

const runnable = (server: ViteDevServer): RunnableDevEnvironment => {
  const environment = server.environments.ssr;
  if (environment && isRunnableDevEnvironment(environment)) return environment;
  throw new Error("the server environment cannot run code");
};

/** Answers requests for pages with the HTML that the build would write. */
export const servePages = (server: ViteDevServer, { server: entry, client, style, site }: Entries): void => {
  const { base } = server.config;
  const assets = { css: "", styleSheets: [base + style], client: base + client };
  const htmlOf = async (url: string): Promise<string | undefined> => {
    const path = url.replace(/^\/|[?#].*$/g, "").replace(/index\.html$/, "");
    const { renderPath, scripts } = await runnable(server).runner.import<Server>(`/${entry}`);
    const modules = scripts.map(({ file, entry }) => [file, { src: base + entry, type: "module" }] as const);
    const html = await renderPath(path, { base, site }, { ...assets, scripts: new Map(modules) });
    return html === undefined ? undefined : server.transformIndexHtml(`/${path}`, html);
  };
  server.middlewares.use((request, response, next) => {
    htmlOf(request.url ?? "/").then(
      (html) => (html === undefined ? next() : response.setHeader("content-type", "text/html").end(html)),
      next,
    );
  });
};

/** The server's copy is read anew after a change; what the client does not import itself, prose for one, reloads the page. */
export const reloadProse: Extract<Plugin["hotUpdate"], (...args: never) => unknown> = function ({
  file,
  server,
  modules,
}) {
  if (this.environment.name !== "ssr" || modules.length === 0) return undefined;
  runnable(server).runner.clearCache();
  const { client } = server.environments;
  if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: "full-reload" });
  return [];
};
