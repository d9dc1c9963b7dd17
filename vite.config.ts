import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prose } from "./src/site/mdx/prose.ts";
import { prerender } from "./src/site/prerender/plugin.ts";

/*
 * BASE  the path that the site is served under: /retry-storm/
 * SITE  its origin: https://example.org. Without it, whatever needs an absolute address is left out.
 */
export default defineConfig({
  base: process.env.BASE ?? "/",
  plugins: [
    prose(),
    react({ include: /\.(mdx|tsx?)$/ }),
    prerender({
      client: "src/site/client/main.ts",
      style: "src/site/styles/site.css",
      server: "src/site/server.tsx",
      site: process.env.SITE,
    }),
  ],
  worker: { format: "es" },
  build: { target: "es2022" },
});
