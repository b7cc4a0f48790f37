/**
 * Door swings of a picture: a thin leaf that stands off one jamb of an opening, and a quarter circle of ink from
 * its tip to the other jamb. Anything less is left out.
 */
import type { Segment } from "../../_shared/domain/page_reading.ts";

/** Grey pixels, row by row, 0 black to 255 white. */
interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

type Point = { x: number; y: number };

/** Thin lines of a scan are grey. */
const DARK = 205;
/** Lengths of leaves in inches on paper. */
const MIN_LEAF_IN = 0.18;
const MAX_LEAF_IN = 1.4;
/** Leaves are drawn with thinner lines than this share of their length. */
const MAX_THICKNESS = 0.2;
/** Share of a quarter circle that must be ink, and may be ink a little inside and outside of it. */
const MIN_INK = 0.92;
const MAX_STRAY = 0.3;
/** Where stray ink is looked for, as shares of the radius. */
const INSIDE = 0.86, OUTSIDE = 1.14;
/** Share of the closed leaf that may be ink: an opening is drawn empty or with a threshold. */
const MAX_CLOSED = 0.5;
/** Jambs stand within this share of the leaf beyond both ends of the opening. */
const JAMB_REACH = 0.3;
const JAMB_PX = 3;
/** Radius and leaf differ by at most this share, or this many pixels. */
const RADIUS_SLACK = 0.06;
const MIN_SLACK_PX = 2;
/** The centre lies at most so many pixels beside the leaf's stroke. */
const MAX_OFF_PX = 4;
/** Share of a stroke that may run on through the wall behind the hinge. */
const MAX_BURIED = 0.25;
const SAMPLES = 48;
/** Strokes an arc is handed on as. */
const STROKES = 12;

/**
 * Finds door swings, each as the short strokes of its arc, one joined to the next.
 *
 * @param strokes straight strokes of the picture in points, as `findRulings` gives them
 * @param dpi     resolution of the picture; the radius is right to two pixels and a half
 */
export function findRasterSwings(
  picture: Picture,
  dpi: number,
  strokes: readonly Segment[],
): Segment[] {
  const scale = dpi / 72;
  const lines = strokes.map(({ x1, y1, x2, y2, width }): Stroke => ({
    ends: [{ x: x1 * scale, y: y1 * scale }, { x: x2 * scale, y: y2 * scale }],
    isUpright: x1 === x2,
    width: width * scale,
  }));
  const found: Swing[] = [];
  for (const { hinge, tip } of lines.flatMap((line) => leavesOf(line, lines, dpi))) {
    for (const side of [1, -1] as const) {
      const swing = swingAt(picture, hinge, tip, side);
      if (!swing) continue;
      const known = found.findIndex((other) => isSame(other, swing));
      if (known < 0) found.push(swing);
      else if (found[known].ink < swing.ink) found[known] = swing;
    }
  }
  return found.flatMap((swing) => toStrokes(swing, 1 / scale));
}

/** A straight stroke in pixels, level or upright. */
interface Stroke {
  ends: [Point, Point];
  isUpright: boolean;
  width: number;
}

/** Leaves a stroke may be: from each end, or from where a wall's face crosses it near that end, to the other. */
function leavesOf(stroke: Stroke, all: readonly Stroke[], dpi: number) {
  const { ends, isUpright, width } = stroke;
  const [along, across] = isUpright ? ["y", "x"] as const : ["x", "y"] as const;
  const length = Math.abs(ends[1][along] - ends[0][along]);
  const isLeaf = length >= MIN_LEAF_IN * dpi && length <= MAX_LEAF_IN * dpi &&
    width <= MAX_THICKNESS * length;
  if (!isLeaf) return [];
  return [ends, [ends[1], ends[0]]].flatMap(([end, tip]) => {
    const faces = all.filter((wall) =>
      wall.isUpright !== isUpright &&
      Math.abs(wall.ends[0][along] - end[along]) < MAX_BURIED * length &&
      Math.min(wall.ends[0][across], wall.ends[1][across]) < end[across] + MAX_OFF_PX &&
      Math.max(wall.ends[0][across], wall.ends[1][across]) > end[across] - MAX_OFF_PX
    ).flatMap((wall) => [-0.5, 0.5].map((side) => wall.ends[0][along] + side * wall.width));
    const places = [end[along], ...faces].filter((at, index, every) =>
      every.findIndex((other) => Math.abs(other - at) < MIN_SLACK_PX) === index
    );
    return places.map((at) => ({ hinge: { ...end, [along]: at }, tip }));
  });
}

/** A quarter circle around the hinge, from the tip of the leaf by 90° to one side. */
interface Swing {
  hinge: Point;
  radius: number;
  /** Direction of the open leaf, radians as seen on the picture (y down). */
  from: number;
  side: 1 | -1;
  /** Share of the circle that is ink, counted with and without a pixel of play: at most 2. */
  ink: number;
}

function swingAt(picture: Picture, hinge: Point, tip: Point, side: 1 | -1): Swing | null {
  const leaf = Math.hypot(tip.x - hinge.x, tip.y - hinge.y);
  const from = Math.atan2(tip.y - hinge.y, tip.x - hinge.x);
  const slack = Math.max(MIN_SLACK_PX, RADIUS_SLACK * leaf);
  const [dx, dy] = [-Math.sin(from), Math.cos(from)];
  let best: Swing | null = null;
  const allowed = (1 - MIN_INK) * SAMPLES;
  // Leaves are drawn with two sides: the circle's centre lies on one of them.
  for (let off = -MAX_OFF_PX; off <= MAX_OFF_PX; off++) {
    const centre = { x: hinge.x + off * dx, y: hinge.y + off * dy };
    for (let radius = Math.ceil(leaf - slack); radius <= leaf + slack; radius++) {
      const swing = { hinge: centre, radius, from, side };
      const near = inkOn(picture, swing, { reach: 1, allowed });
      if (near === 0) continue;
      const ink = near + inkOn(picture, swing, { reach: 0, allowed: SAMPLES });
      if (ink > (best?.ink ?? 0)) best = { ...swing, ink };
    }
  }
  if (!best) return null;
  const swing = best;
  const stray = [INSIDE, OUTSIDE].map((share) =>
    inkOn(picture, { ...swing, radius: share * swing.radius }, { reach: 0, allowed: SAMPLES })
  );
  return stray.every((ink) => ink <= MAX_STRAY) && isOpening(picture, swing) ? swing : null;
}

/** Share of the arc, ends left out, that has ink within `reach` pixels of its radius; 0 when more than allowed has none. */
function inkOn(
  picture: Picture,
  { hinge, radius, from, side }: Omit<Swing, "ink">,
  { reach, allowed }: { reach: number; allowed: number },
): number {
  let ink = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const angle = from + side * (0.06 + 0.88 * (sample + 0.5) / SAMPLES) * Math.PI / 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    for (let off = -reach; off <= reach; off++) {
      if (isDark(picture, hinge.x + (radius + off) * dx, hinge.y + (radius + off) * dy)) {
        ink++;
        break;
      }
    }
    if (sample + 1 - ink > allowed) return 0;
  }
  return ink / SAMPLES;
}

/** True where the closed leaf would stand between two jambs and nothing fills its place. */
function isOpening(picture: Picture, { hinge, radius, from, side }: Swing): boolean {
  const closed = from + side * Math.PI / 2;
  const [dx, dy] = [Math.cos(closed), Math.sin(closed)];
  const inkAlong = (start: number, end: number) => {
    let ink = 0;
    for (let at = start; at < end; at++) {
      if (isDark(picture, hinge.x + at * dx, hinge.y + at * dy)) ink++;
    }
    return ink;
  };
  const reach = JAMB_REACH * radius;
  return inkAlong(0.1 * radius, 0.9 * radius) <= MAX_CLOSED * 0.8 * radius &&
    inkAlong(-reach, 0) >= JAMB_PX && inkAlong(radius, radius + reach) >= JAMB_PX;
}

function isDark({ width, height, pixels }: Picture, x: number, y: number): boolean {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column >= 0 && row >= 0 && column < width && row < height &&
    pixels[row * width + column] < DARK;
}

const isSame = (a: Swing, b: Swing): boolean =>
  Math.hypot(a.hinge.x - b.hinge.x, a.hinge.y - b.hinge.y) < 0.2 * a.radius &&
  Math.abs(a.radius - b.radius) < 0.2 * a.radius;

function toStrokes({ hinge, radius, from, side }: Swing, scale: number): Segment[] {
  const points = Array.from({ length: STROKES + 1 }, (_, at) => {
    const angle = from + side * (at / STROKES) * Math.PI / 2;
    return {
      x: (hinge.x + radius * Math.cos(angle)) * scale,
      y: (hinge.y + radius * Math.sin(angle)) * scale,
    };
  });
  return points.slice(1).map(({ x, y }, at) => ({
    x1: points[at].x,
    y1: points[at].y,
    x2: x,
    y2: y,
    width: 0.5,
    isDashed: false,
  }));
}
