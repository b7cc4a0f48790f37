/** Plans drawn from numbers, in feet: walls as pairs of lines, doors as a leaf and an arc. */
import type {
  Arc,
  PageReading,
  Segment,
} from "../../../../functions/_shared/domain/page_reading.ts";

/** Points on paper per foot: 1/4" = 1'-0". */
export const POINTS_PER_FOOT = 18;
const AT = 100;

export const place = (feet: number): number => AT + feet * POINTS_PER_FOOT;

/** A stroke between two places in feet. */
export function stroke(x1: number, y1: number, x2: number, y2: number, width = 1): Segment {
  return { x1: place(x1), y1: place(y1), x2: place(x2), y2: place(y2), width, isDashed: false };
}

/** The sides of a box in feet. */
export const box = (x1: number, y1: number, x2: number, y2: number, width = 1): Segment[] => [
  stroke(x1, y1, x2, y1, width),
  stroke(x2, y1, x2, y2, width),
  stroke(x2, y2, x1, y2, width),
  stroke(x1, y2, x1, y1, width),
];

/** A leaf of so many feet hinged at a place, closed to the right and open upwards. */
export function door(x: number, y: number, leaf: number): { segments: Segment[]; arc: Arc } {
  return {
    segments: [stroke(x, y, x, y - leaf, 0.5)],
    arc: {
      cx: place(x),
      cy: place(y),
      radius: leaf * POINTS_PER_FOOT,
      startDeg: 0,
      sweepDeg: 90,
    },
  };
}

/** A page with these strokes and arcs. */
export function pageOf(segments: Segment[], arcs: Arc[] = []): PageReading {
  return {
    file: "plan.pdf",
    page: 1,
    pageInFile: 1,
    widthPt: 1000,
    heightPt: 800,
    words: [],
    lines: [],
    segments,
    arcs,
    rects: [],
    images: [],
    annotations: [],
    readBy: "text",
    problem: null,
    contentHash: "",
  };
}

/**
 * Two rooms side by side, 10 by 10 ft inside, walls of 6 in; a door of 3 ft in the upper outer wall of the left room,
 * one of 2 ft 8 in in the wall between them, which is passed from left to right.
 */
export function twoRooms(): PageReading {
  const outer = door(2, 0, 3);
  const between = {
    // Hinged at the lower end of the opening, open to the right.
    segments: [stroke(10.5, 6, 10.5 + 2.667, 6, 0.5)],
    arc: {
      cx: place(10.5),
      cy: place(6),
      radius: 2.667 * POINTS_PER_FOOT,
      startDeg: 0,
      sweepDeg: 90,
    },
  };
  const walls = [
    stroke(-0.5, -0.5, 2, -0.5),
    stroke(5, -0.5, 21, -0.5),
    stroke(0, 0, 2, 0),
    stroke(5, 0, 10, 0),
    stroke(10.5, 0, 20.5, 0),
    stroke(2, -0.5, 2, 0),
    stroke(5, -0.5, 5, 0),
    stroke(-0.5, 10.5, 21, 10.5),
    stroke(0, 10, 10, 10),
    stroke(10.5, 10, 20.5, 10),
    stroke(-0.5, -0.5, -0.5, 10.5),
    stroke(0, 0, 0, 10),
    stroke(21, -0.5, 21, 10.5),
    stroke(20.5, 0, 20.5, 10),
    stroke(10, 0, 10, 3.333),
    stroke(10.5, 0, 10.5, 3.333),
    stroke(10, 3.333, 10.5, 3.333),
    stroke(10, 6, 10, 10),
    stroke(10.5, 6, 10.5, 10),
    stroke(10, 6, 10.5, 6),
  ];
  return pageOf([...walls, ...outer.segments, ...between.segments], [outer.arc, between.arc]);
}
