/** Keeps the place of who works by keyboard in a list whose rows go away. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Where the focus is in a list. */
interface Place {
  row: HTMLElement;
  /** Of the row among the others. */
  index: number;
}

/**
 * When the row with the focus goes, the one that comes into its place gets it, or the one before, or the list itself.
 *
 * @param rows changes whenever rows come or go
 * @param row  selects the rows in the list
 */
export function useKeptPlace<T extends HTMLElement>(
  rows: string,
  row: string,
): RefObject<T | null> {
  const list = useRef<T>(null);
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const rowsOf = () => [...current.querySelectorAll<HTMLElement>(row)];
    const onFocus = ({ target }: FocusEvent) => {
      const found = (target as HTMLElement).closest<HTMLElement>(row);
      place.current = found && { row: found, index: rowsOf().indexOf(found) };
    };
    // The focus that left a row that is still there was taken elsewhere.
    const onBlur = ({ target }: FocusEvent) => {
      setTimeout(() => {
        const isElsewhere = (target as HTMLElement).isConnected &&
          !current.contains(document.activeElement);
        if (isElsewhere) place.current = null;
      });
    };
    current.addEventListener("focusin", onFocus);
    current.addEventListener("focusout", onBlur);
    return () => {
      current.removeEventListener("focusin", onFocus);
      current.removeEventListener("focusout", onBlur);
    };
  }, []);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !place.current || place.current.row.isConnected) return;
    const { index } = place.current;
    place.current = null;
    if (document.activeElement !== document.body) return;
    const left = current.querySelectorAll<HTMLElement>(row);
    const next = left[Math.min(index, left.length - 1)]?.querySelector<HTMLElement>("a, button");
    if (!next) current.tabIndex = -1;
    (next ?? current).focus();
  }, [rows]);
  return list;
}
