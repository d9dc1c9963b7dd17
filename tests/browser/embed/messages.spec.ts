import { expect, test } from "../test.ts";
import { framePage } from "./in-frame.ts";

const isReady = () => heard.some(({ tell }) => tell === "ready");
const answered = (id: number) => heard.some((notice) => notice.tell === "state" && notice.id === id);

/** Runs in the page: the state that the frame answers. */
const state = (id: number) => heard.find((notice) => notice.tell === "state" && notice.id === id);

test("a page plays a scene, pauses it, steps it, and hears of every change", async ({ reader }) => {
  await reader.open(framePage({ src: "SITE/embed/storm/?clients=500&step=wall" }));
  await reader.until(isReady);

  await reader.read(() => ask({ ask: "step", step: "full" }));
  await reader.read(() => ask({ ask: "state", id: 1 }));
  await reader.until(answered, 1);
  // the step is one of the scene's own; what else the frame's address says still holds
  expect(await reader.read(state, 1)).toMatchObject({
    state: { query: "clients=500&t=118", playing: false },
  });

  await reader.read(() => ask({ ask: "play" }));
  await reader.until(() =>
    heard.some((notice) => notice.tell === "change" && notice.state.playing && notice.state.tick > 120),
  );
  await reader.read(() => ask({ ask: "pause" }));
  await reader.until(() => {
    const last = heard.filter((notice) => notice.tell === "change").at(-1);
    return last?.state.playing === false;
  });

  await reader.read(() => ask({ ask: "seek", tick: 7 }));
  await reader.until(() => heard.some((notice) => notice.tell === "change" && notice.state.tick === 7));
});

test("a scene leaves unheard what is malformed, of another version, or not from its page", async ({
  reader,
}) => {
  await reader.open(framePage({ src: "SITE/embed/storm/?t=50" }));
  await reader.until(isReady);
  await reader.read(() => {
    const scene = document.querySelector("iframe")!.contentWindow!;
    for (const data of [
      { ask: "seek", tick: 1 },
      { retryStorm: 2, ask: "seek", tick: 1 },
      { retryStorm: 1, ask: "seek", tick: -1 },
      { retryStorm: 1, ask: "seek", tick: "1" },
      { retryStorm: 1, ask: "show", query: 1 },
      { retryStorm: 1, ask: "__proto__" },
      JSON.stringify({ retryStorm: 1, ask: "seek", tick: 1 }),
      null,
    ])
      scene.postMessage(data, "*");
    const stranger = document.createElement("iframe");
    stranger.srcdoc = `<script>
      parent[0].postMessage({ retryStorm: 1, ask: "seek", tick: 1 }, "*");
      parent.postMessage("stranger", "*");
    </script>`;
    const done = new Promise((heardOf) =>
      addEventListener("message", ({ data }) => data === "stranger" && heardOf(true)),
    );
    document.body.append(stranger);
    return done.then(() => ask({ ask: "state", id: 2 }));
  });
  await reader.until(answered, 2);
  expect(await reader.read(state, 2)).toMatchObject({ state: { tick: 50 } });
});
