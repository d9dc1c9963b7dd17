import { encodeAddress } from "../stage/address.ts";
import type { Session } from "../stage/session.ts";

/** A moment as one frame tells it to the others of its name. */
interface Moment {
  readonly v: 1;
  readonly address: string;
  readonly tick: number;
}

export interface Together {
  /** The page has asked for a moment: whoever led leads no more. */
  follow(): void;
  end(): void;
}

const isMoment = (data: unknown): data is Moment => {
  const { v, address, tick } = (data ?? {}) as Partial<Moment>;
  return v === 1 && typeof address === "string" && Number.isSafeInteger(tick);
};

/**
 * Frames of one name show the same moment: the slide on the wall and its copy before the speaker. The one that a person
 * touches leads, until another is touched or the page asks for a moment itself.
 */
export const showTogether = (session: Session, name: string): Together => {
  const { scene, player } = session;
  const channel = new BroadcastChannel(`retry-storm ${name}`);
  let leads = false;
  const own = () => encodeAddress(scene, session.state.params);
  const tell = () => {
    if (leads) channel.postMessage({ v: 1, address: own(), tick: player.tick } satisfies Moment);
  };
  const lead = ({ isTrusted }: Event) => {
    if (isTrusted) leads = true;
  };
  const follow = () => {
    leads = false;
  };
  channel.onmessage = ({ data }: MessageEvent) => {
    // one that has come later asks
    if (data === "hello") return tell();
    if (!isMoment(data)) return;
    follow();
    if (data.address === own()) player.seek(data.tick);
    else session.show(`${data.address}&t=${data.tick}`);
  };
  channel.postMessage("hello");
  const touches = ["pointerdown", "keydown"] as const;
  for (const touch of touches) addEventListener(touch, lead, true);
  const stops = [session.onTick(tell), session.onState(tell)];
  const end = () => {
    for (const stop of stops) stop();
    for (const touch of touches) removeEventListener(touch, lead, true);
    channel.close();
  };
  return { follow, end };
};
