import { barriers } from "./barriers.ts";
import { walkedPages } from "./site/pages.ts";
import { expect, test } from "./test.ts";

for (const path of walkedPages)
  test(`${path} puts nothing in anybody's way in either theme`, async ({ reader }) => {
    await reader.open(path);
    for (const theme of ["light", "dark"]) {
      await reader.read((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      expect.soft(await barriers(reader), theme).toEqual([]);
    }
  });
