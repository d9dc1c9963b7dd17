import { elsewhere } from "../config/elsewhere.ts";
import { wakeScene } from "./alive.ts";
import { expect, test } from "./test.ts";

test("the site comes alive under a path of its host too", async ({ reader }) => {
  await reader.open(`${elsewhere.base}ru/`);
  await wakeScene(reader);
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
