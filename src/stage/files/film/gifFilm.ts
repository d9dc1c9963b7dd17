import type { Moment } from "../../pace.ts";
import type { Camera } from "../camera.ts";
import { breathe, type FilmKind } from "./makeFilm.ts";

/** One of the colours is kept for "as in the frame before". */
const COLOURS = 255;

/** A film for slide programs that play nothing else: whatever shows pictures shows it. */
export const gifFilm: FilmKind = {
  ending: "gif",
  // a GIF counts in hundredths of a second
  framesASecond: 20,
  scale: 1,

  isPossible: async () => true,

  make: async ({ camera, moments, framesASecond, signal, onFrame }) => {
    const { GIFEncoder, quantize, applyPalette } = await import("gifenc");
    const palette = quantize(sample(camera, moments), COLOURS);
    const unchanged = palette.length;
    const colours = [...palette, [0, 0, 0]];
    const gif = GIFEncoder();
    const delay = 1000 / framesASecond;
    let before: Uint8Array | undefined;
    for (const [i, moment] of moments.entries()) {
      const { data, width, height } = pixelsOf(camera, moment);
      const now = applyPalette(data, palette);
      gif.writeFrame(before === undefined ? now : differences(before, now, unchanged), width, height, {
        ...(before === undefined ? { palette: colours } : { transparent: true, transparentIndex: unchanged }),
        delay,
        dispose: 1,
      });
      before = now;
      onFrame(i + 1);
      await breathe(signal);
    }
    gif.finish();
    return new Blob([gif.bytes() as Uint8Array<ArrayBuffer>], { type: "image/gif" });
  },
};

const pixelsOf = (camera: Camera, moment: Moment): ImageData => {
  const { width, height } = camera.take(moment);
  return camera.canvas.getContext("2d")!.getImageData(0, 0, width, height);
};

/** The pixels of the first, the middle and the last frame: all colours of a film are in them. */
const sample = (camera: Camera, moments: readonly Moment[]): Uint8ClampedArray => {
  const frames = [0, 0.5, 1].map((share) => moments[Math.round(share * (moments.length - 1))]!);
  const data = frames.map((moment) => pixelsOf(camera, moment).data);
  const all = new Uint8ClampedArray(data.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const pixels of data) {
    all.set(pixels, at);
    at += pixels.length;
  }
  return all;
};

/** Only what changed: long runs of "as before" are what makes the file small. */
const differences = (before: Uint8Array, now: Uint8Array, unchanged: number): Uint8Array =>
  now.map((colour, i) => (colour === before[i] ? unchanged : colour));
