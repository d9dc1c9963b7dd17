import mdx from "@mdx-js/rollup";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import { atSource } from "./at-source.ts";
import { cited } from "./cited.ts";
import { unbroken } from "./unbroken.ts";

/** Turns the MDX of `content/` into components. */
export const prose = (): Plugin => {
  const plugin = mdx({ remarkPlugins: [remarkGfm, atSource, cited, unbroken] });
  // It is typed as a plugin of Rollup, but made for Vite as well.
  return { enforce: "pre", ...(plugin as Plugin) };
};
