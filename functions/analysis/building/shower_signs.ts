/** Signs of showers: the word, a drain, lines of a floor that slopes to one, a front that cuts off a corner. */
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import { centre, type PointRect, unionRect } from "../../_shared/geometry.ts";
import { type FixturePlace, isWet, UNNAMED } from "./fixture_shapes.ts";
import type { FoundFixture } from "./fixtures.ts";
import { isIn, lengthOf, type Point } from "./lines.ts";
import type { PlacedText } from "./stairs.ts";

/** What showers are told by. */
export interface DrawnFloor {
  strokes: readonly Segment[];
  /** Broken lines, such as curtains. */
  broken: readonly Segment[];
  arcs: readonly Arc[];
  texts: readonly PlacedText[];
  /** Long drains. */
  trenches: readonly PointRect[];
}

/** Where a shower may be. */
export interface Sign {
  by: "word" | "drain" | "trench" | "slopes" | "cut corner";
  at: Point;
  /** The floor that slopes. */
  floor?: PointRect;
  /** The sides behind a front that cuts off their corner, up to where they would meet. */
  front?: Segment[];
}

/** A thing whose front cuts off its corner. */
export interface CutCorner {
  box: PointRect;
  at: Point;
  front: Segment[];
}

/** A floor that slopes, with the lines that show it. */
export interface SlopedFloor {
  box: PointRect;
  lines: Segment[];
}

/** Words that mean a shower and nothing at it; its size may stand with them. */
const WORD =
  /^(?:(?:ROLL-?\s?IN|WALK-?\s?IN|TRANSFER|TILED?|ACCESSIBLE|ADA|CORNER|FIBERGLASS)\s+)*(?:SHOWER|SHWR|SHW?R)\.?(?:\s+(?:STALL|UNIT|PAN))?$/i;
const SIZE = /\b\d+\s?["”]?\s?X\s?\d+\s?["”]?/i;
/** Radius of a drain, inches; a lamp's circle is larger. */
const DRAIN_IN = [0.9, 2.75] as const;
/** So near to a wall a circle is a receptacle, inches. */
const OFF_WALL_IN = 4;
/** How far from it a room is looked for, feet. */
const NEAR_FT = [1, 2, 3, 4];
/** Lines to a drain: their length, how far they end from its middle, and from the corners of their floor, inches. */
const SLOPE_IN = [9, 90] as const, AT_DRAIN_IN = 5, CORNER_IN = 3;
/** Short and long side of a floor that slopes to a drain, and of one that is crossed, inches. */
const SLOPED_IN = [22, 86] as const, CROSSED_IN = [27, 86] as const, MOST_ACROSS_IN = 64;
/** Signs looked at on one sheet, and sloping lines: hostile pages have thousands. */
const MOST_SIGNS = 80, MOST_SLOPES = 400;

/** Signs on a floor, the surest first. */
export function findSigns(
  { strokes, arcs, texts, trenches }: DrawnFloor,
  { found, floors, basins }: {
    found: readonly FoundFixture[];
    floors: readonly SlopedFloor[];
    basins: readonly PointRect[];
  },
  place: FixturePlace,
): Sign[] {
  const words = texts.filter(({ text }) => WORD.test(text.replace(SIZE, "").trim()));
  const drains = drainsOf(arcs, place).filter((at) =>
    !found.some(({ box }) => isIn(box, at)) && !basins.some((it) => isIn(it, at))
  );
  return [
    ...words.map(({ box }): Sign => ({ by: "word", at: centre(box) })),
    ...floors.map(({ box }): Sign => ({ by: "slopes", at: centre(box), floor: box })),
    ...drains.map((at): Sign => ({ by: "drain", at })),
    ...trenches.map(centre).filter((at) => isNearBath(at, place))
      .map((at): Sign => ({ by: "trench", at })),
    ...cutCorners(strokes, place, CUT_IN).map(({ at, front }): Sign => ({
      by: "cut corner",
      at,
      front,
    })),
  ].slice(0, MOST_SIGNS);
}

const mayBathe = (room: string | null): boolean => room === UNNAMED || isWet(room);

/** Middles of small circles off the walls. */
function drainsOf(arcs: readonly Arc[], place: FixturePlace): Point[] {
  const { isWall, pointsPerFoot } = place;
  const inch = pointsPerFoot / 12;
  const off = OFF_WALL_IN * inch;
  return arcs.flatMap(({ cx, cy, radius, sweepDeg }) => {
    const isDrain = sweepDeg > 345 && radius >= DRAIN_IN[0] * inch && radius <= DRAIN_IN[1] * inch;
    const isAtWall = isDrain &&
      [[off, 0], [-off, 0], [0, off], [0, -off]].some(([dx, dy]) => isWall(cx + dx, cy + dy));
    const at = { x: cx, y: cy };
    return isDrain && !isAtWall && isNearBath(at, place) ? [at] : [];
  });
}

/** A compartment may be a space of its own, or too small for one. */
function isNearBath({ x, y }: Point, { roomAt, pointsPerFoot }: FixturePlace): boolean {
  const room = roomAt(x, y);
  if (room !== null) return mayBathe(room);
  return [[1, 0], [-1, 0], [0, 1], [0, -1]].some(([dx, dy]) =>
    NEAR_FT.some((by) => mayBathe(roomAt(x + dx * by * pointsPerFoot, y + dy * by * pointsPerFoot)))
  );
}

/** Length of the front of a shower whose corner is cut off, and of the sides beside it, inches. */
const CUT_IN = [13, 38] as const, BESIDE_IN = [8, 50] as const;
/** Strokes that meet, inches. */
const MEET_IN = 1.5;

/** What lies behind lines of such a length that cut off a corner between a level and an upright line. */
export function cutCorners(
  strokes: readonly Segment[],
  { roomAt, pointsPerFoot }: Pick<FixturePlace, "roomAt" | "pointsPerFoot">,
  [least, most]: readonly [number, number],
): CutCorner[] {
  const inch = pointsPerFoot / 12;
  const isLong = (it: Segment) =>
    lengthOf(it) > BESIDE_IN[0] * inch && lengthOf(it) < BESIDE_IN[1] * inch;
  const isSquare = ({ x1, y1, x2, y2 }: Segment) =>
    Math.min(Math.abs(x2 - x1), Math.abs(y2 - y1)) < 0.02 * Math.hypot(x2 - x1, y2 - y1);
  const cuts = strokes.filter((it) => {
    const [dx, dy] = [Math.abs(it.x2 - it.x1), Math.abs(it.y2 - it.y1)];
    const length = lengthOf(it);
    return Math.min(dx, dy) > 0.5 * Math.max(dx, dy) && length > least * inch &&
      length < most * inch && isWet(roomAt((it.x1 + it.x2) / 2, (it.y1 + it.y2) / 2));
  });
  if (cuts.length === 0 || cuts.length > MOST_SIGNS) return [];
  const square = strokes.filter((it) => isLong(it) && isSquare(it));
  return cuts.flatMap((cut): CutCorner[] => {
    const ends = endsOf(cut);
    const far = ends.map((end) =>
      square.flatMap((it) => {
        const [a, b] = endsOf(it);
        const isAt = (p: Point) => Math.hypot(p.x - end.x, p.y - end.y) < MEET_IN * inch;
        return isAt(a) ? [b] : isAt(b) ? [a] : [];
      })
    );
    const [one, other] = [far[0][0], far[1][0]];
    if (!one || !other) return [];
    const isLevel = (p: Point, end: Point) => Math.abs(p.y - end.y) < Math.abs(p.x - end.x);
    if (isLevel(one, ends[0]) === isLevel(other, ends[1])) return [];
    const [level, upright] = isLevel(one, ends[0]) ? ends : [ends[1], ends[0]];
    const corner = { x: upright.x, y: level.y };
    const places = [...ends, one, other];
    return [{
      box: unionRect(places.map((it) => ({ ...it, width: 0, height: 0 }))),
      at: {
        x: (ends[0].x + ends[1].x + one.x + other.x) / 4,
        y: (ends[0].y + ends[1].y + one.y + other.y) / 4,
      },
      front: ends.map(({ x, y }) => ({ ...cut, x1: x, y1: y, x2: corner.x, y2: corner.y })),
    }];
  });
}

/** Floors whose lines run from their corners to a drain, or from corner to corner. */
export function findSlopedFloors(
  { strokes, arcs }: Pick<DrawnFloor, "strokes" | "arcs">,
  place: FixturePlace,
): SlopedFloor[] {
  const { roomAt, pointsPerFoot } = place;
  const inch = pointsPerFoot / 12;
  const slopes = strokes.filter((it) => {
    const [dx, dy] = [Math.abs(it.x2 - it.x1), Math.abs(it.y2 - it.y1)];
    const length = lengthOf(it);
    return Math.min(dx, dy) > 0.15 * length && length > SLOPE_IN[0] * inch &&
      length < SLOPE_IN[1] * inch && mayBathe(roomAt((it.x1 + it.x2) / 2, (it.y1 + it.y2) / 2));
  });
  if (slopes.length > MOST_SLOPES) return [];
  const floors: SlopedFloor[] = [];
  const add = (lines: Segment[], corners: Point[], sides: readonly [number, number]) => {
    const box = floorOf(corners, sides, inch);
    const isKnown = box && floors.some((it) => isSame(it.box, box, CORNER_IN * inch));
    if (box && !isKnown) floors.push({ box, lines });
  };
  // Where no drain is read, its lines end around it.
  for (const drain of [...drainsOf(arcs, place), ...slopes.flatMap(endsOf)]) {
    const isOff = ({ x, y }: Point) => Math.hypot(x - drain.x, y - drain.y) > AT_DRAIN_IN * inch;
    const lines = slopes.filter((it) => endsOf(it).filter(isOff).length === 1);
    add(lines, lines.flatMap((it) => endsOf(it).filter(isOff)), SLOPED_IN);
  }
  slopes.forEach((one, index) => {
    const box = boxOf(one);
    const other = slopes.find((it, at) =>
      at > index && isFalling(it) !== isFalling(one) && isSame(boxOf(it), box, CORNER_IN * inch)
    );
    if (other) add([one, other], [...endsOf(one), ...endsOf(other)], CROSSED_IN);
  });
  return floors;
}

/** The floor whose corners these are, three at least, where it has a shower's size. */
function floorOf(
  corners: readonly Point[],
  [least, most]: readonly [number, number],
  inch: number,
): PointRect | null {
  if (corners.length < 3) return null;
  const box = unionRect(corners.map((it) => ({ ...it, width: 0, height: 0 })));
  const { x, y, width, height } = box;
  const slack = CORNER_IN * inch;
  const met = new Set(corners.flatMap((it) => {
    const [right, low] = [it.x - x > width / 2, it.y - y > height / 2];
    const off = Math.max(
      Math.abs(it.x - (right ? x + width : x)),
      Math.abs(it.y - (low ? y + height : y)),
    );
    return off < slack ? [`${right} ${low}`] : [];
  }));
  const [short, long] = [Math.min(width, height) / inch, Math.max(width, height) / inch];
  return met.size >= 3 && short >= least && short <= MOST_ACROSS_IN && long <= most ? box : null;
}

const endsOf = ({ x1, y1, x2, y2 }: Segment): Point[] => [{ x: x1, y: y1 }, { x: x2, y: y2 }];
const isFalling = ({ x1, y1, x2, y2 }: Segment): boolean => (x2 - x1) * (y2 - y1) > 0;
const boxOf = (it: Segment): PointRect =>
  unionRect(endsOf(it).map((end) => ({ ...end, width: 0, height: 0 })));
const isSame = (a: PointRect, b: PointRect, slack: number): boolean =>
  Math.abs(a.x - b.x) < slack && Math.abs(a.y - b.y) < slack &&
  Math.abs(a.width - b.width) < slack && Math.abs(a.height - b.height) < slack;
