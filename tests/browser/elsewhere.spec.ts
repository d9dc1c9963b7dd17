import { elsewhere } from "../config/elsewhere.ts";
import { expect, test } from "./test.ts";

test("the site comes alive under a path of its host too", async ({ reader }) => {
  await reader.open(`${elsewhere.base}ru/`);
  await reader.until(() => document.querySelector("figure[data-scene] button:not([inert] *)") !== null);
  const strays = await reader.read(
    (base) =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => !new URL(name).pathname.startsWith(base) && !/^(blob|data):/.test(name)),
    elsewhere.base,
  );
  expect(strays).toEqual([]);
});
