/** What closes a shower on its four sides: walls, and lines or the extremes of curves on the found. */
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../_shared/geometry.ts";
import type { FixturePlace } from "./fixture_shapes.ts";
import type { FoundFixture } from "./fixtures.ts";
import { isIn, type Point } from "./lines.ts";

/** What may close a shower beside walls: lines, broken ones too, and curves. */
export interface Closing {
  strokes: readonly Segment[];
  arcs: readonly Arc[];
}

/** What lies around a sign of a shower. */
export interface Enclosure {
  box: PointRect;
  /** One side at least is closed by something else than a wall. */
  isOpen: boolean;
  /** Places before those sides. */
  before: Point[];
}

/** Sides of showers, inches. */
const SHORT_IN = [26, 64] as const, LONG_IN = [30, 90] as const;
/** A line of a side is so long at least, and lies so far from the sign at least, inches. */
const LINE_IN = 9, OFF_IN = 3;
/** How close to its side a line runs, and how far off a wall is felt for, inches. */
const ALONG_IN = 1.6, FELT_IN = [-1, 1, 3] as const;
/** Share of each side, and of all, that must be closed; share of a side that makes it a wall. */
const LEAST_CLOSED = 0.36, CLOSED = 0.7, WALLED = 0.6;
/** A leaf ends so near to the middle of its swing, and to the swing, inches. */
const LEAF_IN = 3;
/** The extreme of a curve counts as so much of a side. */
const CURVE_SHARE = 0.5;
/** Places looked at on each side; lines at one step are tiles from so many on, up to this step, inches. */
const MOST_PLACES = 5, TILES = 4, TILE_IN = 14, SAME_STEP_IN = 0.4;
const SAMPLES = 12;
/** Before a side, inches. */
const BEFORE_IN = 10;

type Axis = "x" | "y";

/** A place where one side may be. */
interface Edge {
  at: number;
  isWall: boolean;
}

/** A line along a side, from end to end; the extreme of a curve is a point. */
interface Line {
  at: number;
  from: number;
  to: number;
}

/** The box around a floor, or a place on it, that is closed best; null where none is. */
export function enclosureOf(
  floor: PointRect,
  { strokes, arcs }: Closing,
  { found, taken, place }: {
    found: readonly FoundFixture[];
    /** Showers known already. */
    taken: readonly PointRect[];
    place: FixturePlace;
  },
): Enclosure | null {
  const inch = place.pointsPerFoot / 12;
  const reach = LONG_IN[1] * inch;
  const isNear = (x: number, y: number) =>
    x > floor.x - reach && x < floor.x + floor.width + reach && y > floor.y - reach &&
    y < floor.y + floor.height + reach;
  const upright: Line[] = [], level: Line[] = [];
  for (const { x1, y1, x2, y2 } of strokes) {
    if (!isNear((x1 + x2) / 2, (y1 + y2) / 2)) continue;
    const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    if (dx < 0.02 * dy) {
      upright.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) });
    } else if (dy < 0.02 * dx) {
      level.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) });
    }
  }
  const curved = arcs.filter(({ cx, cy, radius, sweepDeg }) =>
    isNear(cx, cy) && radius > LINE_IN * inch && sweepDeg < 200
  ).filter((it) => !hasLeaf(it, strokes, LEAF_IN * inch));
  const extremes = {
    x: curved.flatMap((it) => extremesOf(it, "x")),
    y: curved.flatMap((it) => extremesOf(it, "y")),
  };
  const site: Site = { floor, lines: { x: upright, y: level }, extremes, found, place, inch };
  const edges = (axis: Axis, way: 1 | -1) => edgesAt(site, axis, way);
  const [lefts, rights, tops, bottoms] = [
    edges("x", -1),
    edges("x", 1),
    edges("y", -1),
    edges("y", 1),
  ];
  let best: Enclosure | null = null, most = CLOSED;
  for (const left of lefts) {
    for (const right of rights) {
      for (const top of tops) {
        for (const bottom of bottoms) {
          const box = {
            x: left.at,
            y: top.at,
            width: right.at - left.at,
            height: bottom.at - top.at,
          };
          if (!isSized(box, inch) || taken.some((it) => isIn(box, centre(it)))) continue;
          const closed = closedOf(box, site);
          const share = closed === null ? 0 : closed.share;
          // Of boxes closed as well, the smaller.
          const worth = share - SMALLER * box.width * box.height / reach ** 2;
          if (closed === null || worth <= most) continue;
          most = worth;
          best = { box, isOpen: closed.isOpen, before: closed.before };
        }
      }
    }
  }
  return best;
}

const SMALLER = 0.1;

/** What the sides are looked for among. */
interface Site {
  floor: PointRect;
  /** Upright lines by x, level ones by y. */
  lines: Record<Axis, Line[]>;
  extremes: Record<Axis, Line[]>;
  found: readonly FoundFixture[];
  place: FixturePlace;
  inch: number;
}

const isSized = ({ width, height }: PointRect, inch: number): boolean => {
  const [short, long] = [Math.min(width, height) / inch, Math.max(width, height) / inch];
  return short >= SHORT_IN[0] && short <= SHORT_IN[1] && long >= LONG_IN[0] && long <= LONG_IN[1];
};

/** Where a side may be, the nearest first: lines and curves, and the next wall. */
function edgesAt(
  { floor, lines, extremes, place, inch }: Site,
  axis: Axis,
  way: 1 | -1,
): Edge[] {
  const other = axis === "x" ? "y" : "x";
  const [size, otherSize] = axis === "x"
    ? ["width", "height"] as const
    : ["height", "width"] as const;
  const start = way === 1 ? floor[axis] + floor[size] : floor[axis];
  const [low, high] = [floor[other], floor[other] + floor[otherSize]];
  const off = floor[size] > 0 ? -OFF_IN : OFF_IN;
  const isAhead = (at: number) => (at - start) * way > off * inch;
  // Lines beside the floor close it, not those that pass far off.
  const reach = LONG_IN[1] * inch;
  const beside = lines[axis].filter(({ from, to }) =>
    to - from >= LINE_IN * inch && to > low - reach / 2 && from < high + reach / 2
  );
  const places = [...beside, ...extremes[axis]].map(({ at }) => at).sort((a, b) => a - b);
  const sorted = withoutTiles(distinct(places, inch), inch).filter(isAhead);
  if (way === -1) sorted.reverse();
  const wall = wallAt({ floor, place, inch }, axis, way);
  const nearer = wall === null ? sorted : sorted.filter((at) => (wall - at) * way > inch);
  const edges = nearer.slice(0, MOST_PLACES).map((at): Edge => ({ at, isWall: false }));
  return wall === null ? edges : [...edges, { at: wall, isWall: true }];
}

/** The next wall, from the middle of the floor. */
function wallAt(
  { floor, place: { isWall }, inch }: Pick<Site, "floor" | "place" | "inch">,
  axis: Axis,
  way: 1 | -1,
): number | null {
  const x = floor.x + floor.width / 2, y = floor.y + floor.height / 2;
  for (let step = OFF_IN; step <= LONG_IN[1]; step += 0.5) {
    const by = step * inch * way;
    const [px, py] = axis === "x" ? [x + by, y] : [x, y + by];
    if (isWall(px, py)) return axis === "x" ? px : py;
  }
  return null;
}

/** Sorted places without those right behind another. */
const distinct = (places: readonly number[], inch: number): number[] =>
  places.filter((at, index) => index === 0 || at - places[index - 1] > 0.5 * inch);

/** Sorted places without those within a row at one step. */
function withoutTiles(places: readonly number[], inch: number): number[] {
  const kept: number[] = [];
  for (let start = 0; start < places.length;) {
    let end = start + 1;
    const step = places[end] - places[start];
    if (step <= TILE_IN * inch) {
      while (
        end + 1 < places.length &&
        Math.abs(places[end + 1] - places[end] - step) < SAME_STEP_IN * inch
      ) end++;
    }
    if (end < places.length && end - start + 1 >= TILES) {
      kept.push(places[start], places[end]);
      start = end + 1;
    } else kept.push(places[start++]);
  }
  return kept;
}

/** How much of a box is closed; null where a side is open. */
function closedOf(box: PointRect, site: Site) {
  const { x, y, width, height } = box;
  const { inch } = site;
  const sides = [
    { axis: "x", at: x, from: y, to: y + height, out: -1 },
    { axis: "x", at: x + width, from: y, to: y + height, out: 1 },
    { axis: "y", at: y, from: x, to: x + width, out: -1 },
    { axis: "y", at: y + height, from: x, to: x + width, out: 1 },
  ] as const;
  let all = 0, walls = 0;
  const before: Point[] = [];
  for (const { axis, at, from, to, out } of sides) {
    const closed = closedSide(site, axis, { at, from, to });
    if (closed === null) return null;
    all += closed.share;
    if (closed.wall >= WALLED) {
      walls++;
      continue;
    }
    const middle = (from + to) / 2, ahead = at + out * BEFORE_IN * inch;
    before.push(axis === "x" ? { x: ahead, y: middle } : { x: middle, y: ahead });
  }
  return walls === 0 ? null : { share: all / sides.length, isOpen: walls < sides.length, before };
}

/** How much of a side is closed, and by walls; null where too little, or where it is the edge of another fixture. */
function closedSide(
  { lines, extremes, found, place: { isWall }, inch }: Site,
  axis: Axis,
  { at, from, to }: Line,
): { share: number; wall: number } | null {
  const slack = ALONG_IN * inch;
  const along = lines[axis].filter((it) => Math.abs(it.at - at) < slack);
  const out = FELT_IN.map((it) => it * inch);
  let wall = 0, closed = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const on = from + (to - from) * (sample + 0.5) / SAMPLES;
    const isWalled = out.some((by) =>
      [at + by, at - by].some((it) => axis === "x" ? isWall(it, on) : isWall(on, it))
    );
    if (isWalled) wall++;
    if (isWalled || along.some((it) => it.from <= on && it.to >= on)) closed++;
  }
  const isRound = extremes[axis].some((it) =>
    Math.abs(it.at - at) < slack && it.from > from - slack && it.from < to + slack
  );
  const share = Math.min(1, closed / SAMPLES + (isRound ? CURVE_SHARE : 0));
  if (share < LEAST_CLOSED) return null;
  const isEdge = wall / SAMPLES < WALLED && found.some(({ box }) => {
    const [low, size, otherLow, otherSize] = axis === "x"
      ? [box.x, box.width, box.y, box.height]
      : [box.y, box.height, box.x, box.width];
    const isOn = Math.abs(low - at) < slack || Math.abs(low + size - at) < slack;
    return isOn && otherLow < to && otherLow + otherSize > from;
  });
  return isEdge ? null : { share, wall: wall / SAMPLES };
}

/** A door's swing: a leaf runs from its middle to its end. */
function hasLeaf(
  { cx, cy, radius }: Arc,
  strokes: readonly Segment[],
  slack: number,
): boolean {
  const isMiddle = (x: number, y: number) => Math.hypot(x - cx, y - cy) < slack;
  const isOn = (x: number, y: number) => Math.abs(Math.hypot(x - cx, y - cy) - radius) < slack;
  return strokes.some(({ x1, y1, x2, y2 }) =>
    isMiddle(x1, y1) && isOn(x2, y2) || isMiddle(x2, y2) && isOn(x1, y1)
  );
}

/** Where an arc comes farthest along an axis: a point, as `from` and `to` across it. */
function extremesOf({ cx, cy, radius, startDeg, sweepDeg }: Arc, axis: Axis): Line[] {
  const degrees = axis === "x" ? [0, 180] : [90, 270];
  return degrees.filter((it) =>
    ((it - startDeg) % 360 + 360) % 360 <= sweepDeg + 2 ||
    ((it - startDeg) % 360 + 360) % 360 >= 358
  ).map((deg): Line => {
    const px = cx + radius * Math.cos(deg * Math.PI / 180);
    const py = cy - radius * Math.sin(deg * Math.PI / 180);
    return axis === "x" ? { at: px, from: py, to: py } : { at: py, from: px, to: px };
  });
}
