import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const folders: Readonly<Record<string, string>> = {
  "/reveal/": join(import.meta.dirname, "../../../node_modules/reveal.js/dist"),
  "/": import.meta.dirname,
};

const types: Readonly<Record<string, string>> = {
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Other people's pages, on a host of their own; in them `SITE` stands for where the scenes are. No header beyond the type. */
export const serveHost = async (site: string): Promise<{ server: Server; address: string }> => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const mount = Object.keys(folders).find((prefix) => path.startsWith(prefix))!;
    const file = join(folders[mount]!, path.slice(mount.length));
    const type = types[extname(file)];
    if (type === undefined || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    response.writeHead(200, { "content-type": type });
    const content = readFileSync(file);
    response.end(file.endsWith(".html") ? content.toString().replaceAll("SITE", site) : content);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // another name than the site's: to a browser this is another site, not only another port
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
};
