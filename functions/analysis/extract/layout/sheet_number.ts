/** The sheet number: the token of the right shape that is large, near an edge and, best, under a SHEET label. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { emOf, type Line, median, sharedLength, toLine } from "./layout.ts";
import { TITLE_WORDS } from "./sheet_words.ts";

const LETTERED = /^[A-Z]{1,4}\s?(?:[-–—.]\s?){0,2}\d{1,4}(?:\s?[.\-–]\s?\d{1,3})?[A-Z]?$/i;
const BARE = /^\d{1,3}(?:\.\d{1,2})?(?:\s*(?:OF|\/)\s*\d{1,3})?$/i;
const LABEL =
  /^(?:(?:SHEET|DRAWING|DWG|DRWG|PLATE)\.?\s*(?:NO|NUMBER|NUM|#|ID)?\.?|SHT\.?(?:\s*NO)?\.?)\s*[:#.]*$/i;
const INLINE =
  /^(?:SHEET|DRAWING|DWG|SHT|PLATE)\.?\s*(?:NO|NUMBER|NUM|#)?\.?\s*[:#]?\s*([A-Z]{1,3}\s?[-–.]?\s?\d{1,4}(?:[.\-]\d{1,3})?[A-Z]?|\d{1,3})(?:\s+OF\s+\d+(?:\s+SHEETS?)?)?$/i;

/** Labels of numbers that are not the sheet's. */
const OTHER_LABEL =
  /^(?:SURVEY|PERMIT|LICENSE|CONTRACT|COMMISSION|FOLIO|PARCEL)\.?\s*(?:NO|NUMBER|NUM|#)\.?\s*:?$/i;

/** `1st Floor Plan - (A101)`: a title with its number on one line. */
const AFTER_TITLE =
  /^(.{4,60}?)\s*(?:[-–—:|]\s*)?[([]?\s?([A-Z]{1,3}[-.]?\d{1,3}(?:\.\d{1,2})?)\s?[)\]]?$/i;

/** Dates as title blocks print them. */
export const DATE =
  /\b(\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|(?:\d{1,2}\s+)?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*\.?\s+(?:\d{1,2},?\s+)?\d{4})\b/i;

/** The time of plotting, beside a date. */
const TIME = /\b\d{1,2}:\d{2}\b/;
const AFTER_TIME =
  /\d{1,2}:\d{2}(?::\d{2})?\s*[AP]M\s*[-–—]?\s*([A-Z]{1,3}-?\d{2,3}(?:\.\d+)?[A-Z]?)$/i;

/** The number of a plan in a catalog of plans: `Plan No. 7156`. */
const CATALOG = /^(?:(?:P[LI]AN|DESIGN|HOUSE)\s+)?NOS?[.\s-]*(\d{2,5})$/i;

/** A token that may be the sheet number. */
export interface NumberFound {
  text: string;
  line: Line;
  /** Title printed on the same line, before the number. */
  title: string | null;
}

/** The sheet number among the lines; null when no token is likely enough. */
export function findNumber(page: PageReading, lines: readonly Line[]): NumberFound | null {
  const typical = median(lines.map(emOf)) || 8;
  const labels = lines.filter((line) => LABEL.test(line.text));
  const others = lines.filter((line) => OTHER_LABEL.test(line.text));
  let best: { found: NumberFound; score: number } | null = null;
  for (const line of lines) {
    const isLarge = emOf(line) >= LARGE * typical;
    const found = asNumber(line) ?? misreadNumber(line, labels, isLarge);
    if (!found || others.some((label) => isNearLabel(label, line))) continue;
    const score = scoreNumber(page, found, { typical, labels, lines });
    if (score >= 3 && (!best || score > best.score)) best = { found, score };
  }
  return best?.found ?? null;
}

/** The one number of a catalog's plan that the lines print; null for none and for several. */
export function catalogNumber(lines: readonly { text: string }[]): string | null {
  const found = new Set(lines.flatMap(({ text }) => CATALOG.exec(text.trim())?.[1] ?? []));
  return found.size === 1 ? [...found][0] : null;
}

function asNumber(line: Line): NumberFound | null {
  const text = line.text.trim().replace(/^[-–—]\s*(?=[A-Z])/i, "");
  const inline = INLINE.exec(text);
  if (inline && /\d/.test(inline[1])) return { text: tidyNumber(inline[1]), line, title: null };
  if (text.length <= 14 && (LETTERED.test(text) || BARE.test(text))) {
    return { text: tidyNumber(text), line, title: null };
  }
  const last = line.words.at(-1)!;
  const ending = last.text.trim().replace(/^[-–—]/, "");
  if (
    line.words.length > 1 && (DATE.test(text) || TIME.test(text)) &&
    /^[A-Z]{1,3}-?\d{2,3}(\.\d+)?[A-Z]?$/i.test(ending)
  ) {
    return { text: tidyNumber(ending), line: toLine([last]), title: null };
  }
  // The time of the print and the number run together where a line of the frame lies under both.
  const printed = AFTER_TIME.exec(text);
  if (printed) return { text: tidyNumber(printed[1]), line, title: null };
  const after = AFTER_TITLE.exec(text);
  if (after && TITLE_WORDS.test(after[1])) {
    return { text: tidyNumber(after[2]), line, title: after[1].trim() };
  }
  return null;
}

/** Letters and a figure that recognition took for letters alone: `Al`, `SI`, `E-l`. */
const MISREAD = /^([A-Z]{1,3}?[-–—.]?)([lI|!]|[lI|!O0-9]{2,3}|\d[.\-][lI|!O])$/;

/** Lettering so many times the page's is that of a sheet number, label or none. */
const LARGE = 2.5;

/** A recognised token at the label of the sheet number or as large as one, its figures put back; null when it is none. */
function misreadNumber(
  line: Line,
  labels: readonly Line[],
  isLarge: boolean,
): NumberFound | null {
  const parts = MISREAD.exec(line.text.trim());
  if (!parts || line.words.some(({ origin }) => origin !== "ocr")) return null;
  if (!isLarge && !labels.some((label) => isNearLabel(label, line))) return null;
  const figures = parts[2].replace(/[lI|!]/g, "1").replace(/O/g, "0");
  return { text: tidyNumber(parts[1] + figures), line, title: null };
}

/** Number without the spaces recognisers put in, dashes as hyphens. */
export function tidyNumber(text: string): string {
  return text.trim().toUpperCase().replace(/(\d)\s*(?:OF|\/)\s*\d+$/, "$1").replace(/[–—]/g, "-")
    .replace(/\s*([-.])\s*/g, "$1")
    .replace(/--+/g, "-")
    .replace(/^([A-Z]+)\s+(\d)/, "$1-$2");
}

function scoreNumber(
  page: PageReading,
  found: NumberFound,
  around: { typical: number; labels: readonly Line[]; lines: readonly Line[] },
): number {
  const { line } = found;
  if (isInBubble(page, line.box)) return -1;
  const em = emOf(line);
  const size = Math.max(-1, Math.min(5, 1.6 * Math.log2(em / around.typical)));
  const x = (line.box.x + line.box.width / 2) / page.widthPt;
  const y = (line.box.y + line.box.height / 2) / page.heightPt;
  const atSide = x > 0.78 || x < 0.16;
  const atEnd = y > 0.82 || y < 0.1;
  const corner = x > 0.75 && y > 0.72 ? 2.5 : atSide && atEnd ? 2 : atSide || atEnd ? 0.8 : -2;
  const isLabelled = INLINE.test(line.text) ||
    around.labels.some((label) => isNearLabel(label, line));
  const isBare = BARE.test(line.text.trim());
  const isLargest = around.lines.every((other) => other === line || emOf(other) <= em * 1.02);
  const looksLikeOther = /^(R|EL|FL|PL|T)-?\d+(\.\d+)?$/i.test(line.text.trim()) && !isLabelled &&
    size < 2;
  const isTypical = /^[A-Z]{1,3}-?\d{2,3}|^[A-Z]{1,3}\d?-\d/i.test(found.text);
  return size + corner + (found.title ? 1 : 0) + (isTypical ? 0.8 : 0) + (isLabelled ? 3 : 0) +
    (isLargest ? 1 : 0) -
    (isBare && !isLabelled ? 4 : 0) -
    (looksLikeOther ? 3 : 0);
}

/** Grid lines and section marks carry their names in circles. */
function isInBubble(page: PageReading, box: PointRect): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return page.arcs.some((arc) =>
    Math.abs(arc.sweepDeg) > 150 && arc.radius < 4 * box.height &&
    Math.hypot(arc.cx - x, arc.cy - y) < 0.75 * arc.radius
  );
}

function isNearLabel(label: Line, line: Line): boolean {
  const em = emOf(line);
  const dx = sharedLength(
    label.box.x,
    label.box.x + label.box.width,
    line.box.x - 3 * em,
    line.box.x + line.box.width + 3 * em,
  );
  const above = line.box.y - (label.box.y + label.box.height);
  const isAbove = dx > 0 && above > -0.5 * em && above < 3 * em;
  const beside = line.box.x - (label.box.x + label.box.width);
  const shared = sharedLength(
    label.box.y,
    label.box.y + label.box.height,
    line.box.y,
    line.box.y + line.box.height,
  );
  return isAbove || (shared > 0 && beside > -1 && beside < 4 * em);
}
