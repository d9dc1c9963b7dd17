import type { AnyScene } from "../scenes/contract.ts";
import type { Misunderstood } from "../stage/address.ts";
import { type Controls, defaultControls, frameParts } from "../stage/shown.ts";

/** What an embed's address says beside the scene's own parameters and moment. Colours and ground: `at-start.ts`. */
export interface Settings {
  readonly controls: Controls;
  readonly title: boolean;
  /** Whose the keys are: the deck's that the embed stands in, or the scene's. */
  readonly keys: "deck" | "scene";
  readonly autoplay: boolean;
  /** Embeds of one name show the same moment. */
  readonly sync: string | undefined;
  readonly misunderstood: readonly Misunderstood[];
}

const ways = {
  theme: ["auto", "light", "dark"],
  background: ["paper", "transparent"],
  title: ["1", "0"],
  keys: ["deck", "scene"],
  autoplay: ["0", "1"],
} as const;

/**
 * Reads a query (without `?`); the first way of each is the default. `languages`: those that `lang` may ask for, the first
 * of which is the page's own; another has led to another page before.
 */
export const readSettings = (scene: AnyScene, languages: readonly string[], query: string): Settings => {
  const given = new URLSearchParams(query);
  const misunderstood: Misunderstood[] = [];
  const note = (name: string, value: string, allowed: readonly string[]) =>
    misunderstood.push({ name, value: value.slice(0, 40), because: { kind: "oneOf", allowed } });
  const oneOf = <N extends keyof typeof ways>(name: N): (typeof ways)[N][number] | undefined => {
    const value = given.get(name);
    if (value === null) return undefined;
    const way = ways[name].find((allowed) => allowed === value);
    if (way === undefined) note(name, value, ways[name]);
    return way;
  };
  for (const name of ["theme", "background"] as const) oneOf(name);
  const language = given.get("lang");
  if (language !== null && language !== languages[0]) note("lang", language, languages);

  const controlsIn = (): Controls => {
    const value = given.get("controls");
    if (value === null) return defaultControls;
    if (value === "all" || value === "none") return value === "all" ? "all" : [];
    const allowed = [...frameParts, ...Object.keys(scene.params)];
    const names = value.split(",");
    const unknown = names.filter((name) => !allowed.includes(name));
    if (unknown.length > 0) note("controls", unknown.join(","), ["none", "all", ...allowed]);
    return unknown.length === names.length ? defaultControls : names.filter((name) => allowed.includes(name));
  };
  return {
    controls: controlsIn(),
    title: oneOf("title") !== "0",
    keys: oneOf("keys") ?? "deck",
    autoplay: oneOf("autoplay") === "1",
    sync: given.get("sync")?.slice(0, 100) || undefined,
    misunderstood,
  };
};
