/**
 * Flights of stairs: treads in a row at a tread's depth, as long as a stair is wide. Rows that cross others are tiles
 * or a grid; words such as UP at a short row make it a flight, a long row needs none.
 */
import type { PointRect } from "../../_shared/geometry.ts";
import type { Family } from "./families.ts";
import { type Point, toPoint } from "./lines.ts";

/** A flight in points of the page. */
export interface FoundFlight {
  box: PointRect;
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

/** Depth of treads and width of stairs, feet. */
const MIN_TREAD_FT = 0.68, MAX_TREAD_FT = 1.35, MIN_WIDTH_FT = 2, MAX_WIDTH_FT = 14;
/** Lines that make a flight beside a word of direction, without one, and the most a flight has. */
const FEW = 4, ENOUGH = 6, MOST = 30;
/** A word of direction stands this close to its flight, feet. */
const NEAR_FT = 3.5;
const DIRECTION = /^(UP|DN|DOWN)\b/i;

/** Flights among families of lines. */
export function findFlights(
  families: readonly Family[],
  texts: readonly PlacedText[],
  pointsPerFoot: number,
): FoundFlight[] {
  const words = texts.filter(({ text }) => DIRECTION.test(text.trim()));
  const likely = families.filter(({ stepPt, lines }) => {
    const step = stepPt / pointsPerFoot, width = widthOf(lines) / pointsPerFoot;
    return step >= MIN_TREAD_FT && step <= MAX_TREAD_FT && width >= MIN_WIDTH_FT &&
      width <= MAX_WIDTH_FT && lines.length <= MOST;
  }).map((family) => ({ family, box: boxOf(family) }));
  const flights = likely.flatMap(({ family, box }): FoundFlight[] => {
    const word = nearest(words, box, NEAR_FT * pointsPerFoot);
    if (family.lines.length < (word ? FEW : ENOUGH)) return [];
    const isCrossed = likely.some((other) =>
      other.family.direction !== family.direction && overlap(other.box, box) > 0.5 * areaOf(box) &&
      other.family.lines.length >= FEW
    );
    if (isCrossed) return [];
    const isUp = word === null ? null : /^UP/i.test(word.text.trim());
    return [{
      box,
      widthPt: widthOf(family.lines),
      treadPt: family.stepPt,
      treads: family.lines.length - 1,
      direction: isUp === null ? null : isUp ? "UP" : "DN",
      middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    }];
  });
  return withoutDoubles(flights);
}

/** Usual length of the lines. */
function widthOf(lines: Family["lines"]): number {
  const lengths = lines.map(({ from, to }) => to - from).sort((a, b) => a - b);
  return lengths[lengths.length >> 1];
}

function boxOf({ direction, lines }: Family): PointRect {
  const points = lines.flatMap(({ at, from, to }) => [
    toPoint(direction, from, at),
    toPoint(direction, to, at),
  ]);
  const x = Math.min(...points.map((it) => it.x)), y = Math.min(...points.map((it) => it.y));
  return {
    x,
    y,
    width: Math.max(...points.map((it) => it.x)) - x,
    height: Math.max(...points.map((it) => it.y)) - y,
  };
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
