import { elsewhere } from "../../config/elsewhere.ts";
import { dist } from "./pages.ts";
import { serve } from "./server.ts";

/** Playwright's global setup: one server for the run, on a free port that the workers read from the environment. */
export default async (): Promise<() => void> => {
  const { server, address } = await serve([elsewhere, { folder: dist, base: "/" }]);
  process.env.SITE_ADDRESS = address;
  return () => {
    server.closeAllConnections();
    server.close();
  };
};
