const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const along = [...arrows, "Home", "End", "PageUp", "PageDown"];

/** Keys without which a native control cannot be used. */
const keysOf = (control: Element): readonly string[] | "all" => {
  if (control.matches("textarea, select, input:not([type=radio], [type=checkbox], [type=range])"))
    return "all";
  if (control.matches("[type=range]")) return along;
  if (control.matches("[type=radio]")) return [" ", ...arrows];
  return control.matches("button, a[href], summary, [type=checkbox]") ? [" ", "Enter"] : [];
};

/**
 * Hands the keys on to the deck in which the frame stands, as reveal.js' own message: a talk goes on by key although somebody
 * has clicked into the scene. A control that was gone to by key keeps those that it needs; one that was clicked keeps
 * them only if text goes into it.
 */
export const giveKeysToDeck = (): void => {
  let byPointer = false;
  addEventListener("pointerdown", () => (byPointer = true), true);
  const onKey = (event: KeyboardEvent): void => {
    const { key, keyCode, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (key === "Tab") byPointer = false;
    if (key === "Tab" || ctrlKey || metaKey || altKey || shiftKey || event.isComposing) return;
    const kept = target instanceof Element ? keysOf(target) : [];
    if (kept === "all" || (!byPointer && kept.includes(key))) return;
    event.stopImmediatePropagation();
    // a clicked button must not be pressed once more
    if (kept.includes(key)) event.preventDefault();
    if (event.type === "keydown")
      window.parent.postMessage(JSON.stringify({ method: "triggerKey", args: [keyCode] }), "*");
  };
  addEventListener("keydown", onKey, true);
  addEventListener("keyup", onKey, true);
};
