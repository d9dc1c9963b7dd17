/** A control as a person names it: what it is, what it says, and in which part of the page it stands. */
export interface Control {
  readonly role: "button" | "link" | "radio" | "slider" | "checkbox" | "select" | "field";
  readonly name: string | RegExp;
  readonly inside?: string;
  /** Where on it to press, from its left (0) to its right (1); in the middle when absent. */
  readonly across?: number;
}

/** A control without what a page cannot be sent: the pattern of its name as a string. */
export interface Wanted {
  readonly role: Control["role"];
  readonly pattern: string;
  readonly inside: string;
  readonly across: number;
}

export const wanted = ({ role, name, inside = "html", across = 0.5 }: Control): Wanted => ({
  role,
  pattern: typeof name === "string" ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$` : name.source,
  inside,
  across,
});

/**
 * Runs in the page: brings a control into view and says where to press it, or why a person could not. What is inert, covered
 * or hidden cannot be pressed; an input that shows only its label is pressed there.
 */
export const locate = async ({
  role,
  pattern,
  inside,
  across,
}: Wanted): Promise<{ x: number; y: number } | string> => {
  // what sticks to the window takes its place with the next frame
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const selectors = {
    button: "button, [role=button], summary",
    link: "a[href]",
    radio: "input[type=radio], [role=radio]",
    slider: "input[type=range], [role=slider]",
    checkbox: "input[type=checkbox], [role=checkbox], [role=switch]",
    select: "select",
    field: "input:not([type]), input[type=text], input[type=number], textarea",
  };
  const textOf = (ids: string | null) =>
    ids
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ");
  const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
  const nameOf = (element: Element) =>
    (
      textOf(element.getAttribute("aria-labelledby")) ||
      element.getAttribute("aria-label") ||
      labelsOf(element)
        .map((label) => label.textContent)
        .join(" ") ||
      element.textContent ||
      element.getAttribute("title") ||
      ""
    )
      .replace(/\s+/g, " ")
      .trim();

  const all = [...document.querySelectorAll(inside)].flatMap((part) => [
    ...part.querySelectorAll(selectors[role]),
  ]);
  const named = all.filter((element) => new RegExp(pattern, "i").test(nameOf(element)));
  if (named.length === 0)
    return `no ${role} /${pattern}/ in ${inside}; there are: ${all.map(nameOf).join(" | ")}`;

  await frame();
  for (const element of named) {
    for (const place of [element, ...labelsOf(element)]) {
      if (!place.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { top, bottom } = place.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) place.scrollIntoView({ block: "center", behavior: "instant" });
      await frame();
      const box = place.getBoundingClientRect();
      const point = { x: box.x + box.width * across, y: box.y + box.height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && (place.contains(hit) || hit.closest("label")?.contains(element))) return point;
    }
  }
  return `${role} /${pattern}/ in ${inside} cannot be pressed: inert, covered or hidden`;
};
