/** Strokes of a page that touch each other, as the boxes they fill together. Frames of the sheet are left out. */
import type { PageReading, Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";

/** Strokes that share a square of this share of the page's width touch. */
const SQUARE = 1 / 400;
/** A straight stroke longer than this share of the page is its frame, a border of its title block or a match line. */
const FRAME = 0.6;

/** Strokes that touch, in points: the box they fill, and ends no other stroke touches, such as tails of leaders. */
export interface StrokeGroup {
  box: PointRect;
  freeEnds: { x: number; y: number }[];
}

/** Every group of strokes that touch, largest first. */
export function connectedStrokes(page: PageReading): StrokeGroup[] {
  const side = SQUARE * page.widthPt;
  const strokes = page.segments.filter((it) => !isFrame(it, page));
  const groups = new Groups(strokes.length);
  const first = new Map<string, number>();
  const shared = new Set<string>();
  strokes.forEach((stroke, index) => {
    for (const square of squaresOf(stroke, side)) {
      const other = first.get(square);
      if (other === undefined) first.set(square, index);
      else if (other !== index) {
        groups.join(index, other);
        shared.add(square);
      }
    }
  });
  const isFree = ({ x, y }: { x: number; y: number }) => !shared.has(squareAt(x, y, side));
  return [...Map.groupBy(strokes, (_, index) => groups.of(index)).values()]
    .map((group) => ({ box: boxAround(group), freeEnds: group.flatMap(endsOf).filter(isFree) }))
    .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
}

const endsOf = ({ x1, y1, x2, y2 }: Segment) => [{ x: x1, y: y1 }, { x: x2, y: y2 }];

const squareAt = (x: number, y: number, side: number) =>
  `${Math.round(x / side)}/${Math.round(y / side)}`;

function isFrame({ x1, y1, x2, y2 }: Segment, page: PageReading): boolean {
  return Math.abs(x2 - x1) > FRAME * page.widthPt || Math.abs(y2 - y1) > FRAME * page.heightPt;
}

/** Squares a stroke runs through, by steps of half a square. */
function* squaresOf({ x1, y1, x2, y2 }: Segment, side: number): Generator<string> {
  const steps = Math.max(1, Math.ceil(2 * Math.hypot(x2 - x1, y2 - y1) / side));
  let last = "";
  for (let step = 0; step <= steps; step++) {
    const along = step / steps;
    const square = squareAt(x1 + (x2 - x1) * along, y1 + (y2 - y1) * along, side);
    if (square !== last) yield square;
    last = square;
  }
}

function boxAround(strokes: readonly Segment[]): PointRect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x1, y1, x2, y2 } of strokes) {
    left = Math.min(left, x1, x2);
    right = Math.max(right, x1, x2);
    top = Math.min(top, y1, y2);
    bottom = Math.max(bottom, y1, y2);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Numbers joined into groups. */
class Groups {
  readonly #leader: number[];

  constructor(count: number) {
    this.#leader = Array.from({ length: count }, (_, index) => index);
  }

  of(index: number): number {
    while (this.#leader[index] !== index) {
      index = this.#leader[index] = this.#leader[this.#leader[index]];
    }
    return index;
  }

  join(a: number, b: number): void {
    this.#leader[this.of(a)] = this.of(b);
  }
}
