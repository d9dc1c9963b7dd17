import { message, type Notice, type Request, readNotice } from "./messages.ts";

/** Hears what the scenes in frames tell; `frames` are those that are there by then. Gives what ends it. */
export const listenTo = (
  frames: () => readonly HTMLIFrameElement[],
  hear: (frame: HTMLIFrameElement, notice: Notice) => void,
): (() => void) => {
  const onMessage = ({ source, data }: MessageEvent): void => {
    const notice = source === null ? undefined : readNotice(data);
    const frame = notice && frames().find(({ contentWindow }) => contentWindow === source);
    if (frame && notice) hear(frame, notice);
  };
  addEventListener("message", onMessage);
  return () => removeEventListener("message", onMessage);
};

/** Asks the scene in a frame for something. What is asked is no secret, so it does not matter who is there. */
export const askFrame = (frame: HTMLIFrameElement, request: Request): void =>
  frame.contentWindow?.postMessage(message(request), "*");
