/** The first part of a long list, growing on demand, so that thousands of rows never slow a page down. */
import { useState } from "react";

/** Rows shown at first, and added each time. */
export const SHOWN_STEP = 100;

export interface Shown<T> {
  items: readonly T[];
  /** Items not shown yet. */
  left: number;
  more: () => void;
}

/**
 * @param wanted an item that must be among those shown
 * @param key    what the list is of: another key begins anew
 */
export function useShown<T>(list: readonly T[], wanted: T | null, key: string): Shown<T> {
  const [asked, setAsked] = useState({ key, count: SHOWN_STEP });
  const count = shownCount(
    asked.key === key ? asked.count : SHOWN_STEP,
    wanted ? list.indexOf(wanted) : -1,
  );
  return {
    items: list.length > count ? list.slice(0, count) : list,
    left: Math.max(0, list.length - count),
    more: () => setAsked({ key, count: count + SHOWN_STEP }),
  };
}

/** Whole steps, so many that the item at `index` is among them. */
export function shownCount(asked: number, index: number): number {
  return Math.max(asked, Math.ceil((index + 1) / SHOWN_STEP) * SHOWN_STEP);
}
