/**
 * Level and upright strokes of a picture: runs of dark pixels, joined across neighbouring rows. Scanned
 * schedules need them as much as drawn ones.
 */
import { findRuns, type Run } from "../../_providers/ocr/picture.ts";
import type { GreyImage } from "../../_providers/pdf/mod.ts";
import type { Segment } from "../../_shared/domain/page_reading.ts";

/** Lengths in inches on paper. */
const MIN_RUN_IN = 0.14;
const MIN_LENGTH_IN = 0.2;
const MAX_THICKNESS_IN = 0.07;
/** A scanned stroke may be broken by this many pixels. */
const MAX_GAP_PX = 2;
/** A stroke may lean by this share of its length. */
const MAX_LEAN = 0.015;

/** A stroke while it is being joined: along from–to, summed across positions. */
interface Strip {
  from: number;
  to: number;
  area: number;
  across: number;
  first: number;
  last: number;
}

/**
 * Finds strokes.
 *
 * @param dpi resolution of the picture; the answer is in points from its top left corner
 */
export function findRulings(picture: GreyImage, dpi: number): Segment[] {
  const scale = 72 / dpi;
  const { level, upright } = findRuns(picture, { least: MIN_RUN_IN * dpi, gap: MAX_GAP_PX });
  return [
    ...joinRuns(level, dpi).map((strip) => toSegment(strip, scale, false)),
    ...joinRuns(upright, dpi).map((strip) => toSegment(strip, scale, true)),
  ];
}

function toSegment(strip: Strip, scale: number, isUpright: boolean): Segment {
  const across = round((strip.across / strip.area + 0.5) * scale);
  const from = round(strip.from * scale);
  const to = round(strip.to * scale);
  const width = round(strip.area / (strip.to - strip.from) * scale);
  return isUpright
    ? { x1: across, y1: from, x2: across, y2: to, width, isDashed: false }
    : { x1: from, y1: across, x2: to, y2: across, width, isDashed: false };
}

/** Strips of runs that lie on neighbouring lines; those that are strokes. */
function joinRuns(runs: readonly Run[], dpi: number): Strip[] {
  const done: Strip[] = [];
  let open: Strip[] = [];
  for (let next = 0; next < runs.length;) {
    const { line } = runs[next];
    const kept = new Set<Strip>();
    for (; runs[next]?.line === line; next++) kept.add(joinRun(open, runs[next]));
    for (const strip of open) if (!kept.has(strip)) done.push(strip);
    open = [...kept];
  }
  done.push(...open);
  return done.filter((strip) => {
    const length = strip.to - strip.from;
    const thickness = strip.area / length;
    const lean = strip.last - strip.first + 1 - thickness;
    return length >= MIN_LENGTH_IN * dpi && thickness <= MAX_THICKNESS_IN * dpi &&
      thickness * 4 <= length && lean <= Math.max(4, length * MAX_LEAN);
  });
}

/** Adds a run to the strip it touches, or starts a strip. */
function joinRun(open: readonly Strip[], run: Run): Strip {
  const length = run.to - run.from;
  const strip =
    open.find((each) =>
      each.last === run.line - 1 && run.from <= each.to + 3 && run.to >= each.from - 3
    ) ?? open.find((each) => each.last === run.line && run.from <= each.to && run.to >= each.from);
  if (!strip) {
    return {
      from: run.from,
      to: run.to,
      area: length,
      across: length * run.line,
      first: run.line,
      last: run.line,
    };
  }
  strip.from = Math.min(strip.from, run.from);
  strip.to = Math.max(strip.to, run.to);
  strip.area += length;
  strip.across += length * run.line;
  strip.last = run.line;
  return strip;
}

const round = (value: number): number => Math.round(value * 100) / 100;
