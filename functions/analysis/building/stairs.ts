/**
 * Flights of stairs: treads in a row at a tread's depth, as long as a stair is wide. Rows that cross others are tiles
 * or a grid; words such as UP at a short row make it a flight, a long row needs none.
 */
import type { PointRect } from "../../_shared/geometry.ts";
import type { Point } from "./lines.ts";
import { boxOfRow, type TreadRow } from "./treads.ts";

/** A flight in points of the page. */
export interface FoundFlight {
  box: PointRect;
  row: TreadRow;
  widthPt: number;
  treadPt: number;
  treads: number;
  direction: "UP" | "DN" | null;
  /** A place on it. */
  middle: Point;
}

/** A word with its place. */
export interface PlacedText {
  text: string;
  box: PointRect;
}

/** Lines that make a flight with a word of direction at it, with one near it, and without one. */
const FEWEST = 3, FEW = 4, ENOUGH = 6;
/** Of those without one so many are whole treads. */
const UNTOLD = 3;
/** Wider flights have steps enough to be told by, feet. */
const WIDE_FT = 8;
/** Nothing narrower is a flight without a word or an arrow, feet: lockers are. */
const LEAST_WIDTH_FT = 2.6;
/** A word of direction stands this close to its flight, and to a short one, feet. */
const NEAR_FT = 3.5, AT_FT = 1.5;
const DIRECTION = /^(UP|DN|DOWN)\b/i;
/** Rows that cross cover this share of each other. */
const CROSSED = 0.5;

/** Flights among rows of treads. */
export function findFlights(
  rows: readonly TreadRow[],
  texts: readonly PlacedText[],
  pointsPerFoot: number,
): FoundFlight[] {
  const words = texts.filter(({ text }) => DIRECTION.test(text.trim()));
  const likely = rows.map((row) => ({ row, box: boxOfRow({ ...row, winders: [] }) }));
  const flights = likely.flatMap(({ row, box: straight }): FoundFlight[] => {
    const box = boxOfRow(row);
    const isShort = row.lines.length < FEW;
    const word = nearest(words, box, (isShort ? AT_FT : NEAR_FT) * pointsPerFoot);
    const drawn = row.lines.length + row.further.length + row.winders.length;
    const width = widthOf(row.lines) / pointsPerFoot;
    const isTold = word !== null || row.hasArrow && !isShort;
    const isAt = word !== null && nearest([word], box, AT_FT * pointsPerFoot) !== null;
    if (drawn < (isTold && width <= WIDE_FT ? isAt ? FEWEST : FEW : ENOUGH)) return [];
    if (!isTold && (width < LEAST_WIDTH_FT || row.lines.length < UNTOLD)) return [];
    const isCrossed = likely.some((other) =>
      other.row.direction !== row.direction && other.row.lines.length >= FEW &&
      overlap(other.box, straight) > CROSSED * Math.max(areaOf(straight), areaOf(other.box))
    );
    if (isCrossed) return [];
    const isUp = word === null ? null : /^UP/i.test(word.text.trim());
    return [{
      box,
      row,
      widthPt: widthOf(row.lines),
      treadPt: row.stepPt,
      treads: drawn - 1,
      direction: isUp === null ? null : isUp ? "UP" : "DN",
      middle: { x: straight.x + straight.width / 2, y: straight.y + straight.height / 2 },
    }];
  });
  return withoutDoubles(flights);
}

/** Usual length of the lines. */
function widthOf(lines: TreadRow["lines"]): number {
  const lengths = lines.map(({ from, to }) => to - from).sort((a, b) => a - b);
  return lengths[lengths.length >> 1];
}

const areaOf = ({ width, height }: PointRect): number => width * height;

function overlap(a: PointRect, b: PointRect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The word nearest to a box, within reach of its edge. */
function nearest(words: readonly PlacedText[], box: PointRect, reach: number): PlacedText | null {
  const near = words.map((word) => {
    const x = word.box.x + word.box.width / 2, y = word.box.y + word.box.height / 2;
    const dx = Math.max(0, box.x - x, x - box.x - box.width);
    const dy = Math.max(0, box.y - y, y - box.y - box.height);
    return { word, off: Math.hypot(dx, dy) };
  }).filter(({ off }) => off <= reach).sort((a, b) => a.off - b.off);
  return near[0]?.word ?? null;
}

/** Flights drawn twice, as a second edge of every tread is, count once. */
function withoutDoubles(flights: readonly FoundFlight[]): FoundFlight[] {
  const kept: FoundFlight[] = [];
  for (const flight of [...flights].sort((a, b) => b.treads - a.treads)) {
    const isDouble = kept.some((it) =>
      overlap(it.box, flight.box) > 0.4 * Math.min(areaOf(it.box), areaOf(flight.box))
    );
    if (!isDouble) kept.push(flight);
  }
  return kept;
}
