/**
 * Travel paths as they are drawn: a broken line of several legs with its length lettered beside it. The printed
 * length becomes a dimension, and where the scale is verified the length of the line stands beside it.
 */
import type { Dimension, DrawingScale } from "../../../_shared/domain/plan_set.ts";
import type { PageReading, Segment } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { fromPieces } from "../evidence.ts";
import { emOf, type Line } from "../layout/layout.ts";

const PATH_WORDS = /\b(COMMON PATH|TRAVEL|EXIT ACCESS|C\.?P\.?E\.?T|DEAD[- ]?END)\b/i;
/** Shorter lengths in such sentences are limits of something else. */
const MIN_PATH_IN = 120;
/** Legs shorter than this in points are dashes or arrowheads. */
const MIN_LEG_PT = 12;
const MEET_PT = 2;
/** Lettering stands within this many of its heights of its path. */
const REACH_EM = 5;
/** A line this much longer or shorter than its lettering is another line. */
const NEAR = 0.25;

/** A dashed line of one leg or more, without branches. */
interface Path {
  legs: Segment[];
  lengthPt: number;
}

/** Printed lengths of travel that stand at a drawn path. */
export function findTravelPaths(
  page: PageReading,
  lines: readonly Line[],
  scaleAt: (box: PointRect) => DrawingScale | null,
): Dimension[] {
  const labels = lines.filter((line) => PATH_WORDS.test(line.text)).flatMap((line) => {
    const lengths = findLengths(normaliseMarks(line.text))
      .filter((it) => it.valueIn >= MIN_PATH_IN);
    return lengths.length === 1 ? [{ line, valueIn: lengths[0].valueIn }] : [];
  });
  if (labels.length === 0) return [];
  const paths = chain(page.segments.filter((it) => it.isDashed && lengthOf(it) >= MIN_LEG_PT));
  return labels.flatMap(({ line, valueIn }): Dimension[] => {
    const scale = scaleAt(line.box);
    if (!scale?.pointsPerFoot) return [];
    const path = pathAt(paths, line, valueIn / 12 * scale.pointsPerFoot);
    if (!path) return [];
    const measuredIn = Math.round(path.lengthPt / scale.pointsPerFoot * 12);
    return [{
      ...fromPieces(page, [line]),
      valueIn,
      measuredIn: scale.isVerified ? measuredIn : null,
      qualifier: PATH_WORDS.exec(line.text)![1].toUpperCase(),
      orientation: "other",
    }];
  });
}

/** The path that fits the lettered length best among those the lettering stands at. */
function pathAt(paths: readonly Path[], line: Line, expectedPt: number): Path | null {
  const reach = REACH_EM * emOf(line);
  const off = (path: Path) => Math.abs(path.lengthPt - expectedPt);
  const near = paths.filter((path) =>
    off(path) <= NEAR * expectedPt && path.legs.some((leg) => distance(leg, line.box) <= reach)
  );
  return near.sort((a, b) => off(a) - off(b))[0] ?? null;
}

/** Dashed strokes that meet end to end, as one path each; where three meet there is no path. */
function chain(strokes: readonly Segment[]): Path[] {
  const rest = new Set(strokes);
  const paths: Path[] = [];
  for (const first of strokes) {
    if (!rest.delete(first)) continue;
    const legs = [first];
    const open = [first];
    while (open.length > 0) {
      const leg = open.pop()!;
      for (const other of rest) {
        if (!meets(leg, other)) continue;
        rest.delete(other);
        legs.push(other);
        open.push(other);
      }
    }
    const branches = legs.filter((leg) =>
      legs.filter((it) => it !== leg && meets(leg, it)).length > 2
    );
    if (branches.length > 0) continue;
    paths.push({ legs, lengthPt: legs.reduce((sum, leg) => sum + lengthOf(leg), 0) });
  }
  return paths;
}

const lengthOf = ({ x1, y1, x2, y2 }: Segment): number => Math.hypot(x2 - x1, y2 - y1);

function meets(a: Segment, b: Segment): boolean {
  return [[a.x1, a.y1], [a.x2, a.y2]].some(([x, y]) =>
    [[b.x1, b.y1], [b.x2, b.y2]].some(([u, v]) => Math.hypot(x - u, y - v) <= MEET_PT)
  );
}

/** Distance from a stroke to the middle line of a box, along which its lettering stands. */
function distance({ x1, y1, x2, y2 }: Segment, box: PointRect): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const y = box.y + box.height / 2;
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) => ({ x: box.x + share * box.width, y }));
  return Math.min(...points.map((point) => {
    const along = ((point.x - x1) * (x2 - x1) + (point.y - y1) * (y2 - y1)) / (length || 1);
    const at = Math.max(0, Math.min(length, along)) / (length || 1);
    return Math.hypot(point.x - x1 - at * (x2 - x1), point.y - y1 - at * (y2 - y1));
  }));
}
