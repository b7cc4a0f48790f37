/** Horizontal and vertical rulings of a page: pieces of one line joined, sides of rectangles included. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";

/** A ruling along one axis: `at` is its fixed coordinate, `from`–`to` its extent, in points. */
export interface Ruling {
  at: number;
  from: number;
  to: number;
  isDashed: boolean;
  width: number;
}

export interface Rulings {
  horizontal: Ruling[];
  vertical: Ruling[];
}

/** Lines within this many points of each other are one. */
const SAME_LINE_PT = 1.2;
/** Ends closer than this touch. */
const TOUCH_PT = 1.5;
const MIN_LENGTH_PT = 4;

/** All rulings of the page, longest pieces joined, sorted by position. */
export function collectRulings(page: PageReading): Rulings {
  const horizontal: Ruling[] = [];
  const vertical: Ruling[] = [];
  for (const segment of page.segments) {
    const dx = Math.abs(segment.x2 - segment.x1);
    const dy = Math.abs(segment.y2 - segment.y1);
    const style = { isDashed: segment.isDashed, width: segment.width };
    if (dy <= 0.6 && dx >= MIN_LENGTH_PT) {
      horizontal.push({
        at: (segment.y1 + segment.y2) / 2,
        from: Math.min(segment.x1, segment.x2),
        to: Math.max(segment.x1, segment.x2),
        ...style,
      });
    } else if (dx <= 0.6 && dy >= MIN_LENGTH_PT) {
      vertical.push({
        at: (segment.x1 + segment.x2) / 2,
        from: Math.min(segment.y1, segment.y2),
        to: Math.max(segment.y1, segment.y2),
        ...style,
      });
    }
  }
  for (const rect of page.rects) {
    const style = { isDashed: false, width: 0 };
    if (rect.width >= MIN_LENGTH_PT) {
      for (const at of [rect.y, rect.y + rect.height]) {
        horizontal.push({ at, from: rect.x, to: rect.x + rect.width, ...style });
      }
    }
    if (rect.height >= MIN_LENGTH_PT) {
      for (const at of [rect.x, rect.x + rect.width]) {
        vertical.push({ at, from: rect.y, to: rect.y + rect.height, ...style });
      }
    }
  }
  return { horizontal: joinRulings(horizontal), vertical: joinRulings(vertical) };
}

/** Joins pieces that lie on one line and touch or overlap. */
export function joinRulings(pieces: readonly Ruling[]): Ruling[] {
  const sorted = [...pieces].sort((a, b) => a.at - b.at || a.from - b.from);
  const joined: Ruling[] = [];
  let group: Ruling[] = [];
  const flush = () => {
    group.sort((a, b) => a.from - b.from);
    let open: Ruling | null = null;
    for (const piece of group) {
      if (open && piece.from <= open.to + TOUCH_PT) {
        open.to = Math.max(open.to, piece.to);
        open.isDashed = open.isDashed && piece.isDashed;
        open.width = Math.max(open.width, piece.width);
      } else {
        open = { ...piece };
        joined.push(open);
      }
    }
    group = [];
  };
  for (const piece of sorted) {
    if (group.length > 0 && piece.at - group[0].at > SAME_LINE_PT) flush();
    group.push(piece);
  }
  flush();
  return joined.sort((a, b) => a.at - b.at || a.from - b.from);
}

/** Rulings, or others, whose fixed coordinate lies in an interval; the list is sorted by it. */
export function between<T extends { at: number }>(
  sorted: readonly T[],
  from: number,
  to: number,
): T[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle].at < from) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let index = low; index < sorted.length && sorted[index].at <= to; index++) {
    found.push(sorted[index]);
  }
  return found;
}
