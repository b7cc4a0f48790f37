/**
 * Leaders: lines that run from a callout, straight or bent, to an arrow or a dot at the thing it speaks of. A line
 * whose end shows neither is none, and one that meets several others on its way is given up.
 */
import type { Arc, PageReading, Segment } from "../../_shared/domain/page_reading.ts";
import { emOf, type Line } from "./layout.ts";

/** A point of the page, in points. */
export interface Point {
  x: number;
  y: number;
}

/** Ends of strokes this near to each other meet, in points. */
const MEET_PT = 0.8;
/** Longest side of an arrow head, and largest radius of a dot. */
const HEAD_PT = 16, DOT_PT = 4;
/** Most strokes of one leader, and most strokes that may begin at one side of a text: more are a hatch. */
const STROKES = 4, STARTS = 4;
/** Angle between a leader and the sides of its arrow head, in degrees. */
const NARROWEST = 6, WIDEST = 50;

/** A way along strokes: where it has come to, and the stroke it came by. */
interface Way {
  at: Point;
  by: Segment;
}

/**
 * Where the leaders of callouts end: for each callout the points at its arrows or dots, none where it has no leader.
 *
 * @param callouts lines of each callout, top to bottom
 */
export function leaderEnds(page: PageReading, callouts: readonly (readonly Line[])[]): Point[][] {
  const ends: Point[][] = callouts.map(() => []);
  let ways = startsOf(page, callouts);
  for (let count = 0; count < STROKES && ways.length > 0; count++) {
    const met = strokesAt(page.segments, ways.map(({ way }) => way.at));
    ways = ways.flatMap(({ callout, way }, index) => {
      const others = met[index].filter((stroke) => stroke !== way.by);
      if (hasHead(way, others) || hasDot(way.at, page.arcs)) {
        ends[callout].push(way.at);
        return [];
      }
      if (others.length !== 1) return [];
      return [{ callout, way: { at: farEnd(others[0], way.at), by: others[0] } }];
    });
  }
  return ends;
}

/** Strokes that leave a callout at its left or right, at the height of its first or last line. */
function startsOf(page: PageReading, callouts: readonly (readonly Line[])[]) {
  const sides = callouts.flatMap((lines, callout) =>
    [...new Set([lines[0], lines.at(-1)!])].filter((line) => line.turn === 0)
      .flatMap(({ box, ...line }) => {
        const em = emOf({ box, ...line });
        const y = box.y + box.height / 2;
        return [
          { callout, y, em, x: box.x, away: -1 },
          { callout, y, em, x: box.x + box.width, away: 1 },
        ];
      })
  );
  const near = new Buckets(sides.map(({ x, y, em, away }) => ({ x: x + 0.5 * away * em, y })), 12);
  const found = sides.map((): Way[] => []);
  const look = (stroke: Segment, at: Point, far: Point) => {
    for (const index of near.at(at.x, at.y)) {
      const { x, y, em, away } = sides[index];
      const gap = (at.x - x) * away;
      const goesAway = (far.x - at.x) * away > 0.3 * em;
      if (gap < -0.2 * em || gap > 1.2 * em || Math.abs(at.y - y) > 0.6 * em || !goesAway) continue;
      found[index].push({ at: far, by: stroke });
    }
  };
  for (const stroke of page.segments) {
    if (stroke.isDashed) continue;
    const { x1, y1, x2, y2 } = stroke;
    if (near.has(x1, y1)) look(stroke, { x: x1, y: y1 }, { x: x2, y: y2 });
    if (near.has(x2, y2)) look(stroke, { x: x2, y: y2 }, { x: x1, y: y1 });
  }
  return sides.flatMap(({ callout }, index) =>
    found[index].length > STARTS ? [] : found[index].map((way) => ({ callout, way }))
  );
}

/** For each point the strokes that end there. */
function strokesAt(segments: readonly Segment[], points: readonly Point[]): Segment[][] {
  const found: Segment[][] = points.map(() => []);
  const near = new Buckets(points, MEET_PT);
  const look = (stroke: Segment, x: number, y: number) => {
    for (const index of near.at(x, y)) {
      const isHere = Math.hypot(points[index].x - x, points[index].y - y) <= MEET_PT;
      if (isHere && !found[index].includes(stroke)) found[index].push(stroke);
    }
  };
  for (const stroke of segments) {
    if (near.has(stroke.x1, stroke.y1)) look(stroke, stroke.x1, stroke.y1);
    if (near.has(stroke.x2, stroke.y2)) look(stroke, stroke.x2, stroke.y2);
  }
  return found;
}

/** True where two short strokes spread back from the point, one to each side of the line. */
function hasHead({ at, by }: Way, others: readonly Segment[]): boolean {
  const back = directionOf(at, farEnd(by, at));
  const angles = others.filter((it) => lengthOf(it) <= HEAD_PT).map((it) => {
    const turn = directionOf(at, farEnd(it, at)) - back;
    return Math.atan2(Math.sin(turn), Math.cos(turn)) * 180 / Math.PI;
  }).filter((angle) => Math.abs(angle) >= NARROWEST && Math.abs(angle) <= WIDEST);
  return angles.some((angle) => angle > 0) && angles.some((angle) => angle < 0);
}

const hasDot = (at: Point, arcs: readonly Arc[]): boolean =>
  arcs.some((arc) =>
    arc.radius <= DOT_PT && Math.abs(arc.sweepDeg) > 300 &&
    Math.hypot(arc.cx - at.x, arc.cy - at.y) <= arc.radius + MEET_PT
  );

/** The end of a stroke away from a point. */
function farEnd({ x1, y1, x2, y2 }: Segment, { x, y }: Point): Point {
  return Math.hypot(x1 - x, y1 - y) > Math.hypot(x2 - x, y2 - y)
    ? { x: x1, y: y1 }
    : { x: x2, y: y2 };
}

const lengthOf = ({ x1, y1, x2, y2 }: Segment): number => Math.hypot(x2 - x1, y2 - y1);
const directionOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

/** Points by square, so that a stroke's end is held only against those near it. */
class Buckets {
  readonly #squares = new Map<number, number[]>();
  /** Squares of 16 points with any point near: most strokes of a page are told by them to be far from all. */
  readonly #regions = new Uint8Array(512 * 512);

  constructor(points: readonly Point[], private readonly reach: number) {
    points.forEach(({ x, y }, index) => {
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          this.#regions[regionOf(x + dx * reach, y + dy * reach)] = 1;
          const key = this.#keyOf(x + dx * reach, y + dy * reach);
          const square = this.#squares.get(key);
          if (!square) this.#squares.set(key, [index]);
          else if (!square.includes(index)) square.push(index);
        }
      }
    });
  }

  /** True where a point may lie within reach. */
  has(x: number, y: number): boolean {
    return this.#regions[regionOf(x, y)] === 1 && this.#squares.has(this.#keyOf(x, y));
  }

  /** Indices of the points that may lie within reach. */
  at(x: number, y: number): readonly number[] {
    return this.#squares.get(this.#keyOf(x, y)) ?? NONE;
  }

  #keyOf(x: number, y: number): number {
    return (Math.floor(x / this.reach) * 8192 + Math.floor(y / this.reach)) | 0;
  }
}

/** Pages are at most 200 in wide; what lies beyond shares regions, which costs time alone. */
const regionOf = (x: number, y: number): number => ((x >> 4) & 511) * 512 + ((y >> 4) & 511);

const NONE: readonly number[] = [];
