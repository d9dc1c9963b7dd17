import type { Notice } from "../../../src/embed/messages.ts";

/** The page of `hosts/frame.html`, with a frame of these attributes; `SITE` stands for where the scenes are. */
export const framePage = (attributes: Readonly<Record<string, string>>): string => {
  const text = JSON.stringify(attributes).replaceAll("SITE", process.env.SITE_ADDRESS!);
  return `${process.env.HOST_ADDRESS}/frame.html#${encodeURIComponent(text)}`;
};

/** What the page in `hosts/frame.html` has: notices of its frame as they came, and a way to ask it. */
declare global {
  var heard: (Notice & { readonly origin: string; readonly retryStorm: number })[];
  var ask: (request: object) => void;
}
