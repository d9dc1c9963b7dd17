import { barriers } from "./barriers.ts";
import { walkedPages } from "./site/pages.ts";
import { expect, test } from "./test.ts";

for (const path of walkedPages)
  test(`${path} puts nothing in anybody's way in either theme`, async ({ reader }) => {
    await reader.open(path);
    const wear = (theme: string) =>
      reader.read((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
    await wear("light");
    expect.soft(await barriers(reader), "light").toEqual([]);
    await wear("dark");
    expect.soft(await barriers(reader, "of colours"), "dark").toEqual([]);
  });
