import { ru } from "../../../src/scenes/storm/words.ru.ts";
import { expect, test } from "../test.ts";
import { framePage } from "./in-frame.ts";

const isReady = () => heard.some(({ tell }) => tell === "ready");

for (const path of ["embed", "ru/embed"]) {
  test(`in a sandbox /${path}/storm/ runs whole: no origin, no storage, no header from its host, its worker at work`, async ({
    reader,
  }) => {
    // type is fetched by rules that such a sandbox fails, and has system type to fall back on
    reader.forgive(/font|CORS|Cross-Origin|net::ERR_FAILED/i);
    await reader.open(
      framePage({ sandbox: "allow-scripts", src: `SITE/${path}/storm/?rule=full&t=118&controls=all` }),
    );
    await reader.until(isReady);
    const [first] = await reader.read(() => heard);
    expect(first).toMatchObject({ origin: "null", state: { query: "t=118", tick: 118 } });

    // more clients than the page's own thread takes on
    await reader.read(() => ask({ ask: "show", query: "clients=150000&capacity=5000&t=140" }));
    await reader.until(() =>
      heard.some(
        (notice) =>
          notice.tell === "change" &&
          /clients=150000.*t=140$/.test(notice.state.query) &&
          !notice.state.computing,
      ),
    );
  });
}

test("an address that asks for another language leads to that language's page, and keeps its moment", async ({
  reader,
}) => {
  reader.forgive(/font|CORS|Cross-Origin|net::ERR_FAILED/i);
  await reader.open(
    framePage({ sandbox: "allow-scripts", src: "SITE/embed/storm/?lang=ru&rule=equal&t=118" }),
  );
  await reader.until(isReady);
  const [first] = await reader.read(() => heard);
  expect(first).toMatchObject({ title: ru.title, state: { query: "rule=equal&t=118" } });
});
