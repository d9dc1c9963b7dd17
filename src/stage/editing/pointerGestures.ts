import type { AnyEditing } from "../../scenes/contract.ts";
import type { Screen } from "../screen.ts";
import type { Hands } from "./useHands.ts";

/** A press that moves farther is a drag, in px; a finger trembles more. */
const STEADY_PX = { mouse: 4, touch: 10 };

/** Marks the element from which connections are drawn. */
export const GRIP = "data-grip";

interface Held {
  readonly pointer: number;
  readonly target: string | undefined;
  readonly from: { readonly x: number; readonly y: number };
  /** From the pointer to the middle of the target. */
  readonly toMiddle: { readonly x: number; readonly y: number };
  readonly part: string;
  readonly connects: boolean;
  /** Only a press can come of it: a finger that moves scrolls the page. */
  readonly pressOnly: boolean;
  moved: boolean;
}

/** How many gestures there have been: each drag is a part of its own. */
let gestures = 0;

/**
 * Mouse, pen and finger on the picture. A press selects, a press that moves drags, one that begins at the grip connects. A
 * finger drags only what is selected already: anywhere else it scrolls the page.
 */
export const listenToPointers = (
  picture: HTMLElement,
  screen: Screen,
  editing: AnyEditing,
  hands: () => Hands,
  onReach: (end: { readonly x: number; readonly y: number } | undefined) => void,
): (() => void) => {
  let held: Held | undefined;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const at = screen.pointAt(event.clientX, event.clientY);
    if (at === undefined) return;
    const { selected } = hands();
    const connects = (event.target as Element).closest(`[${GRIP}]`) !== null;
    const target = connects ? selected : screen.targetAt(event.clientX, event.clientY)?.id;
    const place = screen.picture?.targets.find(({ id }) => id === target);
    gestures++;
    held = {
      pointer: event.pointerId,
      target,
      from: { x: event.clientX, y: event.clientY },
      toMiddle: place ? { x: place.x + place.w / 2 - at.x, y: place.y + place.h / 2 - at.y } : { x: 0, y: 0 },
      part: `drag ${gestures}`,
      connects,
      pressOnly: event.pointerType === "touch" && !connects && target !== selected,
      moved: false,
    };
    if (!held.pressOnly && target !== undefined) picture.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent): void => {
    if (held === undefined || event.pointerId !== held.pointer) return;
    const way = Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y);
    held.moved ||= way > (event.pointerType === "touch" ? STEADY_PX.touch : STEADY_PX.mouse);
    const at = screen.pointAt(event.clientX, event.clientY);
    if (!held.moved || held.pressOnly || held.target === undefined || at === undefined) return;
    if (held.connects) onReach(at);
    else if (editing.grips(held.target).drag) {
      picture.dataset.dragging = "";
      const to = { x: at.x + held.toMiddle.x, y: at.y + held.toMiddle.y };
      hands().do({ do: "drag", on: held.target, to, box: screen.box }, held.part);
    }
  };

  const up = (event: PointerEvent): void => {
    if (held === undefined || event.pointerId !== held.pointer) return;
    const { target, connects, moved, pressOnly } = held;
    end();
    const under = screen.targetAt(event.clientX, event.clientY)?.id;
    const { selected, connecting } = hands();
    if (connects) {
      if (!moved) hands().connectFromSelected(true);
      else if (target !== undefined && under !== undefined && under !== target)
        hands().do({ do: "connect", on: target, to: under });
      return;
    }
    if (moved) {
      // not before: the panel of what is selected may take room from the picture under the pointer
      if (target !== undefined && !pressOnly && editing.grips(target).drag) hands().select(target);
      return;
    }
    if (connecting && selected !== undefined && target !== undefined)
      hands().do({ do: "connect", on: selected, to: target });
    else press(hands(), target);
  };

  const twice = (event: MouseEvent): void => {
    const at = screen.pointAt(event.clientX, event.clientY);
    if (at === undefined || screen.targetAt(event.clientX, event.clientY) !== undefined) return;
    hands().do({ do: "add", at, box: screen.box });
  };

  const end = (): void => {
    held = undefined;
    delete picture.dataset.dragging;
    onReach(undefined);
  };

  const stop = new AbortController();
  const { signal } = stop;
  picture.addEventListener("pointerdown", down, { signal });
  picture.addEventListener("pointermove", move, { signal });
  picture.addEventListener("pointerup", up, { signal });
  picture.addEventListener("pointercancel", end, { signal });
  picture.addEventListener("dblclick", twice, { signal });
  return () => stop.abort();
};

/** Selects a target, and does what pressing it does; beside all targets, nothing is selected any more. */
export const press = (hands: Hands, target: string | undefined): void => {
  hands.select(target);
  if (target !== undefined) hands.do({ do: "press", on: target });
};
