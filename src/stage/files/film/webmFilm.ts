import { breathe, type FilmKind } from "./makeFilm.ts";
import { type VideoFrame as EncodedFrame, type Video, webmOf } from "./webm.ts";

/** The better one first; the browsers differ in what they can write. */
const codecs = [
  { name: "vp09.00.41.08", codec: "V_VP9" },
  { name: "vp8", codec: "V_VP8" },
] as const satisfies readonly { readonly name: string; readonly codec: Video["codec"] }[];

const BITS_A_SECOND = 6_000_000;
const KEY_EVERY_SECONDS = 2;
/** More frames than these are not handed to the encoder at once: each is a whole picture in memory. */
const MOST_WAITING = 4;

const settingsFor = (
  codec: string,
  width: number,
  height: number,
  framerate: number,
): VideoEncoderConfig => ({
  codec,
  width,
  height,
  framerate,
  bitrate: BITS_A_SECOND,
});

/** WebKitGTK without encoders dies of the question which ones it has; it does say that it records no WebM. */
const hasEncoders = (): boolean =>
  typeof VideoEncoder !== "undefined" &&
  typeof MediaRecorder !== "undefined" &&
  MediaRecorder.isTypeSupported("video/webm");

const firstPossible = async (width: number, height: number, framesASecond: number) => {
  if (!hasEncoders()) return undefined;
  for (const choice of codecs) {
    const settings = settingsFor(choice.name, width, height, framesASecond);
    if ((await VideoEncoder.isConfigSupported(settings)).supported) return { ...choice, settings };
  }
  return undefined;
};

/** A film for browsers, Google Slides and whoever else plays WebM, by the browser's own encoder. */
export const webmFilm: FilmKind = {
  ending: "webm",
  framesASecond: 30,
  scale: 1.5,

  isPossible: async () => (await firstPossible(1800, 720, 30)) !== undefined,

  make: async ({ camera, moments, framesASecond, signal, onFrame }) => {
    const { width, height } = camera.take(moments[0]!);
    const choice = await firstPossible(width, height, framesASecond);
    if (choice === undefined) throw new Error("this browser writes no WebM");
    const frames: EncodedFrame[] = [];
    let fault: Error | undefined;
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        frames.push({ data, timeMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === "key" });
      },
      error: (error) => {
        fault = error;
      },
    });
    try {
      encoder.configure(choice.settings);
      for (const [i, moment] of moments.entries()) {
        while (encoder.encodeQueueSize > MOST_WAITING && fault === undefined) await breathe(signal);
        if (fault !== undefined) throw fault;
        const timestamp = Math.round((i / framesASecond) * 1_000_000);
        const frame = new VideoFrame(camera.take(moment), { timestamp });
        encoder.encode(frame, { keyFrame: i % (KEY_EVERY_SECONDS * framesASecond) === 0 });
        frame.close();
        onFrame(i + 1);
        await breathe(signal);
      }
      await encoder.flush();
      signal.throwIfAborted();
    } finally {
      if (encoder.state !== "closed") encoder.close();
    }
    const durationMs = (moments.length / framesASecond) * 1000;
    return webmOf({ codec: choice.codec, width, height, durationMs, frames });
  },
};
