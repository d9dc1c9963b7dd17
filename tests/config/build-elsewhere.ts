/*
 * A second build, for another place than the root of a host: under a path, with the host's name known. The tests look at what
 * only such a build has (absolute addresses) and at what only such a build can break (addresses that forget the path).
 */
import { createBuilder } from "vite";
import { elsewhere } from "./elsewhere.ts";

process.env.SITE = elsewhere.site;
process.env.BASE = elsewhere.base;

const builder = await createBuilder({
  configFile: "vite.config.ts",
  logLevel: "warn",
  plugins: [
    {
      name: "elsewhere",
      enforce: "post",
      config: () => ({ environments: { client: { build: { outDir: elsewhere.folder } } } }),
    },
  ],
});
await builder.buildApp();
