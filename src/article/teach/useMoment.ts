import { useEffect, useState } from "react";
import type { Session } from "../../stage/session.ts";

/** The address of the moment that a session rests at; while it plays it is the one from which it set off. */
export const useMoment = (session: Session | undefined): string => {
  const [moment, setMoment] = useState("");
  useEffect(() => {
    if (session === undefined) return;
    const follow = () => {
      if (!session.player.playing) setMoment(session.query);
    };
    follow();
    const stops = [session.onTick(follow), session.onState(follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
  return moment;
};
