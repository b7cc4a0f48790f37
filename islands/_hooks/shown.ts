/** A part of a long list, growing on demand and moving with what is wanted, so that thousands of rows never slow a page down. */
import { useState } from "react";
import { useIsFirstFrame } from "../../components/ui/first_frame.ts";

/** Rows shown at first, more than fit on a screen, and added each time. */
export const SHOWN_STEP = 30;
/** Rows of a finding that fill a screen: where opening a list is felt, they come first. */
export const SCREENFUL = 12;

export interface Shown<T> {
  items: readonly T[];
  /** Items before those shown. */
  earlier: number;
  /** Items not shown yet. */
  left: number;
  more: () => void;
  /** Shows a step of the earlier ones. */
  back: () => void;
}

/**
 * @param wanted an item that must be among those shown
 * @param key    what the list is of: another key begins anew
 * @param first  rows of the very first frame, where drawing a whole step of them would hold it up
 */
export function useShown<T>(
  list: readonly T[],
  wanted: T | null,
  key: string,
  first = SHOWN_STEP,
): Shown<T> {
  const [asked, setAsked] = useState({ key, ...FIRST });
  const isFirst = useIsFirstFrame(first < SHOWN_STEP);
  const at = wanted ? list.indexOf(wanted) : -1;
  const { from, count } = partWith(asked.key === key ? asked : FIRST, at);
  const drawn = isFirst ? screenful({ from, count }, at, first) : count;
  const isWhole = from === 0 && list.length <= drawn;
  return {
    items: isWhole ? list : list.slice(from, from + drawn),
    earlier: from,
    left: Math.max(0, list.length - from - count),
    more: () => setAsked({ key, from, count: count + SHOWN_STEP }),
    back: () => setAsked({ key, from: from - SHOWN_STEP, count: count + SHOWN_STEP }),
  };
}

export interface Part {
  /** Index of the first item; whole steps. */
  from: number;
  count: number;
}
const FIRST: Part = { from: 0, count: SHOWN_STEP };

/** The part that was asked for, or the step around the item at `index` where that lies outside of it. */
export function partWith(asked: Part, index: number): Part {
  if (index < 0 || index >= asked.from && index < asked.from + asked.count) {
    return { from: asked.from, count: asked.count };
  }
  return { from: Math.floor(index / SHOWN_STEP) * SHOWN_STEP, count: SHOWN_STEP };
}

/** Items of a part that are drawn first: enough for a screen, and for what is around the item at `index`. */
export function screenful({ from, count }: Part, index: number, first: number): number {
  return Math.min(count, Math.max(0, index - from) + first);
}
