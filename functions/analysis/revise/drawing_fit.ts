/** How much larger a drawing lies on its sheet than on the one before, and where: by the ink of its rows and columns. Pure. */
import type { GreyImage } from "../../_providers/pdf/mod.ts";

/** Ink by column and by row. */
export interface Profiles {
  columns: Float64Array;
  rows: Float64Array;
}

/** A place before times `scale` plus `x`, `y` is the place now, pixels. */
export interface Fit {
  scale: number;
  x: number;
  y: number;
}

/** Darker than this is ink. */
export const INK = 176;
/** A plot is made smaller to fit, or a drawing laid on the next size of paper: no more than this. */
const MOST_SCALE = 2.1;
/** Steps of the scale: first, and then three times finer around the best. */
const STEP = 0.01;
const FINER = 5;
/** Pixels taken together in the first search. */
const COARSE_PX = 8;
/** So many of the first search are looked at closely. */
const CANDIDATES = 6;
const NOWHERE: Fit = { scale: 1, x: 0, y: 0 };
/** Likeness of both profiles from which a drawing fits. */
const FITS = 0.6;

/** Counts the ink of each column and row. */
export function profiles({ width, height, pixels }: GreyImage): Profiles {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (pixels[at] >= INK) continue;
      columns[x]++;
      rows[y]++;
    }
  }
  return { columns, rows };
}

/** The scale and place at which both profiles lie upon the others best; null where none does. */
export function findFit(before: Profiles, after: Profiles): Fit | null {
  const coarse = [before, after].map((it) => mapBoth(it, (one) => gathered(one, COARSE_PX)));
  const likely = geometric(1 / MOST_SCALE, MOST_SCALE, 1 + STEP)
    .map((scale) =>
      search(coarse[0], coarse[1], { around: NOWHERE, scales: [scale], reach: Infinity })
    )
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, CANDIDATES);
  const fine = [before, after].map((it) => mapBoth(it, (one) => smoothed(smoothed(one))));
  const found = likely.map(({ scale, x, y }) => {
    let best = { scale, x: x * COARSE_PX, y: y * COARSE_PX, likeness: -1 };
    let [step, reach] = [STEP, 2 * COARSE_PX];
    for (const _ of [1, 2, 3]) {
      const finer = step / FINER;
      const scales = geometric(best.scale * (1 - step), best.scale * (1 + step), 1 + finer);
      best = search(fine[0], fine[1], { around: best, scales, reach });
      [step, reach] = [finer, 6];
    }
    return best;
  });
  found.sort((a, b) => b.likeness - a.likeness);
  const [{ likeness, ...best }] = found;
  return likeness >= FITS ? best : null;
}

const mapBoth = (
  { columns, rows }: Profiles,
  change: (one: Float64Array) => Float64Array,
): Profiles => ({ columns: change(columns), rows: change(rows) });

function geometric(from: number, to: number, ratio: number): number[] {
  const count = Math.ceil(Math.log(to / from) / Math.log(ratio));
  return Array.from({ length: count + 1 }, (_, at) => from * (to / from) ** (at / count));
}

/** Sums of so many at once. */
function gathered(one: Float64Array, by: number): Float64Array {
  const out = new Float64Array(Math.ceil(one.length / by));
  for (const [at, value] of one.entries()) out[Math.floor(at / by)] += value;
  return out;
}

function smoothed(one: Float64Array): Float64Array {
  return one.map((value, at) => (one[at - 1] ?? 0) + 2 * value + (one[at + 1] ?? 0));
}

function search(
  before: Profiles,
  after: Profiles,
  { around, scales, reach }: { around: Fit; scales: readonly number[]; reach: number },
): Fit & { likeness: number } {
  let best = { ...around, likeness: -1 };
  for (const scale of scales) {
    // A place in the middle stays about where it is while the scale is refined.
    const place = (at: number, length: number) =>
      Math.round(at + (around.scale - scale) * length / 2);
    const x = slideTo(before.columns, after.columns, {
      scale,
      from: place(around.x, before.columns.length),
      reach,
    });
    const y = slideTo(before.rows, after.rows, {
      scale,
      from: place(around.y, before.rows.length),
      reach,
    });
    const likeness = Math.min(x.likeness, y.likeness);
    if (likeness > best.likeness) best = { scale, x: x.offset, y: y.offset, likeness };
  }
  return best;
}

/** The offset at which the scaled profile is most like the other one, and how much: a correlation. */
function slideTo(
  before: Float64Array,
  after: Float64Array,
  { scale, from, reach }: { scale: number; from: number; reach: number },
): { offset: number; likeness: number } {
  const scaled = stretched(before, scale);
  const [a, b] = [centered(scaled), centered(after)];
  const norm = Math.sqrt(squares(a) * squares(b));
  // At least half of the shorter one lies upon the other.
  const least = Math.min(a.length, b.length) / 2;
  const first = Math.max(from - reach, Math.ceil(least - a.length));
  const last = Math.min(from + reach, Math.floor(b.length - least));
  let best = { offset: 0, likeness: -1 };
  for (let offset = first; offset <= last; offset++) {
    let sum = 0;
    const end = Math.min(a.length, b.length - offset);
    for (let at = Math.max(0, -offset); at < end; at++) sum += a[at] * b[at + offset];
    const likeness = norm === 0 ? 0 : sum / norm;
    if (likeness > best.likeness) best = { offset, likeness };
  }
  return best;
}

/** What lies on each place when a profile is drawn larger or smaller: its ink is spread, not multiplied. */
function stretched(one: Float64Array, scale: number): Float64Array {
  const out = new Float64Array(Math.ceil(one.length * scale));
  for (let at = 0; at < one.length; at++) {
    const [from, to] = [at * scale, (at + 1) * scale];
    for (let cell = Math.floor(from); cell < Math.min(out.length, to); cell++) {
      out[cell] += one[at] * (Math.min(to, cell + 1) - Math.max(from, cell)) / scale;
    }
  }
  return out;
}

function centered(one: Float64Array): Float64Array {
  const mean = one.reduce((sum, it) => sum + it, 0) / one.length;
  return one.map((it) => it - mean);
}

const squares = (one: Float64Array): number => one.reduce((sum, it) => sum + it * it, 0);
