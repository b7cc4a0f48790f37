/** A list that scrolls ends below a whole row, not through the middle of one. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Height that shows as many whole rows as fit.
 *
 * @param ends    where each row ends, from the top of the list, px, ascending
 * @param limitPx most there is room for
 * @returns       the end of the last row that fits; of the first where none does, `limitPx` where there is no row
 */
export function wholeRowsPx(ends: readonly number[], limitPx: number): number {
  if (ends.length === 0) return limitPx;
  return ends.findLast((end) => end <= limitPx) ?? ends[0];
}

/**
 * Ref of such a list, which keeps within the height its style gives it; measured again whenever `shown` or the window
 * changes.
 */
export function useWholeRows<T extends HTMLElement>(shown: unknown): RefObject<T | null> {
  const list = useRef<T>(null);
  useLayoutEffect(() => list.current ? endBelowRow(list.current) : undefined, [shown]);
  useEffect(() => {
    const onResize = () => list.current && endBelowRow(list.current);
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);
  return list;
}

function endBelowRow(list: HTMLElement): void {
  list.style.maxHeight = "";
  const rows = [...list.children] as HTMLElement[];
  if (rows.length === 0 || list.scrollHeight <= list.clientHeight) return;
  // Offsets, not rectangles: a dialog that is still growing into place changes nothing of them.
  const top = rows[0].offsetTop - parseFloat(getComputedStyle(list).paddingTop);
  const ends = rows.map((row) => row.offsetTop + row.offsetHeight - top);
  const borders = list.offsetHeight - list.clientHeight;
  list.style.maxHeight = `${wholeRowsPx(ends, list.clientHeight) + borders}px`;
}
