/** Columns of tables that have row rulings only: the stretches of paper no row writes in. */
import type { Word } from "../../../_shared/domain/page_reading.ts";
import { median } from "../layout/layout.ts";

/** A row of a table before it has columns. */
export interface WordBand {
  top: number;
  bottom: number;
  words: Word[];
}

interface Extent {
  from: number;
  to: number;
}

/** Runs of words of a band, cut where the gap is wider than lettering leaves between words. */
function runsOf(band: WordBand): { left: number; right: number }[] {
  const runs: { left: number; right: number }[] = [];
  for (const { box, sizePt } of [...band.words].sort((a, b) => a.box.x - b.box.x)) {
    const last = runs.at(-1);
    if (last && box.x - last.right < 0.9 * Math.max(sizePt, 4)) {
      last.right = Math.max(last.right, box.x + box.width);
    } else runs.push({ left: box.x, right: box.x + box.width });
  }
  return runs;
}

/** Stretches of paper between columns where rulings are missing: free of words in all bands of several runs. */
export function findGutters(group: Extent, filled: readonly WordBand[]): number[] {
  const rows = filled.map(runsOf).filter((runs) => runs.length >= 2);
  const heights = filled.map((band) => band.bottom - band.top);
  const em = median(filled.flatMap((band) => band.words.map((word) => word.sizePt))) || 8;
  if (rows.length < 3 || rows.length < 0.6 * filled.length || median(heights) > 4.5 * em) return [];
  const runs = rows.flat().sort((a, b) => a.left - b.left);
  const gutters: number[] = [];
  let right = runs[0].right;
  for (const run of runs) {
    if (run.left - right > 0.8 * em) gutters.push(run.left - 0.4 * em);
    right = Math.max(right, run.right);
  }
  return gutters.filter((at) => at > group.from + em && at < group.to - em);
}

/** Of so many columns some have a head of their own. */
const LEAST_HEADED = 0.6;

/**
 * Stands a head over most of the columns in a band without rulings between them, each within its own? A title runs
 * across, or stands over one.
 */
export function isUnruledHead(band: WordBand, edges: readonly number[]): boolean {
  const runs = runsOf(band);
  const columns = runs.map(({ left, right }) =>
    edges.findIndex((edge, at) =>
      at + 1 < edges.length && left >= edge - 1 && right <= edges[at + 1] + 1
    )
  );
  const headed = new Set(columns);
  return runs.length >= 2 && !headed.has(-1) && headed.size >= 2 &&
    headed.size >= LEAST_HEADED * (edges.length - 1);
}

/** A band whose words run across a gutter is a title. */
export function isTitleBand(band: WordBand, gutters: readonly number[]): boolean {
  const runs = runsOf(band);
  return runs.length === 1 && gutters.some((at) => runs[0].left < at && runs[0].right > at);
}
