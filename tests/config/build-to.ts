import { createBuilder } from "vite";

/** Where a build of the site will stand, and the folder that it goes to. */
export interface Place {
  readonly site: string;
  readonly base: string;
  readonly folder: string;
}

/** Builds the site for another place than the root of an unknown host. */
export const buildTo = async ({ site, base, folder }: Place): Promise<void> => {
  process.env.SITE = site;
  process.env.BASE = base;
  const toFolder = {
    name: "to-folder",
    enforce: "post" as const,
    config: () => ({
      environments: {
        client: { build: { outDir: folder } },
        // a folder of its own: another build may run at the same time
        ssr: { build: { outDir: `${folder}.ssr` } },
      },
    }),
  };
  const builder = await createBuilder({
    configFile: "vite.config.ts",
    logLevel: "warn",
    plugins: [toFolder],
  });
  await builder.buildApp();
};
