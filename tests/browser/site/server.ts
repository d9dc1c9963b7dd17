import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { recorder } from "./recorder.ts";

export interface Mount {
  readonly folder: string;
  readonly base: string;
  /** Its service worker works: it has the browser fetch the whole site, which only a test of that is worth. */
  readonly kept?: boolean;
}

const sendPage = (response: ServerResponse, status: number, file: string): void => {
  const html = existsSync(file) ? readFileSync(file, "utf8") : "<!doctype html><title>404</title>";
  response.writeHead(status, { "content-type": "text/html;charset=utf-8" });
  response.end(html.replace(/<head[^>]*>/, (head) => head + recorder));
};

/** A page in a frame of a given size, for a browser whose window cannot be made that narrow. */
const frame = (query: URLSearchParams): string =>
  `<!doctype html><title>frame</title><style>body{margin:0}</style>` +
  `<iframe style="border:0;width:${query.get("width")}px;height:${query.get("height")}px" src="${query.get("url")}">`;

/** The page file that a path stands for, if it stands for one. */
const pageFile = (folder: string, path: string): string | undefined => {
  const file = join(folder, path === "" || path.endsWith("/") ? `${path}index.html` : path);
  return file.endsWith(".html") && existsSync(file) && statSync(file).isFile() ? file : undefined;
};

/** Serves built sites, each under its path, as a plain static host does: no header beyond the type. Port 0: any free one. */
export const serve = (sites: readonly Mount[], port = 0): Promise<{ server: Server; address: string }> => {
  const files = sites.map((site) => ({ ...site, send: sirv(site.folder, { dev: true }) }));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/__frame") return response.end(frame(searchParams));
    // no page asks for it, browsers do
    if (pathname === "/favicon.ico") return response.writeHead(204).end();
    const site = files.find(({ base }) => pathname.startsWith(base));
    if (!site) return response.writeHead(404).end();
    const path = decodeURIComponent(pathname.slice(site.base.length));
    if (path === "sw.js" && !site.kept)
      return response.writeHead(200, { "content-type": "text/javascript" }).end();
    const page = pageFile(site.folder, path);
    if (page) return sendPage(response, 200, page);
    request.url = `/${path}`;
    site.send(request, response, () => sendPage(response, 404, join(site.folder, "404.html")));
  });
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () =>
      resolve({ server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
    );
  });
};
