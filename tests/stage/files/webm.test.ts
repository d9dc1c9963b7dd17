import fc from "fast-check";
import { expect, it } from "vitest";
import { type Video, type VideoFrame, webmOf } from "../../../src/stage/files/film/webm.ts";

/** An element as a player finds it: its id, where it begins, what is in it. */
interface Element {
  readonly id: number;
  readonly at: number;
  readonly content: Uint8Array;
}

const numberIn = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** Reads elements as RFC 8794 says: the leading zeros of the first byte give the length of an id and of a size. */
const elementsIn = (bytes: Uint8Array): Element[] => {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const begin = at;
    const idLength = Math.clz32(bytes[at]!) - 23;
    expect(idLength).toBeGreaterThan(0);
    const id = numberIn(bytes.subarray(at, at + idLength));
    at += idLength;
    const sizeLength = Math.clz32(bytes[at]!) - 23;
    const highest = bytes[at]! - 2 ** (8 - sizeLength);
    const size = highest * 256 ** (sizeLength - 1) + numberIn(bytes.subarray(at + 1, at + sizeLength));
    at += sizeLength;
    expect(at + size).toBeLessThanOrEqual(bytes.length);
    found.push({ id, at: begin, content: bytes.subarray(at, at + size) });
    at += size;
  }
  return found;
};

const child = (bytes: Uint8Array, ...way: readonly number[]): Uint8Array =>
  way.reduce((inside, id) => elementsIn(inside).find((element) => element.id === id)!.content, bytes);

const segmentOf = async (video: Video): Promise<Uint8Array> => {
  const file = new Uint8Array(await webmOf(video).arrayBuffer());
  expect(new TextDecoder().decode(child(file, 0x1a45dfa3, 0x4282))).toBe("webm");
  return child(file, 0x18538067);
};

const CLUSTER = 0x1f43b675;

/** The frames of all clusters, their times counted from the film's start again. */
const framesIn = (segment: Uint8Array): VideoFrame[] =>
  elementsIn(segment)
    .filter(({ id }) => id === CLUSTER)
    .flatMap(({ content }) => {
      const from = numberIn(child(content, 0xe7));
      return elementsIn(content)
        .filter(({ id }) => id === 0xa3)
        .map(({ content: block }) => ({
          timeMs: from + numberIn(block.subarray(1, 3)),
          isKey: block[3] === 0x80,
          data: block.subarray(4),
        }));
    });

const anyVideo: fc.Arbitrary<Video> = fc
  .array(fc.record({ data: fc.uint8Array({ maxLength: 300 }), isKey: fc.boolean() }), {
    minLength: 1,
    maxLength: 80,
  })
  .map((frames) => ({
    codec: "V_VP9",
    width: 1800,
    height: 717,
    durationMs: frames.length * 33,
    frames: frames.map(({ data, isKey }, i) => ({ data, isKey: isKey || i === 0, timeMs: i * 33 })),
  }));

it("keeps every frame, its time and whether it stands alone", async () => {
  await fc.assert(
    fc.asyncProperty(anyVideo, async (video) => {
      expect(framesIn(await segmentOf(video))).toEqual(video.frames);
    }),
  );
});

it("says how long the film is and how large, so that a player need not guess", async () => {
  await fc.assert(
    fc.asyncProperty(anyVideo, async (video) => {
      const segment = await segmentOf(video);
      const duration = child(segment, 0x1549a966, 0x4489);
      expect(new DataView(duration.buffer, duration.byteOffset).getFloat64(0)).toBe(video.durationMs);
      const size = child(segment, 0x1654ae6b, 0xae, 0xe0);
      expect([numberIn(child(size, 0xb0)), numberIn(child(size, 0xba))]).toEqual([video.width, video.height]);
    }),
  );
});

it("points from its table to each key frame, so that a film can be wound", async () => {
  await fc.assert(
    fc.asyncProperty(anyVideo, async (video) => {
      const segment = await segmentOf(video);
      const points = elementsIn(child(segment, 0x1c53bb6b)).map(({ content }) => ({
        timeMs: numberIn(child(content, 0xb3)),
        at: numberIn(child(content, 0xb7, 0xf1)),
      }));
      const clusters = elementsIn(segment).filter(({ id }) => id === CLUSTER);
      expect(points.map(({ at }) => at)).toEqual(clusters.map(({ at }) => at));
      const keys = video.frames.filter(({ isKey }) => isKey);
      expect(points.map(({ timeMs }) => timeMs)).toEqual(keys.map(({ timeMs }) => timeMs));
    }),
  );
});
