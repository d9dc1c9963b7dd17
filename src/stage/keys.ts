import type { Player } from "./player.ts";

const TICKS_A_PAGE = 10;

const actions: Readonly<Record<string, (player: Player) => void>> = {
  " ": (player) => player.toggle(),
  ArrowLeft: (player) => player.step(-1),
  ArrowRight: (player) => player.step(1),
  PageUp: (player) => player.step(-TICKS_A_PAGE),
  PageDown: (player) => player.step(TICKS_A_PAGE),
  Home: (player) => player.seek(0),
  End: (player) => player.seek(player.lastTick),
};

/** Keys that a focused native control needs for itself. */
const ownKeys = (element: Element, key: string): boolean => {
  if (element instanceof HTMLButtonElement || element.matches("summary, a[href]")) return key === " ";
  if (element instanceof HTMLSelectElement) return true;
  if (!(element instanceof HTMLInputElement)) return false;
  switch (element.type) {
    case "checkbox":
      return key === " ";
    case "range":
      return false;
    case "radio":
      return key === " " || key.startsWith("Arrow");
    default:
      return true;
  }
};

/** Does what a key means to the player; `false` where it means nothing, or belongs to the control in focus. */
export const pressKey = (player: Player, target: Element, key: string): boolean => {
  const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
  if (action === undefined || ownKeys(target, key)) return false;
  action(player);
  return true;
};
