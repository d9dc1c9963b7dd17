import { elsewhere } from "../../config/elsewhere.ts";
import { serveHost } from "../hosts/server.ts";
import { dist } from "./pages.ts";
import { serve } from "./server.ts";

/** Playwright's global setup: the site and a host of other people's pages, on free ports that the workers read from the environment. */
export default async (): Promise<() => void> => {
  const { server, address } = await serve([elsewhere, { folder: dist, base: "/" }]);
  process.env.SITE_ADDRESS = address;
  const host = await serveHost(address);
  process.env.HOST_ADDRESS = host.address;
  return () => {
    for (const each of [server, host.server]) {
      each.closeAllConnections();
      each.close();
    }
  };
};
