import { wakeScenes } from "./alive.ts";
import type { Reader } from "./reader/reader.ts";
import { walkedPages } from "./site/pages.ts";
import { expect, test } from "./test.ts";

/** Runs in the page: numbers everything that the Tab key must reach; a group of radio buttons is one stop. */
const numberStops = (): string[] => {
  const shown = (element: Element) =>
    element.closest("[inert]") === null && element.checkVisibility({ visibilityProperty: true });
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => shown(element) && element.tabIndex >= 0 && !element.matches(":disabled, [type=hidden]"),
  );
  const groups = new Set<string>();
  return stops
    .filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      const group = `${element.form?.id} ${element.name}`;
      return !groups.has(group) && groups.add(group);
    })
    .map((element, i) => {
      const stop = element instanceof HTMLInputElement && element.type === "radio" ? element.name : `${i}`;
      element.dataset.stop = stop;
      return stop;
    });
};

interface Focus {
  readonly stop: string;
  readonly html: string;
  readonly marked: boolean;
  readonly inView: boolean;
}

/** Runs in the page: where the focus is, whether a mark shows it, and whether it is in view and not covered. */
const focus = async (): Promise<Focus> => {
  for (let last = Number.NaN; last !== scrollY; ) {
    last = scrollY;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  const element = document.activeElement as HTMLElement;
  const radio = element instanceof HTMLInputElement && element.type === "radio";
  const places = [
    element,
    ...((element as HTMLInputElement).labels ?? []),
    element.nextElementSibling,
  ].filter((place) => place instanceof Element);
  const marked = places.some((place) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== "none";
  });
  const visible = places.some((place) => {
    const { top, bottom, left, right, width } = place.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  });
  return {
    stop: (radio ? element.name : element.dataset.stop) ?? "",
    html: element.outerHTML.slice(0, 120),
    marked,
    inView: visible,
  };
};

const walk = async (reader: Reader, stops: number): Promise<Focus[]> => {
  const way: Focus[] = [];
  for (let i = 0; i < stops; i++) {
    await reader.press("Tab");
    way.push(await reader.read(focus));
  }
  return way;
};

/** A page of each kind: the others have the same stops, with other words or of other scenes. */
const kinds = ["/", "/embed/storm/", "/embed/amplification/", "/slides/", "/teach/"];

for (const path of walkedPages) {
  test(`the Tab key reaches everything on ${path} and shows where it is`, async ({
    reader,
    browserUnderTest,
  }) => {
    test.skip(browserUnderTest !== "chromium" && !kinds.includes(path), "one page of each kind is enough");
    await reader.open(path);
    await wakeScenes(reader);
    const stops = await reader.read(numberStops);
    const way = await walk(reader, stops.length);
    const reached = new Set(way.map(({ stop }) => stop));
    expect
      .soft(
        stops.filter((stop) => !reached.has(stop)),
        "stops that were not reached",
      )
      .toEqual([]);
    expect
      .soft(
        way.filter(({ marked }) => !marked).map(({ html }) => html),
        "focus without a mark",
      )
      .toEqual([]);
    expect
      .soft(
        way.filter(({ inView }) => !inView).map(({ html }) => html),
        "focus out of view",
      )
      .toEqual([]);
  });
}
