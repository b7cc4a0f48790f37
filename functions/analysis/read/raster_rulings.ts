/**
 * Level and upright strokes of a picture: runs of dark pixels, joined across neighbouring rows. Scanned
 * schedules need them as much as drawn ones.
 */
import type { Segment } from "../../_shared/domain/page_reading.ts";

/** Grey pixels, row by row, 0 black to 255 white. */
interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const DARK = 150;
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
export function findRulings(picture: Picture, dpi: number): Segment[] {
  const scale = 72 / dpi;
  const level = findStrips(picture, dpi, false).map((strip) => toSegment(strip, scale, false));
  const upright = findStrips(picture, dpi, true).map((strip) => toSegment(strip, scale, true));
  return [...level, ...upright];
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

function findStrips(picture: Picture, dpi: number, isUpright: boolean): Strip[] {
  const { width, height, pixels } = picture;
  const [along, across] = isUpright ? [height, width] : [width, height];
  const [stepAlong, stepAcross] = isUpright ? [width, 1] : [1, width];
  const minRun = MIN_RUN_IN * dpi;
  const done: Strip[] = [];
  let open: Strip[] = [];
  for (let line = 0; line < across; line++) {
    const still: Strip[] = [];
    let base = line * stepAcross;
    let start = -1;
    let gap = 0;
    for (let at = 0; at <= along; at++, base += stepAlong) {
      const isDark = at < along && pixels[base] < DARK;
      if (isDark) {
        if (start < 0) start = at;
        gap = 0;
      } else if (start >= 0 && (++gap > MAX_GAP_PX || at === along)) {
        const end = at - gap + 1;
        if (end - start >= minRun) still.push(joinRun(open, { from: start, to: end, line }));
        start = -1;
        gap = 0;
      }
    }
    const kept = new Set(still);
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
function joinRun(open: readonly Strip[], run: { from: number; to: number; line: number }): Strip {
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
