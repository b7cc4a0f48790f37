/**
 * Solid walls of a picture: stretches of ink too thick for a line, handed on as the strokes of their faces, so that
 * what reads drawn walls reads these.
 */
import { DARK, findRuns, type GreyImage, type Run } from "../../_providers/ocr/picture.ts";
import type { Segment } from "../../_shared/domain/page_reading.ts";

/** Thickness and least length of a solid wall, inches on paper. */
const MIN_THICK_IN = 0.045, MAX_THICK_IN = 0.5, MIN_LENGTH_IN = 0.12;
/** Faces of one stretch waver by so many pixels. */
const WAVER_PX = 2;
/** The pen of a face, points: heavier than other lines of a picture. */
const PEN_PT = 1.6;
/** A page with more stretches is a photograph. */
const MAX_STRETCHES = 20_000;

/** A stretch along one axis: `low`–`high` across it, `from`–`to` along it, pixels. */
interface Stretch {
  from: number;
  to: number;
  low: number;
  high: number;
}

/** Faces of solid walls as strokes in points. */
export function findSolidWalls(picture: GreyImage, dpi: number): Segment[] {
  const scale = 72 / dpi;
  const { level, upright } = findRuns(picture, { least: MIN_THICK_IN * dpi, gap: 0 });
  return [false, true].flatMap((isUpright) =>
    joined(stretchesOf(isUpright ? level : upright, dpi), picture, isUpright)
      .filter(({ from, to, low, high }) =>
        to - from >= MIN_LENGTH_IN * dpi && to - from > 0.6 * (high - low)
      ).flatMap(({ from, to, low, high }) =>
        [low, high].map((at): Segment => {
          const [a, b, c] = [from * scale, to * scale, at * scale];
          return isUpright
            ? { x1: c, y1: a, x2: c, y2: b, width: PEN_PT, isDashed: false }
            : { x1: a, y1: c, x2: b, y2: c, width: PEN_PT, isDashed: false };
        })
      )
  );
}

/** Runs of ink across an axis, joined to the like ones beside them. */
function stretchesOf(across: readonly Run[], dpi: number): Stretch[] {
  const least = MIN_THICK_IN * dpi, most = MAX_THICK_IN * dpi;
  const runs = across.filter(({ from, to }) => to - from <= most);
  const done: Stretch[] = [];
  let open: Stretch[] = [];
  for (let next = 0; next < runs.length;) {
    const { line } = runs[next];
    const kept = new Set<Stretch>();
    for (; runs[next]?.line === line; next++) {
      const { from: low, to: high } = runs[next];
      const before = open.find((it) =>
        it.to >= line && Math.abs(it.low - low) <= WAVER_PX && Math.abs(it.high - high) <= WAVER_PX
      );
      if (before) before.to = line + 1;
      kept.add(before ?? { from: line, to: line + 1, low, high });
    }
    for (const stretch of open) if (!kept.has(stretch)) done.push(stretch);
    if (done.length > MAX_STRETCHES) return [];
    open = [...kept];
  }
  return [...done, ...open].filter(({ from, to }) => to - from >= 0.4 * least);
}

/** Stretches of one wall that other walls interrupt, where ink goes on between them. */
function joined(stretches: Stretch[], picture: GreyImage, isUpright: boolean): Stretch[] {
  const sorted = stretches.sort((a, b) => a.low - b.low || a.from - b.from);
  const result: Stretch[] = [];
  for (const stretch of sorted) {
    const before = result.findLast((it) =>
      Math.abs(it.low - stretch.low) <= 2 * WAVER_PX &&
      Math.abs(it.high - stretch.high) <= 2 * WAVER_PX &&
      stretch.from >= it.to - 1 && stretch.from - it.to <= 2.5 * (it.high - it.low) &&
      isInk(picture, isUpright, it.to, stretch.from, (it.low + it.high) >> 1)
    );
    if (before) before.to = Math.max(before.to, stretch.to);
    else result.push({ ...stretch });
  }
  return result;
}

function isInk(
  { width, pixels }: GreyImage,
  isUpright: boolean,
  from: number,
  to: number,
  across: number,
): boolean {
  for (let at = from; at < to; at++) {
    if (pixels[isUpright ? at * width + across : across * width + at] >= DARK) return false;
  }
  return true;
}
