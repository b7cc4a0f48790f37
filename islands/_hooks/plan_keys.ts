/** The keys of the plan viewer. They are silent while someone types, and with Ctrl, Alt or Meta held. */
import { useLayoutEffect, useRef } from "react";

export type KeyActions = Record<string, () => void>;

/** What each key does, for the list behind `?`. */
export const PLAN_KEYS: readonly [keys: string[], meaning: string][] = [
  [["J", "K"], "Next and previous finding"],
  [["+", "−", "0"], "Zoom in, zoom out, fit the sheet"],
  [["[", "]"], "Previous and next sheet"],
  [["F"], "Next filter"],
  [["L"], "Go to the list"],
  [["S"], "Go to the box on the sheet"],
  [["A", "D"], "Accept or dismiss the open finding"],
  [["R", "T"], "Mark resolved or deferred"],
  [["C"], "Comment on it"],
  [["Z"], "Undo the last decision"],
  [
    ["N"],
    "Add your own finding: drag a box, or place it with the arrow keys, size it with Shift, and press Enter",
  ],
  [["E"], "Full view on or off"],
  [["Enter"], "Open the focused finding or box"],
  [["Esc"], "Leave a field; close the detail and go back to where it was opened"],
  [["/"], "Search the text on the sheets"],
  [["M"], "Measure between two points on a sheet with a single scale"],
  [["?"], "Show these shortcuts"],
];

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** From a field to what it stands in, where keys are heard again. */
function leave(field: HTMLElement): void {
  field.blur();
  field.parentElement?.closest<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}

export function usePlanKeys(actions: KeyActions): void {
  const current = useRef(actions);
  current.current = actions;
  // Before what it belongs to can be seen: a key pressed at once is heard.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      // An Escape that closed a dialog or a menu is spent.
      if (event.defaultPrevented) return;
      if (event.key === "Escape" && isTyping(event.target)) return leave(event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]') && event.key !== "?") return;
      const action = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
