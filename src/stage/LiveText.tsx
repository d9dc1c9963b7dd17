import { useEffect, useRef, useState } from "react";
import { useStage } from "./StageContext.ts";

interface Props {
  /** The text at this moment. */
  readonly read: () => string;
  /** While playing it changes at most so often; absent: every tick. */
  readonly everyMs?: number;
}

/** A text that follows the moment without React: it changes up to sixty times a second. */
export const LiveText = ({ read, everyMs = 0 }: Props) => {
  const { session } = useStage();
  const element = useRef<HTMLSpanElement>(null);
  const [atFirst] = useState(read);
  const newest = useRef(read);
  newest.current = read;
  useEffect(() => {
    let writtenMs = 0;
    const write = () => {
      const nowMs = performance.now();
      if (session.player.playing && nowMs - writtenMs < everyMs) return;
      writtenMs = nowMs;
      const text = newest.current();
      const node = element.current?.firstChild;
      if (node instanceof Text && node.data !== text) node.data = text;
    };
    write();
    const stops = [session.onTick(write), session.onState(write)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, everyMs]);
  return <span ref={element}>{atFirst}</span>;
};
