import * as react from "react";
import * as jsx from "react/jsx-runtime";
import { sceneNamed } from "../scenes/registry.ts";
import { useSession, useStage } from "../stage/StageContext.ts";
import { startJob } from "../stage/startJob.ts";
import { PARTS_PLACE, PLACE } from "./place.ts";
import { unpack } from "./unpack.ts";

/*
 * What few ask for (files, the spread over seeds) lies in a second script, fetched when it is asked for. A module would be
 * refused in a sandbox, so it is a plain script too: it finds here what must be there once, and hands over what it has.
 * `site/prerender/parts.ts` builds it, and turns the lazy imports of the stage into calls of `part`.
 */
declare global {
  var retryStorm: {
    readonly shared: Readonly<Record<string, unknown>>;
    takeParts?: (parts: Readonly<Record<string, unknown>>) => void;
  };
}

const shared = {
  react,
  "react/jsx-runtime": jsx,
  "scenes/registry.ts": { sceneNamed },
  "stage/StageContext.ts": { useSession, useStage },
  "stage/startJob.ts": { startJob },
};

let parts: Promise<Readonly<Record<string, unknown>>> | undefined;

const fetchParts = async (): NonNullable<typeof parts> => {
  const packed = document.getElementById(PARTS_PLACE)?.textContent;
  const code = packed && (await unpack(packed));
  return new Promise((resolve, reject) => {
    globalThis.retryStorm = { shared, takeParts: resolve };
    const script = document.createElement("script");
    if (code) script.text = code;
    else script.src = document.getElementById(PLACE)!.dataset.parts!;
    script.onerror = reject;
    document.head.append(script);
  });
};

/** A module of the second script, by its path under `src`. */
export const part = async (path: string): Promise<unknown> => {
  parts ??= fetchParts().catch((error: unknown) => {
    parts = undefined;
    throw error;
  });
  return (await parts)[path];
};
