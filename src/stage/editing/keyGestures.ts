import type { AnyEditing } from "../../scenes/contract.ts";
import type { Screen } from "../screen.ts";
import { press } from "./pointerGestures.ts";
import type { Hands } from "./useHands.ts";
import type { Way } from "./words.ts";

/** So far an arrow key moves what is selected, in px. */
const STEP_PX = 12;

const ways: Readonly<Record<string, readonly [way: Way, x: number, y: number]>> = {
  ArrowLeft: ["left", -1, 0],
  ArrowRight: ["right", 1, 0],
  ArrowUp: ["up", 0, -1],
  ArrowDown: ["down", 0, 1],
};

/**
 * The same gestures by key, while the picture has the focus: Shift with arrows walks over its places (the stage does that
 * for every scene), Enter presses the place, arrows then move it, C connects it to the next one that Enter presses, Insert
 * adds, Delete removes, Escape lets go.
 */
export const listenToKeys = (
  picture: HTMLElement,
  screen: Screen,
  editing: AnyEditing,
  hands: () => Hands,
): (() => void) => {
  const drag = ([way, right, down]: readonly [Way, number, number]): boolean => {
    const { selected } = hands();
    const place = screen.picture?.targets.find(({ id }) => id === selected);
    if (selected === undefined || place === undefined || !editing.grips(selected).drag) return false;
    const to = { x: place.x + place.w / 2 + right * STEP_PX, y: place.y + place.h / 2 + down * STEP_PX };
    const { voice } = hands();
    if (hands().do({ do: "drag", on: selected, to, box: screen.box }, `move ${selected}`))
      voice.sayOf(selected, (words, name) => words.moved(name, way));
    return true;
  };

  const does = ({ key, code, shiftKey }: KeyboardEvent): boolean => {
    const { selected, connecting } = hands();
    const pointed = picture.dataset.target;
    const way = Object.hasOwn(ways, key) ? ways[key] : undefined;
    if (way !== undefined) return !shiftKey && drag(way);
    if (key === "Enter") {
      if (pointed === undefined) return false;
      if (connecting && selected !== undefined) hands().do({ do: "connect", on: selected, to: pointed });
      else press(hands(), pointed);
      return true;
    }
    if (key === "Insert") {
      hands().do({ do: "add", ...(selected === undefined ? {} : { on: selected }) });
      return true;
    }
    if (selected === undefined) return false;
    if (key === "Escape") {
      if (connecting) hands().connectFromSelected(false);
      else hands().select(undefined);
      return true;
    }
    if (key === "Delete" || key === "Backspace") {
      hands().do({ do: "remove", on: selected });
      return true;
    }
    // by its place on the keyboard: in a Russian layout the letter is another
    if (code === "KeyC" && editing.grips(selected).connect) {
      hands().connectFromSelected(true);
      return true;
    }
    return false;
  };

  const onKey = (event: KeyboardEvent): void => {
    if (event.target !== picture || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!does(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  picture.addEventListener("keydown", onKey);
  return () => picture.removeEventListener("keydown", onKey);
};
