import { expect, it } from "vitest";
import {
  addressOf,
  type Embed,
  type SnippetKind,
  snippetKinds,
  snippets,
} from "../../src/article/teach/snippets.ts";
import { tagsOf } from "../content/html.ts";

const embed: Embed = {
  site: "https://retry-storm.example/retries/",
  scene: "storm",
  locale: "ru",
  query: "rule=equal&rejectCost=1/4&t=150&controls=play,counters",
  title: 'Шторм "в ногу"',
  picture: "storm_rule-equal_t-150.png",
};
const address = `${embed.site}ru/embed/storm/?${embed.query}`;

/** The one tag of a name in a snippet. */
const tagIn = (kind: SnippetKind, name: string) =>
  tagsOf(snippets[kind](embed)).find((tag) => tag.name === name)?.attributes;

it("leads to the scene's page in the reader's language, at its address", () => {
  expect(addressOf(embed)).toBe(address);
  expect(addressOf({ ...embed, locale: "en", query: "" })).toBe(`${embed.site}embed/storm/`);
});

it.each(["iframe", "marp"] as const)(
  "frames the scene in %s, with a title for those who do not see it",
  (kind) => {
    expect(tagIn(kind, "iframe")).toMatchObject({ src: address, title: embed.title });
  },
);

it.each(["element", "reveal"] as const)("gives the element of %s the address as attributes", (kind) => {
  expect(tagIn(kind, "retry-storm")).toEqual({
    scene: "storm",
    lang: "ru",
    rule: "equal",
    rejectcost: "1/4",
    t: "150",
    controls: "play,counters",
  });
});

it.each(["element", "reveal"] as const)("fetches the scripts of %s from the site", (kind) => {
  const scripts = tagsOf(snippets[kind](embed)).flatMap(({ attributes }) => attributes.src ?? []);
  expect(scripts[0]).toBe(`${embed.site}embed.js`);
  expect(scripts.every((src) => src.startsWith(embed.site))).toBe(true);
});

it("gives Slidev a slide that is a frame", () => {
  expect(snippets.slidev(embed).split("\n")).toEqual(["---", "layout: iframe", `url: ${address}`, "---"]);
});

it("gives Markdown the saved picture, which leads to the scene", () => {
  expect(snippets.markdown(embed)).toBe(`[![${embed.title}](${embed.picture})](${address})`);
});

it("lets no title break out of its place", () => {
  const hostile = { ...embed, title: '"><script>alert(1)</script> [x](y)' };
  for (const kind of snippetKinds) {
    const foreign = tagsOf(snippets[kind](hostile)).filter(
      ({ name, attributes }) => name === "script" && attributes.src === undefined,
    );
    expect(foreign.length, kind).toBe(kind === "reveal" || kind === "markdown" ? 1 : 0);
  }
});
