/** Where a notice lies over no field: one that is filled in, or about to be, is not hidden for as long as the notice lasts. */

/** Edges of a box in the window. */
export type Edges = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** What is typed in or chosen from; a box to tick is small, and found again. */
const FIELDS =
  "input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea, select";
/** Height of the header that stays at the top. */
const HEADER_PX = 56;

const meet = (a: Edges, b: Edges): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The top edge for a notice that would cover a field: at the other end of the window, where it covers none.
 *
 * @param own    where the notice stands by itself
 * @param fields those that are seen
 * @returns null where it stays
 */
export function clearTop(
  own: Edges,
  fields: readonly Edges[],
  windowPx: number,
): number | null {
  if (!fields.some((it) => meet(own, it))) return null;
  const height = own.bottom - own.top;
  const top = own.top + own.bottom > windowPx ? HEADER_PX : windowPx - height;
  const there = { left: own.left, right: own.right, top, bottom: top + height };
  return fields.some((it) => meet(there, it)) ? null : top;
}

/** Keeps a notice clear of fields when it appears and whenever the focus moves. @returns ends it */
export function keepClear(home: HTMLElement): () => void {
  const place = () => {
    home.style.top = home.style.bottom = "";
    // Of fields behind an open dialog nothing can be typed in.
    const scope = document.querySelector("[role$=dialog]") ?? document;
    const fields = [...scope.querySelectorAll(FIELDS)]
      .filter((it) => !home.contains(it)).map((it) => it.getBoundingClientRect())
      .filter((it) => it.width > 1);
    const top = clearTop(home.getBoundingClientRect(), fields, innerHeight);
    if (top !== null) Object.assign(home.style, { top: `${top}px`, bottom: "auto" });
  };
  // Under a finger that presses what is in it, it stays.
  const onFocus = ({ target }: FocusEvent) => home.contains(target as Node) || place();
  place();
  addEventListener("focusin", onFocus);
  return () => removeEventListener("focusin", onFocus);
}
