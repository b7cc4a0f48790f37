/** The ink of a line of lettering cut out upright: which of its pixels are ink and no ruling, and the gaps between. */
import type { GreyImage } from "./image.ts";

/** A row or column of a cut-out with this share of ink is a ruling. */
const RULING = 0.82;
const DARK_SHARE = 0.45;

/** Where the ink of a cut-out stands. */
export interface Ink {
  columns: boolean[];
  top: number;
  bottom: number;
}

/** Columns that carry ink, and the rows between which the ink stands; rulings do not count. */
export function inkOf({ width, height, pixels }: GreyImage): Ink {
  const { isDark } = inkMap({ width, height, pixels });
  const columns = new Array<boolean>(width).fill(false);
  const rows = new Uint32Array(height);
  for (let x = 0; x < width; x++) {
    for (let y = 3; y < height - 3; y++) {
      if (!isDark(x, y)) continue;
      columns[x] = true;
      rows[y]++;
    }
  }
  const enough = Math.max(1, width * 0.01);
  const top = rows.findIndex((count) => count >= enough);
  const bottom = height - [...rows].reverse().findIndex((count) => count >= enough);
  return { columns, top: Math.max(0, top), bottom: top < 0 ? height : bottom };
}

const inkMaps = new WeakMap<Uint8Array, { isDark: (x: number, y: number) => boolean }>();

/** Which pixels of a cut-out are ink and no ruling. */
export function inkMap(picture: GreyImage): {
  isDark: (x: number, y: number) => boolean;
} {
  const { width, height, pixels } = picture;
  const known = inkMaps.get(pixels);
  if (known) return known;
  const limit = inkLimit(pixels);
  const all = countInk(picture, () => limit);
  const isRuledRow = (y: number) => all.rows[y] >= RULING * width && width > 2 * height;
  const limits = inkLimits(picture, isRuledRow);
  const { rows, columns } = countInk(picture, (x) => limits[x]);
  const isRow = (y: number) => rows[y] >= RULING * width && width > 2 * height;
  const isColumn = (x: number) => columns[x] >= RULING * height;
  const map = {
    isDark: (x: number, y: number) =>
      pixels[y * width + x] < limits[x] && !isRow(y) && !isColumn(x),
  };
  inkMaps.set(pixels, map);
  return map;
}

/** Dark pixels of every row and column. */
function countInk({ width, height, pixels }: GreyImage, limitAt: (x: number) => number) {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let x = 0; x < width; x++) {
    const limit = limitAt(x);
    for (let y = 0; y < height; y++) {
      if (pixels[y * width + x] >= limit) continue;
      rows[y]++;
      columns[x]++;
    }
  }
  return { rows, columns };
}

/** Between the paper and the darkest ink of this very cut-out. */
function inkLimit(pixels: Uint8Array): number {
  const sorted = Uint8Array.from(pixels).sort();
  const dark = sorted[Math.floor(sorted.length * 0.02)];
  const light = sorted[Math.floor(sorted.length * 0.8)];
  return dark + (light - dark) * (1 - DARK_SHARE);
}

/** Ink fainter than this against its paper is the paper's own. */
const FAINT = 48;

/** The same for every column, from the ink around it: a line may go on from grey letters to black ones. */
function inkLimits({ width, height, pixels }: GreyImage, isLeftOut: (y: number) => boolean) {
  const light = Uint8Array.from(pixels).sort()[Math.floor(pixels.length * 0.8)];
  const darkest = new Uint8Array(width).fill(255);
  for (let y = 2; y < height - 2; y++) {
    if (isLeftOut(y)) continue;
    for (let x = 0; x < width; x++) darkest[x] = Math.min(darkest[x], pixels[y * width + x]);
  }
  const reach = Math.round(height * 0.8);
  return Float32Array.from(darkest, (_, x) => {
    const dark = Math.min(...darkest.subarray(Math.max(0, x - reach), x + reach + 1));
    return light - dark < FAINT ? 0 : dark + (light - dark) * (1 - DARK_SHARE);
  });
}

/** The widest run of columns without ink between two places. */
export function widestGap(columns: readonly boolean[], from: number, to: number): {
  width: number;
  middle: number;
} {
  let best = { width: 0, middle: (from + to) / 2 };
  let start = -1;
  for (let x = Math.floor(from); x <= Math.ceil(to); x++) {
    if (columns[x]) start = -1;
    else if (start < 0) start = x;
    if (start >= 0 && x - start + 1 > best.width) {
      best = { width: x - start + 1, middle: (start + x + 1) / 2 };
    }
  }
  return best;
}

/** Columns at the end of a cut-out, of its 48 rows, that a stroke going on beyond it inks. */
const EDGE_PX = 3;

/** A stroke runs out of the cut-out at its start (1) or its end (-1), at the height of a hyphen. */
export function isInkedAt(picture: GreyImage, end: 1 | -1): boolean {
  const x = end > 0 ? 0 : picture.width - EDGE_PX;
  const limit = inkLimit(picture.pixels);
  for (let y = Math.floor(picture.height * 0.3); y < picture.height * 0.7; y++) {
    const row = y * picture.width;
    if (picture.pixels.subarray(row + x, row + x + EDGE_PX).every((value) => value < limit)) {
      return true;
    }
  }
  return false;
}
