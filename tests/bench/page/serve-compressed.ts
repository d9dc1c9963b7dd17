import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import sirv from "sirv";
import { filesUnder } from "../../files.ts";

/** A server for a folder that is yet to be filled; `ready` once it is. */
export interface Site {
  readonly address: string;
  ready(): void;
  close(): void;
}

const compress = (folder: string): void => {
  for (const file of filesUnder(folder, /\.(html|js|css|svg|txt|xml)$/)) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
};

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

/** Serves as a good host does: compressed, and what carries a hash in its name for a year. */
export const serveCompressed = async (folder: string): Promise<Site> => {
  let files: ReturnType<typeof sirv> | undefined;
  const server = createServer((request, response) => {
    if (files) files(request, response, () => void response.writeHead(404).end());
    else response.writeHead(503).end();
  });
  const address = await listen(server);
  return {
    address,
    ready: () => {
      compress(folder);
      files = sirv(folder, {
        brotli: true,
        gzip: true,
        setHeaders: (response, path) =>
          path.startsWith("/assets/") &&
          response.setHeader("cache-control", "public,max-age=31536000,immutable"),
      });
    },
    close: () => server.close(),
  };
};
