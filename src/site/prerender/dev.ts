import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Entries } from "./entries.ts";

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

/** Has a changed file, and whatever imports it, read anew; the rest stays, with the figures that it has computed. */
const forget = ({ runner: { evaluatedModules } }: RunnableDevEnvironment, file: string): void => {
  const stale = new Set(evaluatedModules.getModulesByFile(file));
  for (const module of stale) {
    evaluatedModules.invalidateModule(module);
    for (const id of module.importers) {
      const importer = evaluatedModules.getModuleById(id);
      if (importer) stale.add(importer);
    }
  }
};

/** A change of what the client does not import itself, of prose for one, reloads the page. */
export const reloadProse: Extract<Plugin["hotUpdate"], (...args: never) => unknown> = function ({
  file,
  server,
  modules,
}) {
  if (this.environment.name !== "ssr" || modules.length === 0) return undefined;
  forget(runnable(server), file);
  const { client } = server.environments;
  if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: "full-reload" });
  return [];
};
