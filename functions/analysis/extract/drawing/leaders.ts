/**
 * Leaders: lines that run from a callout, straight, bent or curved, to an arrow or a dot at the thing it speaks of. A
 * line whose end shows neither is none, and one that meets several others on its way is given up.
 */
import type { Arc, PageReading, Segment } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { emOf, holds, type Line } from "../layout/layout.ts";
import { Buckets } from "./point_buckets.ts";

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
/** Pieces of a curve drawn as short strokes turn by less, in degrees; most of them in one curve. */
const SMOOTH = 30, MAX_PIECES = 200;
/** A leader begins so near to the outline of a bubble, in points, and goes off within so many degrees of outwards. */
const AROUND_PT = 1.5, OUTWARDS = 60;
/** A line that ends at a solid shape points at its middle, within so many degrees. */
const AIM = 40;

/** A stroke of a leader, straight or bent, from either end. */
interface Path {
  from: Point;
  to: Point;
  /** A point towards which it leaves `from`, and one it comes to `to` from. */
  leaves: Point;
  comes: Point;
  /** The strokes it is made of. */
  strokes: readonly unknown[];
}

/** Where a leader has come to, the point it comes from, and the strokes it came by. */
interface Way {
  at: Point;
  back: Point;
  by: readonly unknown[];
}

/** What leaders of a page are made of and end at. */
interface Drawn {
  page: PageReading;
  blobs: Buckets;
}

/**
 * Where the leaders of callouts end: for each callout the points at its arrows or dots, none where it has no leader.
 *
 * @param callouts lines of each callout, top to bottom
 */
export function leaderEnds(page: PageReading, callouts: readonly (readonly Line[])[]): Point[][] {
  return endsFrom(page, callouts.map(sidesOf));
}

/** Where leaders end that begin at bubbles around marks: for each bubble the points at its arrows or dots. */
export function leaderEndsOfBubbles(page: PageReading, bubbles: readonly PointRect[]): Point[][] {
  return endsFrom(
    page,
    bubbles.map((box, callout) => [{ ...centre(box), callout, em: 0, away: 0, width: 0, box }]),
  );
}

/**
 * For each line the stroke that goes off at its left end and the one at its right, at half of its height. A stroke that
 * begins where another ends is of an outline.
 */
export function strokesBeside(page: PageReading, lines: readonly Line[]): [unknown, unknown][] {
  const found = lines.map((): [unknown, unknown] => [null, null]);
  const sides = lines.flatMap((line, index) =>
    sidesOf([line], index).filter(({ width }) => width === 0)
      .map((side) => ({ ...side, callout: 2 * index + (side.away < 0 ? 0 : 1) }))
  );
  const starts = startsOf(page, sides);
  const met = pathsAt(page, starts.map(({ from }) => from));
  for (const [index, { callout, way }] of starts.entries()) {
    if (met[index].length === 1) found[callout >> 1][callout & 1] ??= way.by[0];
  }
  return found;
}

function endsFrom(page: PageReading, sides: readonly (readonly Side[])[]): Point[][] {
  const ends: Point[][] = sides.map(() => []);
  let ways: { callout: number; way: Way }[] = startsOf(page, sides.flat());
  if (ways.length === 0) return ends;
  const drawn = { page, blobs: blobsOf(page) };
  for (let count = 0; count < STROKES && ways.length > 0; count++) {
    const met = pathsAt(page, ways.map(({ way }) => way.at));
    ways = ways.flatMap(({ callout, way }, index) => {
      const others = met[index].filter(({ strokes }) => !way.by.includes(strokes[0]));
      const tip = tipOf(way, others, drawn);
      if (tip) {
        ends[callout].push(tip);
        return [];
      }
      if (others.length !== 1) return [];
      const [{ to, comes, strokes }] = others;
      return [{ callout, way: { at: to, back: comes, by: strokes } }];
    });
  }
  return ends;
}

/** The small solid shapes of a page by place, indexed once. */
function blobsOf(page: PageReading): Buckets {
  const known = indexed.get(page);
  if (known) return known;
  const blobs = new Buckets((page.blobs ?? []).map(centre), HEAD_PT);
  indexed.set(page, blobs);
  return blobs;
}

const indexed = new WeakMap<PageReading, Buckets>();

/** Where a leader ends that has come to an arrow or a dot; null where it has not. */
function tipOf(way: Way, others: readonly Path[], { page, blobs }: Drawn): Point | null {
  if (hasHead(way, others) || hasDot(way.at, page.arcs)) return way.at;
  if (!blobs.has(way.at.x, way.at.y)) return null;
  for (const index of blobs.at(way.at.x, way.at.y)) {
    const tip = tipOfBlob(way, page.blobs![index]);
    if (tip) return tip;
  }
  return null;
}

/** A side of a callout at which its leader may begin. */
interface Side {
  callout: number;
  x: number;
  y: number;
  em: number;
  /** -1 for a leader that goes off to the left, 1 to the right. */
  away: number;
  /** Width of the lettering over a line the leader begins with; 0 for a leader that begins beside the text. */
  width: number;
  /** The bubble a leader begins at, anywhere around it; its middle is then the place. */
  box?: PointRect;
}

/** Strokes that leave a callout at one of its sides, or underline a line of it. */
function startsOf(page: PageReading, sides: readonly Side[]) {
  if (sides.length === 0) return [];
  const places = sides.map(({ x, y, em, away }) => ({ x: x + 0.5 * away * em, y }));
  const near = new Buckets(places, Math.max(12, ...sides.map(({ box }) => box ? reachOf(box) : 0)));
  const found = sides.map((): { way: Way; from: Point }[] => []);
  const look = (at: Point, goOn: () => Path) => {
    let path: Path | null = null;
    for (const index of near.at(at.x, at.y)) {
      if (!isAtSide(sides[index], at)) continue;
      path ??= goOn();
      const way = leaving(sides[index], path);
      if (way) found[index].push({ way, from: path.from });
    }
  };
  const { segments } = page;
  for (let index = 0; index < segments.length; index++) {
    const { x1, y1, x2, y2, isDashed } = segments[index];
    if (isDashed) continue;
    if (near.has(x1, y1)) look({ x: x1, y: y1 }, () => pathAlong(segments, index, true));
    if (near.has(x2, y2)) look({ x: x2, y: y2 }, () => pathAlong(segments, index, false));
  }
  for (const bend of page.bends ?? []) {
    for (const path of pathsOf(bend)) {
      if (near.has(path.from.x, path.from.y)) look(path.from, () => path);
    }
  }
  return sides.flatMap(({ callout }, index) =>
    found[index].length > STARTS ? [] : found[index].map((it) => ({ callout, ...it }))
  );
}

/** The sides of a callout: left and right at its first and last line and at its middle, and under these lines. */
function sidesOf(lines: readonly Line[], callout: number): Side[] {
  const [first, last] = [lines[0], lines.at(-1)!];
  const whole = { ...first, box: unionRect(lines.map(({ box }) => box)) };
  const middle = lines.length > 1 ? [{ ...whole, isMiddle: true }] : [];
  return [...new Set<Line & { isMiddle?: boolean }>([first, last]), ...middle]
    .filter((line) => line.turn === 0)
    .flatMap((line) => {
      const { x, y, width, height } = line.box;
      const em = emOf(line);
      const beside = { callout, y: y + height / 2, em, width: 0 };
      const under = { callout, y: y + height, em, width };
      const sides = [{ ...beside, x, away: -1 }, { ...beside, x: x + width, away: 1 }];
      if (line.isMiddle) return sides;
      return [...sides, { ...under, x, away: -1 }, { ...under, x: x + width, away: 1 }];
    });
}

function isAtSide({ x, y, em, away, width, box }: Side, at: Point): boolean {
  if (box) return holds(box, at, AROUND_PT) && Math.hypot(at.x - x, at.y - y) > 0.3 * reachOf(box);
  const gap = (at.x - x) * away;
  if (width > 0) return gap > -em && gap < 2 * em && at.y - y > -0.2 * em && at.y - y < 0.6 * em;
  return gap >= -0.2 * em && gap <= 1.2 * em && Math.abs(at.y - y) <= 0.6 * em;
}

/** The way along a path that begins at a side: off from the text, or, under it, back to this side. */
function leaving({ x, y, em, away, width, box }: Side, path: Path): Way | null {
  const { from, to, comes, strokes } = path;
  if (box) {
    const isOff = !holds(box, to, AROUND_PT) &&
      Math.abs(turnBetween({ x, y }, from, path.leaves)) < OUTWARDS;
    return isOff ? { at: to, back: comes, by: strokes } : null;
  }
  if (width === 0) {
    const goesAway = (to.x - from.x) * away > 0.3 * em;
    return goesAway ? { at: to, back: comes, by: strokes } : null;
  }
  const length = Math.abs(to.x - from.x);
  const isUnder = (x - to.x) * away > 0.7 * width && length < width + 3 * em &&
    Math.abs(to.y - from.y) < 0.3;
  return isUnder ? { at: from, back: to, by: strokes } : null;
}

/** For each point the strokes that end there, seen from it. */
function pathsAt({ segments, bends }: PageReading, points: readonly Point[]): Path[][] {
  const found: Path[][] = points.map(() => []);
  const near = new Buckets(points, MEET_PT);
  const look = (x: number, y: number, goOn: () => Path) => {
    for (const index of near.at(x, y)) {
      const { x: px, y: py } = points[index];
      if (Math.hypot(px - x, py - y) > MEET_PT) continue;
      const path = goOn();
      const isKnown = found[index].some(({ strokes }) => path.strokes.includes(strokes[0]));
      if (!isKnown) found[index].push(path);
    }
  };
  for (let index = 0; index < segments.length; index++) {
    const { x1, y1, x2, y2 } = segments[index];
    if (near.has(x1, y1)) look(x1, y1, () => pathAlong(segments, index, true));
    if (near.has(x2, y2)) look(x2, y2, () => pathAlong(segments, index, false));
  }
  for (const bend of bends ?? []) {
    for (const path of pathsOf(bend)) {
      if (near.has(path.from.x, path.from.y)) look(path.from.x, path.from.y, () => path);
    }
  }
  return found;
}

/** A stroke, with those drawn right after it that run on smoothly as pieces of one curve do. */
function pathAlong(segments: readonly Segment[], index: number, isForward: boolean): Path {
  const ends = ({ x1, y1, x2, y2 }: Segment) =>
    isForward ? [{ x: x1, y: y1 }, { x: x2, y: y2 }] : [{ x: x2, y: y2 }, { x: x1, y: y1 }];
  const [from, leaves] = ends(segments[index]);
  const strokes = [segments[index]];
  let [comes, to] = [from, leaves];
  const step = isForward ? 1 : -1;
  for (let at = index + step; strokes.length < MAX_PIECES && segments[at]; at += step) {
    const [next, far] = ends(segments[at]);
    const isOn = Math.hypot(next.x - to.x, next.y - to.y) < 0.05 &&
      Math.abs(turnBetween(comes, to, far)) < SMOOTH;
    if (!isOn) break;
    strokes.push(segments[at]);
    [comes, to] = [to, far];
  }
  return { from, to, leaves, comes, strokes };
}

/** A curve from its one end and from its other. */
function pathsOf(bend: NonNullable<PageReading["bends"]>[number]): Path[] {
  const { leaves, comes } = bend;
  const [from, to] = [{ x: bend.x1, y: bend.y1 }, { x: bend.x2, y: bend.y2 }];
  return [
    { from, to, leaves, comes, strokes: [bend] },
    { from: to, to: from, leaves: comes, comes: leaves, strokes: [bend] },
  ];
}

/** True where two short strokes spread back from the point, one to each side of the line. */
function hasHead({ at, back }: Way, others: readonly Path[]): boolean {
  const angles = others.filter((it) => Math.hypot(it.to.x - at.x, it.to.y - at.y) <= HEAD_PT)
    .map(({ leaves, from }) => {
      const turn = directionOf(from, leaves) - directionOf(at, back);
      return Math.atan2(Math.sin(turn), Math.cos(turn)) * 180 / Math.PI;
    }).filter((angle) => Math.abs(angle) >= NARROWEST && Math.abs(angle) <= WIDEST);
  return angles.some((angle) => angle > 0) && angles.some((angle) => angle < 0);
}

const hasDot = (at: Point, arcs: readonly Arc[]): boolean =>
  arcs.some((arc) =>
    arc.radius <= DOT_PT && Math.abs(arc.sweepDeg) > 300 &&
    Math.hypot(arc.cx - at.x, arc.cy - at.y) <= arc.radius + MEET_PT
  );

/** Where a line that ends at a small solid shape leaves it on the other side; null where it does not end there. */
function tipOfBlob({ at, back }: Way, box: PointRect): Point | null {
  if (!holds(box, at, MEET_PT)) return null;
  const middle = centre(box);
  const isInside =
    Math.hypot(middle.x - at.x, middle.y - at.y) < 0.3 * Math.max(box.width, box.height);
  if (!isInside && Math.abs(turnBetween(back, at, middle)) > AIM) return null;
  const [dx, dy] = [at.x - back.x, at.y - back.y];
  const rest = (from: number, step: number, low: number, high: number) =>
    step === 0 ? Infinity : Math.max(0, ((step > 0 ? high : low) - from) / step);
  const on = Math.min(
    rest(at.x, dx, box.x, box.x + box.width),
    rest(at.y, dy, box.y, box.y + box.height),
  );
  return Number.isFinite(on) ? { x: at.x + on * dx, y: at.y + on * dy } : at;
}

/** By how much a way turns at a point, in degrees from -180 to 180. */
function turnBetween(back: Point, at: Point, on: Point): number {
  const turn = directionOf(at, on) - directionOf(back, at);
  return Math.atan2(Math.sin(turn), Math.cos(turn)) * 180 / Math.PI;
}

const directionOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
const reachOf = ({ width, height }: PointRect): number => Math.max(width, height) / 2 + AROUND_PT;
