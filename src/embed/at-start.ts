import { KEPT } from "./kept.ts";

/** Runs in the head of an embed, before anything is painted; it is written out as text and sees nothing but the page. */
const atStart = (looks: readonly string[], kept: string): void => {
  const { dataset } = document.documentElement;
  const query = new URLSearchParams(location.search || dataset.query);
  // a page speaks one language: the links in its head say where the others are
  const others = document.querySelectorAll<HTMLLinkElement>("link[hreflang]");
  const other = [...others].find(({ hreflang }) => hreflang === query.get("lang"));
  if (other) location.replace(other.href + location.search + location.hash);
  const theme = query.get("theme");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  if (query.get("background") === "transparent") dataset.background = "transparent";
  const another = [...query.keys()].some((name) => !looks.includes(name));
  // the prerendered picture is the one of the bare address: until the script has drawn another it is hidden
  if (another || window.name.startsWith(kept)) dataset.awaited = "";
  // nor has it come to stay hidden where the script does not come, or fails
  const unveil = () => {
    delete dataset.awaited;
  };
  addEventListener("error", unveil, true);
};

/** Settings under which the prerendered page stays as it is. */
const looks = ["theme", "background", "keys", "autoplay", "sync"];

export const atStartScript = `(${atStart})(${JSON.stringify(looks)}, ${JSON.stringify(KEPT)})`;
