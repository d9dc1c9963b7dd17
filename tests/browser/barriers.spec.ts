import { barriers } from "./barriers.ts";
import { walkedPages } from "./site/pages.ts";
import { expect, test } from "./test.ts";

for (const theme of ["light", "dark"] as const) {
  test.describe(() => {
    test.use({ theme });
    for (const path of walkedPages) {
      test(`${path} puts nothing in anybody's way in the ${theme} theme`, async ({ reader }) => {
        await reader.open(path);
        expect(await barriers(reader)).toEqual([]);
      });
    }
  });
}
