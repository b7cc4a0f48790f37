/** The resolution of a scanned or exported sheet, when the file does not say it or says a screen's default. */

/** Usual sheets in inches, long side first. @source ASME Y14.1 (ANSI, ARCH), ISO 216 (A series) */
const SHEETS = [
  [11, 8.5],
  [14, 8.5],
  [17, 11],
  [18, 12],
  [22, 17],
  [24, 18],
  [34, 22],
  [36, 24],
  [42, 30],
  [44, 34],
  [48, 36],
  [11.69, 8.27],
  [16.54, 11.69],
  [23.39, 16.54],
  [33.11, 23.39],
  [46.81, 33.11],
];
const USUAL_DPI = [150, 200, 300, 100, 120, 400, 600, 96, 72];
/** What programs write when nobody chose a resolution. */
const DEFAULT_DPI = [72, 96];
const FALLBACK_DPI = 150;
const MIN_DPI = 50;
const MAX_DPI = 1300;
const MAX_SHEET_IN = 60;
const MIN_SHEET_IN = 5;

/**
 * Pixels per inch on paper: the stored figure when a person could have chosen it, else the usual resolution
 * that makes the picture a usual sheet, else 150.
 */
export function guessDpi(width: number, height: number, stored: number | null): number {
  const long = Math.max(width, height);
  if (stored && stored >= MIN_DPI && stored <= MAX_DPI) {
    const isDefault = DEFAULT_DPI.some((dpi) => Math.abs(dpi - stored) < 0.5);
    const longIn = long / stored;
    if (!isDefault && longIn <= MAX_SHEET_IN && longIn >= MIN_SHEET_IN) return snap(stored);
  }
  return USUAL_DPI.find((dpi) => isUsualSheet(width / dpi, height / dpi)) ??
    Math.max(FALLBACK_DPI, long / MAX_SHEET_IN);
}

/** Undoes the rounding of formats that count pixels per metre. */
function snap(dpi: number): number {
  return Math.abs(dpi - Math.round(dpi)) < 0.05 ? Math.round(dpi) : dpi;
}

function isUsualSheet(widthIn: number, heightIn: number): boolean {
  const [long, short] = widthIn >= heightIn ? [widthIn, heightIn] : [heightIn, widthIn];
  return SHEETS.some(([a, b]) => Math.abs(a - long) < a * 0.005 && Math.abs(b - short) < b * 0.005);
}
