/*
 * WebM, as far as a film without sound needs it: Matroska elements (RFC 9559) in the one order that every player reads, with
 * the length of the film and where its clusters lie written before them.
 */

export interface VideoFrame {
  readonly data: Uint8Array;
  readonly timeMs: number;
  /** It can be shown without those before it. */
  readonly isKey: boolean;
}

export interface Video {
  readonly codec: "V_VP8" | "V_VP9";
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  /** The first is a key frame; key frames are at most 32 seconds apart. */
  readonly frames: readonly VideoFrame[];
}

type Bytes = readonly number[] | Uint8Array;

export const webmOf = (video: Video): Blob => {
  const head = element(0x1a45dfa3, [
    element(0x4286, [1]),
    element(0x42f7, [1]),
    element(0x42f2, [4]),
    element(0x42f3, [8]),
    element(0x4282, text("webm")),
    element(0x4287, [4]),
    element(0x4285, [2]),
  ]);
  const clusters = clustersOf(video);
  const before = [infoOf(video), trackOf(video)];
  // where a cluster lies is written in 8 bytes, whatever it is: the table's length is known before its content
  const cuesLength = cuesOf(clusters, 0).length;
  const start = before.reduce((sum, { length }) => sum + length, cuesLength);
  const body = [...before, cuesOf(clusters, start), ...clusters.map(({ bytes }) => bytes)];
  return new Blob([head, element(0x18538067, body)] as BlobPart[], { type: "video/webm" });
};

interface Cluster {
  readonly timeMs: number;
  readonly bytes: Uint8Array;
}

/** A cluster from each key frame to the next. */
const clustersOf = ({ frames }: Video): readonly Cluster[] => {
  const groups: VideoFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1)!.push(frame);
  }
  return groups.map((group) => {
    const { timeMs } = group[0]!;
    const blocks = group.map((frame) => {
      const since = frame.timeMs - timeMs;
      return element(0xa3, [[0x81, since >> 8, since & 0xff, frame.isKey ? 0x80 : 0], frame.data]);
    });
    return { timeMs, bytes: element(0x1f43b675, [element(0xe7, whole(timeMs)), ...blocks]) };
  });
};

const infoOf = ({ durationMs }: Video): Uint8Array => {
  const duration = new Uint8Array(8);
  new DataView(duration.buffer).setFloat64(0, durationMs);
  return element(0x1549a966, [
    element(0x2ad7b1, whole(1_000_000)),
    element(0x4489, duration),
    element(0x4d80, text("retry-storm")),
    element(0x5741, text("retry-storm")),
  ]);
};

const trackOf = ({ codec, width, height }: Video): Uint8Array =>
  element(0x1654ae6b, [
    element(0xae, [
      element(0xd7, [1]),
      element(0x73c5, [1]),
      element(0x83, [1]),
      element(0x9c, [0]),
      element(0x86, text(codec)),
      element(0xe0, [element(0xb0, whole(width)), element(0xba, whole(height))]),
    ]),
  ]);

const cuesOf = (clusters: readonly Cluster[], start: number): Uint8Array => {
  let position = start;
  const points = clusters.map(({ timeMs, bytes }) => {
    const point = element(0xbb, [
      element(0xb3, whole(timeMs)),
      element(0xb7, [element(0xf7, [1]), element(0xf1, whole(position, 8))]),
    ]);
    position += bytes.length;
    return point;
  });
  return element(0x1c53bb6b, points);
};

/** An element: its id, the length of its content in 8 bytes, its content, which is bytes or pieces of bytes. */
const element = (id: number, content: Bytes | readonly Bytes[]): Uint8Array => {
  const pieces = (isBytes(content) ? [content] : content) as readonly Bytes[];
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const head = [...whole(id), 0x01, ...whole(length, 7)];
  const bytes = new Uint8Array(head.length + length);
  bytes.set(head);
  let at = head.length;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};

const isBytes = (content: Bytes | readonly Bytes[]): content is Bytes =>
  content instanceof Uint8Array || typeof content[0] === "number";

/** A whole number, its highest byte first, in as few bytes as it needs or in `length`. */
const whole = (value: number, length = 1): readonly number[] => {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length < length; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  return bytes;
};

const text = (letters: string): Uint8Array => new TextEncoder().encode(letters);
