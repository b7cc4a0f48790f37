/** Columns of tables that have row rulings only: the stretches of paper no row writes in. */
import type { Word } from "../../../_shared/domain/page_reading.ts";
import { median, turnOf } from "../layout/layout.ts";

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

interface Run {
  left: number;
  right: number;
}

/** Runs of words, cut where the gap is wider than lettering leaves between words. */
export function runsOf({ words }: { words: readonly Word[] }): Run[] {
  const runs: Run[] = [];
  for (const { box, sizePt } of [...words].sort((a, b) => a.box.x - b.box.x)) {
    const last = runs.at(-1);
    if (last && box.x - last.right < 0.9 * Math.max(sizePt, 4)) {
      last.right = Math.max(last.right, box.x + box.width);
    } else runs.push({ left: box.x, right: box.x + box.width });
  }
  return runs;
}

/** Stretches of paper between columns where rulings are missing: free of words in all bands of several runs. */
export function findGutters(group: Extent, filled: readonly WordBand[]): number[] {
  const rows = filled.map((band) => ({ band, runs: runsOf(withoutGroups(band)) }))
    .filter(({ runs }) => runs.length >= 2);
  const heights = filled.map((band) => band.bottom - band.top);
  const em = median(filled.flatMap((band) => band.words.map((word) => word.sizePt))) || 8;
  if (rows.length < 3 || rows.length < 0.6 * filled.length || median(heights) > 4.5 * em) return [];
  const runs = rows.flatMap((it) => it.runs).sort((a, b) => a.left - b.left);
  const gutters: number[] = [];
  let right = runs[0].right;
  for (const run of runs) {
    if (run.left - right > 0.8 * em) gutters.push(run.left - 0.4 * em);
    right = Math.max(right, run.right);
  }
  const inside = gutters.filter((at) => at > group.from + em && at < group.to - em);
  return withHeads(inside, group, rows.map((it) => it.runs));
}

/**
 * A head centered over a column beside all that stands in it makes no column of its own: the gutter between the two
 * goes.
 */
function withHeads(gutters: readonly number[], group: Extent, [head, ...rows]: Run[][]): number[] {
  const isIn = (run: Run, column: number) =>
    run.left >= (gutters[column - 1] ?? group.from) && run.left < (gutters[column] ?? group.to);
  const isHeaded = (column: number) => head.some((run) => isIn(run, column));
  const isFilled = (column: number) => rows.some((row) => row.some((run) => isIn(run, column)));
  return gutters.filter((_, at) => {
    const [left, right] = [at, at + 1];
    const isSplit = isHeaded(left) && !isFilled(left) && !isHeaded(right) ||
      isHeaded(right) && !isFilled(right) && !isHeaded(left);
    return !isSplit;
  });
}

/** A name of a group with two heads and more under it in one band, and the lower edge of its words. */
export interface GroupName extends Extent {
  bottom: number;
}

/** How far a head may stand beside the name of its group, in em. */
const BESIDE_GROUP = 2;
/** Lines of one head begin, or have their middle, within so many em of each other. */
const ON_EDGE = 0.5;

/** Names of groups in a band: runs of one line over two or more runs of a lower line. */
export function groupNames({ words }: WordBand): GroupName[] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.box.y - b.box.y)) {
    const line = lines.find(([first]) =>
      Math.abs(first.box.y - word.box.y) < 0.4 * word.box.height
    );
    if (line) line.push(word);
    else lines.push([word]);
  }
  const areTurned = words.some(({ angle }) => turnOf(angle) !== 0);
  if (lines.length < 2 || words.some(({ text }) => /\d/.test(text))) return [];
  const all = lines.flatMap((line) =>
    runsOf({ words: line }).map((run) => ({
      ...run,
      y: line[0].box.y,
      high: line[0].box.height,
      text: line.filter(({ box }) => box.x >= run.left - 1 && box.x < run.right)
        .map(({ text }) => text).join(" "),
    }))
  );
  return all.flatMap((run): GroupName[] => {
    const near = BESIDE_GROUP * run.high;
    const under = all.filter((it) =>
      it.y - run.y > 0.9 * run.high && it.left < run.right + near && it.right > run.left - near &&
      !all.some((other) =>
        other !== run && other.y < it.y - 0.9 * it.high && other.left < it.right &&
        other.right > it.left
      )
    );
    const isCentered = under.some((it) => (it.left + it.right) / 2 < (run.left + run.right) / 2) &&
      under.some((it) => (it.left + it.right) / 2 > (run.left + run.right) / 2);
    // Of two columns headed alike one stands under the group.
    const isParting = under.some((it) =>
      all.some((other) => other.text === it.text && !under.includes(other))
    );
    // A word right over another is the first line of one head.
    const isFirstLine = !areTurned && !isParting &&
      under.some((it) =>
        Math.abs(it.left - run.left) < ON_EDGE * run.high ||
        Math.abs(it.left + it.right - run.left - run.right) < 2 * ON_EDGE * run.high
      );
    const lowest = new Set(under.map(({ y }) => Math.round(y)));
    return under.length >= 2 && (lowest.size === 1 || areTurned) && isCentered &&
        !isFirstLine
      ? [{
        from: Math.min(...under.map(({ left }) => left)),
        to: Math.max(...under.map(({ right }) => right)),
        bottom: run.y + run.high,
      }]
      : [];
  });
}

/** The band without the names of groups, which run across the columns under them. */
function withoutGroups(band: WordBand): WordBand {
  const names = groupNames(band);
  if (names.length === 0) return band;
  const words = band.words.filter(({ box }) =>
    !names.some(({ from, to, bottom }) =>
      box.y + box.height / 2 < bottom && box.x + box.width > from && box.x < to
    )
  );
  return { ...band, words };
}

/** Gutters that no run of words of a part crosses. */
export function openGutters(words: readonly Word[], edges: readonly number[]): number[] {
  const runs = runsOf({ words });
  return edges.filter((at) => !runs.some(({ left, right }) => left < at - 1 && right > at + 1));
}

/** Of so many columns some have a head of their own. */
const LEAST_HEADED = 0.6;

/**
 * Stands a head over most of the columns in a band without rulings between them, each within its own? A title runs
 * across, or stands over one.
 */
export function isUnruledHead(band: WordBand, edges: readonly number[]): boolean {
  const runs = runsOf(withoutGroups(band));
  const columns = runs.map(({ left, right }) =>
    edges.findIndex((edge, at) =>
      at + 1 < edges.length && left >= edge - 1 && right <= edges[at + 1] + 1
    )
  );
  const headed = new Set(columns);
  return runs.length >= 2 && !headed.has(-1) && headed.size >= 2 &&
    headed.size >= LEAST_HEADED * (edges.length - 1);
}

/** Bands over the first of several runs are titles, and so is one whose words run across a gutter. */
export function isTitleBand(band: WordBand, gutters: readonly number[], isOverRows: boolean) {
  const runs = runsOf(band);
  return runs.length === 1 &&
    (isOverRows || gutters.some((at) => runs[0].left < at && runs[0].right > at));
}

/** Bands of one run over the first band of several. */
export function countBandsOver(bands: readonly WordBand[]): number {
  return Math.max(0, bands.findIndex((band) => runsOf(band).length >= 2));
}
