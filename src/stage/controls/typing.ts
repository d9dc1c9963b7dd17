import { useEffect, useRef, useState } from "react";

/** 3,000 or 3 000: whole numbers as people write them. */
const GROUPED = /^\d{1,3}([ ,\u00a0\u202f]\d{3})+$/;

/** What has been typed, as the readers of values want it. */
export const plainText = (typed: string): string =>
  GROUPED.test(typed.trim()) ? typed.replace(/\D/g, "") : typed.trim();

/**
 * What holds once `typed` is refused: of the texts that held before, oldest first, the latest that is not only its beginning.
 * Whoever types `3s` did not ask for 3.
 */
export const heldBefore = (typed: string, held: readonly string[]): string =>
  held.findLast((text) => !plainText(typed).startsWith(text)) ?? (held[0] as string);

/**
 * A text field of which every text that is allowed holds at once. While somebody types, the field shows what he types; when he
 * leaves, what holds. What is refused stays there to be mended, until another value comes from elsewhere; it holds as soon
 * as what stood in its way is gone.
 */
export const useTyping = (
  current: string,
  allows: (text: string) => boolean,
  set: (text: string) => void,
) => {
  const [typed, setTyped] = useState<string>();
  const [held, setHeld] = useState<readonly string[]>([current]);
  const text = typed ?? current;
  const plain = plainText(text);
  const refused = !allows(plain);
  /** What held when somebody left a text that was refused. */
  const leftAt = useRef<string>(undefined);
  useEffect(() => {
    if (leftAt.current === undefined || (refused && current === leftAt.current)) return;
    if (current === leftAt.current) set(plain);
    leftAt.current = undefined;
    setTyped(undefined);
  });
  return {
    text,
    refused,
    onFocus: () => {
      leftAt.current = undefined;
      setHeld([current]);
    },
    onChange: (now: string): void => {
      setTyped(now);
      const wanted = plainText(now);
      const holds = allows(wanted) ? wanted : heldBefore(now, held);
      if (allows(wanted)) setHeld([...held, wanted]);
      if (holds !== current) set(holds);
    },
    onBlur: () => {
      if (refused) leftAt.current = current;
      else setTyped(undefined);
    },
  };
};
