import { storm } from "../../../src/scenes/storm/scene.ts";
import { momentsOf } from "../../../src/stage/files/film/plan.ts";
import { fileWords } from "../../../src/stage/files/words.ts";
import type { Reader } from "../reader/reader.ts";
import { expect, test } from "../test.ts";
import { runOf } from "./model.ts";
import { keepSavedFiles, lastSaved } from "./saved-files.ts";
import { SceneOnPage } from "./scene-on-page.ts";

test.describe.configure({ timeout: 120_000 });

const words = fileWords.en;
const run = runOf({ rule: "equal" });
const nearEnd = run.ticks - 6;

/** The frames of the film from a moment to the end of the run. */
const framesFrom = (fromTick: number, framesASecond: number): number => {
  const nextEvent = (tick: number) => storm.nextEvent(run, tick);
  const track = { ticks: run.ticks, tickMs: storm.clock!.tickMs, growing: false, nextEvent };
  return momentsOf({ track, fromTick, seconds: 10, speed: 1, skipQuiet: true }, framesASecond).length;
};

/** Opens the panel of files at a moment. */
const withCamera = async (reader: Reader, tick: number): Promise<SceneOnPage> => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone(`rule=equal&t=${tick}`);
  await keepSavedFiles(reader);
  await scene.press(scene.words.files);
  return scene;
};

/** A film takes its time. */
const whenFilmed = async (reader: Reader) => {
  const saved = () => (window as unknown as { __saved: unknown[] }).__saved.length;
  await expect.poll(() => reader.read(saved), { timeout: 90_000 }).toBe(1);
  return lastSaved(reader);
};

/** Runs in the page: whether the browser can write films; only one that records WebM may be asked. */
const writesFilms = async (): Promise<boolean> => {
  if (typeof VideoEncoder === "undefined" || !MediaRecorder.isTypeSupported("video/webm")) return false;
  const settings = { codec: "vp8", width: 640, height: 480 };
  return (await VideoEncoder.isConfigSupported(settings)).supported === true;
};

/** Runs in the page: the length, in s, and the width of the film that was saved last, as the browser's own player sees it. */
const play = async (): Promise<{ seconds: number; width: number }> => {
  const [url] = [...(window as unknown as { __blobs: Map<string, Blob> }).__blobs.keys()].slice(-1);
  const video = document.createElement("video");
  video.muted = true;
  video.src = url!;
  await new Promise((done, fail) => {
    video.onloadeddata = done;
    video.onerror = () => fail(new Error(video.error?.message));
  });
  return { seconds: video.duration, width: video.videoWidth };
};

test("a stretch of the run can be taken along as a film that the browser plays, where it can write one", async ({
  reader,
}) => {
  const scene = await withCamera(reader, nearEnd);
  test.skip(!(await reader.read(writesFilms)), "this browser has no encoder");
  await scene.press("WebM");
  const { name, type } = await whenFilmed(reader);
  expect(name).toBe(`storm_rule-equal_t-${nearEnd}_to-${run.ticks - 1}.webm`);
  expect(type).toBe("video/webm");
  const { seconds, width } = await reader.read(play);
  expect(seconds).toBeCloseTo(framesFrom(nearEnd, 30) / 30, 2);
  expect(width).toBe(1800);
});

test("a stretch of the run can be taken along as a GIF, a frame a twentieth of a second", async ({
  reader,
}) => {
  const scene = await withCamera(reader, nearEnd);
  await scene.press("GIF");
  const { name, type, text } = await whenFilmed(reader);
  expect(name).toBe(`storm_rule-equal_t-${nearEnd}_to-${run.ticks - 1}.gif`);
  expect(type).toBe("image/gif");
  expect(text.slice(0, 6)).toBe("GIF89a");
  const { width, frames } = await reader.read(async () => {
    const [blob] = [...(window as unknown as { __blobs: Map<string, Blob> }).__blobs.values()].slice(-1);
    const bytes = new Uint8Array(await blob!.arrayBuffer());
    // each frame is announced by a graphic control extension: 21 F9 04
    const announced = bytes.filter((byte, i) => byte === 0x21 && bytes[i + 1] === 0xf9 && bytes[i + 2] === 4);
    return { width: (await createImageBitmap(blob!)).width, frames: announced.length };
  });
  expect(width).toBe(1200);
  expect(frames).toBe(framesFrom(nearEnd, 20));
});

test("filming says how far it is and can be called off, and then nothing is saved", async ({ reader }) => {
  const scene = await withCamera(reader, 150);
  await scene.press("GIF");
  await reader.until(
    () => (document.querySelector(".scene-file-row progress") as HTMLProgressElement)?.value > 0,
  );
  await scene.press(words.stop);
  await reader.until(() => document.querySelector(".scene-file-row progress") === null);
  expect(await reader.read(() => (window as unknown as { __saved: unknown[] }).__saved.length)).toBe(0);
});
