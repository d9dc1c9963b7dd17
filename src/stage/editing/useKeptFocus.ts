import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** For the editor's element: which of its controls has the focus. */
interface FocusProps {
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/**
 * A control that takes itself away by what it does (a removed service's button) leaves its focus to the picture, not to the
 * page's beginning. Nothing scrolls for that.
 */
export const useKeptFocus = (picture: HTMLElement): FocusProps => {
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (focused.current === undefined || focused.current.isConnected) return;
    focused.current = undefined;
    picture.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }) => {
      focused.current = target;
    },
    // React tells of no blur while it takes an element away
    onBlur: () => {
      focused.current = undefined;
    },
  };
};
