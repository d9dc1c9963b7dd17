import { storm } from "../../../src/scenes/storm/scene.ts";
import { expect, test } from "../test.ts";
import { SceneOnPage } from "./scene-on-page.ts";

test("what the reader has set is there again after a reload and on the way back; a new visit begins anew", async ({
  reader,
}) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.open();
  const { choice } = await scene.look();
  await reader.click(scene.its("button", new RegExp(`^${scene.words.more}`)));
  await reader.write(scene.its("field", "Clients"), "3000");
  await reader.click(scene.its("radio", storm.words.en.params.rule!.choices!.equal!));
  await reader.click(scene.its("slider", scene.words.moment));
  await reader.press("End");
  const set = await scene.look();
  expect(set.choice).toBe("equal");

  await reader.run("window.isOld = true; location.reload()");
  await reader.until(() => !("isOld" in window) && document.querySelector("#storm [data-drawn]") !== null);
  await scene.shows({ choice: "equal", tick: set.tick, counters: set.counters });

  await reader.run("location.href = '/teach/'");
  await reader.until(() => location.pathname === "/teach/" && document.readyState === "complete");
  await reader.run("setTimeout(() => history.back())");
  await reader.until(
    () => location.pathname === "/" && document.querySelector("#storm [data-drawn]") !== null,
  );
  await scene.shows({ choice: "equal", tick: set.tick, counters: set.counters });

  await reader.open("/404.html");
  await scene.open();
  await scene.shows({ choice });
});
