/** Where a place of the set before is in the set now, and whether anything changed there. Pure. */
import type { PercentRect } from "../../_shared/geometry.ts";
import { boxBefore, boxNow, type SheetPair } from "../../_shared/domain/comparison.ts";
import type { Place } from "../../_shared/domain/plan_set.ts";

/** Boxes whose middles are this near are one place, percent of the page. */
const NEAR = 3;
/** A change this near to a place is a change of it. */
const BESIDE = 0.6;

/** Finds places of the set before in the set now. */
export interface PlaceMap {
  /** Null where the sheet is missing now. */
  toNow(place: Place): Place | null;
  /** Null where the sheet is new. */
  toBefore(place: Place): Place | null;
  /** Something differs at a place of the set now. */
  isChanged(place: Place): boolean;
  /** Its drawing has another size than before: figures as fine as its lines may have changed unseen. */
  isResized(page: number): boolean;
  /** Its sheet could not be compared place by place. */
  isRedrawn(page: number): boolean;
  /** Its sheet was not in the set before. */
  isAdded(page: number): boolean;
}

/** Binds the pairs of a comparison. */
export function mapPlaces(sheets: readonly SheetPair[]): PlaceMap {
  const byBefore = new Map(sheets.map((it) => [it.before, it]));
  const byAfter = new Map(sheets.map((it) => [it.after, it]));
  return {
    toNow({ page, box }) {
      const pair = byBefore.get(page);
      if (pair?.after == null) return null;
      return { page: pair.after, box: boxNow(pair, box) };
    },
    toBefore({ page, box }) {
      const pair = byAfter.get(page);
      return pair?.before == null ? null : { page: pair.before, box: boxBefore(pair, box) };
    },
    isChanged: ({ page, box }) =>
      byAfter.get(page)?.regions.some((it) => touches(it, box, BESIDE)) ?? true,
    isResized: (page) => byAfter.get(page)?.scale !== undefined,
    isRedrawn: (page) => byAfter.get(page)?.regions.some(isWhole) ?? true,
    isAdded: (page) => (byAfter.get(page)?.before ?? null) === null,
  };
}

const isWhole = (box: PercentRect): boolean => box.width >= 99.9 && box.height >= 99.9;

/** Do they lie upon each other? */
export const isUpon = (a: Place, b: Place): boolean =>
  a.page === b.page && overlap(a.box, b.box) > 0.5;

/** Is it one place? */
export function isNear(a: Place, b: Place): boolean {
  if (a.page !== b.page) return false;
  const [dx, dy] = [
    middle(a.box.x, a.box.width) - middle(b.box.x, b.box.width),
    middle(a.box.y, a.box.height) - middle(b.box.y, b.box.height),
  ];
  return Math.abs(dx) <= NEAR && Math.abs(dy) <= NEAR || isUpon(a, b);
}

const middle = (start: number, length: number): number => start + length / 2;

/** Common part of two boxes, as a share of the smaller one. */
function overlap(a: PercentRect, b: PercentRect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const least = Math.min(a.width * a.height, b.width * b.height);
  return width <= 0 || height <= 0 || least <= 0 ? 0 : width * height / least;
}

function touches(a: PercentRect, b: PercentRect, reach: number): boolean {
  return a.x <= b.x + b.width + reach && b.x <= a.x + a.width + reach &&
    a.y <= b.y + b.height + reach && b.y <= a.y + a.height + reach;
}
