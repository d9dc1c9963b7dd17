import { expect, type Page, test } from "@playwright/test";

const PX_PER_MM = 96 / 25.4;

/** What the margins of `print.css`, 18 mm and 15 mm, leave of a sheet, in CSS px. */
const printable = (widthMm: number, heightMm: number) => ({
  width: Math.round((widthMm - 2 * 18) * PX_PER_MM),
  height: Math.round((heightMm - 2 * 15) * PX_PER_MM),
});

/** The sheets that people print on. */
const sheets = { A4: printable(210, 297), Letter: printable(215.9, 279.4) };

/**
 * Lays the page out in columns as wide and as high as a sheet: they break as pages do, and where each box is can be measured,
 * which it cannot in a PDF.
 */
const layOutOnSheets = async (page: Page, { width, height }: (typeof sheets)["A4"]): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const columns = `columns: ${width}px; column-gap: 20px; column-fill: auto; height: ${height}px`;
  await page.addStyleTag({ content: `body { ${columns} }` });
};

/** Runs in the page: pictures that are cut, that are not the wide ones, and words over a picture. */
const faultsOnPaper = (): string[] => {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const pictures = shown(":is(figure[data-scene], .step) svg:not(svg svg)");
  const words = shown("main :is(p, li, h2, h3, td, dd, dt, figcaption)");
  const rectsOf = (element: Element) =>
    [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const lieOver = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

  return [
    ...(pictures.length > 5 ? [] : [`only ${pictures.length} pictures`]),
    ...shown("figure[data-scene], .step, .guess")
      .filter((place) => rectsOf(place).length > 1)
      .map(({ id, className }) => `cut: ${id || className}`),
    ...pictures
      .filter((picture) => picture.getBoundingClientRect().width < innerWidth * 0.9)
      .map((picture) => `narrow: ${picture.closest("[id]")?.id}`),
    ...words
      .filter((word) =>
        rectsOf(word).some((rect) =>
          pictures.some((picture) => rectsOf(picture).some((at) => lieOver(rect, at))),
        ),
      )
      .map(({ textContent }) => `over a picture: ${textContent?.slice(0, 40)}`),
  ];
};

for (const path of ["/", "/ru/"]) {
  for (const [name, sheet] of Object.entries(sheets)) {
    test(`${path} on ${name}: pictures are wide and whole, and no words lie over them`, async ({ page }) => {
      await page.goto(path);
      await layOutOnSheets(page, sheet);
      expect(await page.evaluate(faultsOnPaper)).toEqual([]);
    });
  }
}

for (const path of ["/teach/", "/ru/teach/"]) {
  test(`${path} on paper: no line of code reaches over the sheet`, async ({ page }) => {
    await page.goto(path);
    await page.setViewportSize(sheets.A4);
    await page.emulateMedia({ media: "print" });
    const cut = await page
      .locator("pre")
      .evaluateAll((all) =>
        all
          .filter(
            (code) => code.scrollWidth > code.clientWidth || code.getBoundingClientRect().right > innerWidth,
          )
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
    expect(await page.locator("pre:visible").count()).toBeGreaterThan(0);
  });
}

test("on paper every scene and every step is a picture, and no control is printed", async ({ page }) => {
  await page.goto("/");
  await page.locator("figure[data-scene]").first().scrollIntoViewIfNeeded();
  await page.locator("figure[data-scene] button:not([inert] *)").first().waitFor();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));

  const places = page.locator("figure[data-scene]:visible, .step:visible");
  const printed = await places.evaluateAll((all) =>
    all.map((place) => ({
      id: place.id,
      picture: [...place.querySelectorAll("svg")].some((svg) => svg.getBoundingClientRect().width > 200),
      controls: [...place.querySelectorAll("button, input, select")].filter((control) =>
        control.checkVisibility(),
      ).length,
    })),
  );
  expect(printed.length).toBeGreaterThan(5);
  expect(printed.filter(({ picture, controls }) => !picture || controls > 0)).toEqual([]);
});

test("the article can be printed from its first view, before its scenes have come alive", async ({
  page,
}) => {
  await page.goto("/");
  const pdf = await page.pdf();
  expect(pdf.length).toBeGreaterThan(50_000);
});

const countOf = (what: RegExp, text: string): number => text.match(what)?.length ?? 0;

/** Runs in the page: printed slides whose scene is small, lies under the words or reaches over the page. */
const faultsOfSlides = (): string[] =>
  [...document.querySelectorAll(".pdf-page:has(retry-storm)")].flatMap((sheet) => {
    const boxOf = (selector: string) => sheet.querySelector(selector)!.getBoundingClientRect();
    const scene = boxOf("retry-storm");
    const whole =
      scene.top >= boxOf(".slide-text").bottom && scene.bottom <= sheet.getBoundingClientRect().bottom;
    return whole && scene.height > 300 ? [] : [sheet.querySelector("h2")!.textContent];
  });

for (const path of ["/slides/", "/ru/slides/"]) {
  test(`${path} is printed a page a step, and every scene stands on its page`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const steps = countOf(/<section/g, html) + countOf(/class="fragment"/g, html);

    await page.goto(`${path}?print-pdf`);
    await expect(page.locator(".pdf-page")).toHaveCount(steps);
    expect(await page.evaluate(faultsOfSlides)).toEqual([]);
    // nobody scrolls through what is printed: frames far below have come alive too
    for (const scene of await page.locator("retry-storm iframe").all())
      await scene.contentFrame().locator("html:not([data-awaited]) .scene-picture").waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(countOf(/\/Type \/Page\b/g, pdf.toString("latin1"))).toBe(steps);
  });
}
