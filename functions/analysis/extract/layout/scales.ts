/** Scales as drawings print them: `1/8" = 1'-0"`, `1" = 20'`, `1:100`, NONE, AS NOTED. */
import { anyCase } from "../../../_shared/pattern.ts";
import { findLengths, normaliseMarks, parseNumber } from "../../../_shared/units.ts";

/** A printed scale: the words and, where they give one, points on paper for one foot in the building. */
export interface PrintedScale {
  text: string;
  pointsPerFoot: number | null;
}

/** No scale has more digits in a row; without a limit a long run of them takes seconds to look through. */
const WHOLE = String.raw`\d{1,6}`;
const NUMBER = String
  .raw`(?:${WHOLE}\s*-?\s*)?${WHOLE}\s*\/\s*${WHOLE}|${WHOLE}(?:\.\d+)?|\.\d+`;
const RATIO =
  anyCase`(?<paper>${NUMBER})\s*(?:"|''|IN\.?|INCH(?:ES)?)\s*=\s*(?<real>\d+(?:\.\d+)?\s*(?:'|FT\.?|FEET|FOOT)(?:\s*-?\s*(?:${NUMBER})\s*(?:"|''|IN\.?))?)`;
const METRIC = /(?:^|[^\d.:])1\s*:\s*(\d{1,4})(?![\d:.])/;
const WORDS =
  /\b(?:NONE|N\.?T\.?S\b\.?|NOT TO SCALE|NO SCALE|AS\s*(?:NOTED|INDICATED|SHOWN)|VARIES|N\/A)/i;

/** Points on paper per foot for a paper length in inches and a real length in inches. */
const ratio = (paperIn: number, realIn: number): number => (paperIn * 72) / (realIn / 12);

/**
 * The scale a text states; null when it states none.
 *
 * @param isLabelled true when the text stands under or after the word SCALE, so that bare words count
 */
export function parseScale(text: string, isLabelled = false): PrintedScale | null {
  const mended = normaliseMarks(text);
  const stated = RATIO.exec(mended);
  if (stated?.groups) {
    const paper = parseNumber(stated.groups.paper);
    const real = findLengths(stated.groups.real)[0]?.valueIn ?? null;
    // No drawing is made at so many feet and inches: `15R @ 7 3/4" = 9'-8 1/4"` is a sum.
    if (paper !== null && paper > 0 && real !== null && real > 0 && real % 12 === 0) {
      return { text: cut(text, mended, stated), pointsPerFoot: ratio(paper, real) };
    }
  }
  const hasLabel = isLabelled || /\bSCALE\b/i.test(mended);
  const metric = METRIC.exec(mended);
  if (metric && (hasLabel || /^\s*1\s*:\s*\d+\s*$/.test(mended)) && Number(metric[1]) >= 5) {
    const text = metric[0].replace(/^[^1]/, "").trim();
    return { text, pointsPerFoot: (12 / Number(metric[1])) * 72 };
  }
  const words = WORDS.exec(mended);
  if (words && (hasLabel || words[0].trim().length === mended.trim().length)) {
    return { text: words[0].trim(), pointsPerFoot: null };
  }
  return null;
}

/** The stated part in the words of the original where lengths allow, else in mended marks. */
function cut(original: string, mended: string, match: RegExpExecArray): string {
  const same = original.length === mended.length
    ? original.slice(match.index, match.index + match[0].length)
    : match[0];
  return same.trim();
}

/** Words that answer any question of a list or a table, and only behind SCALE that of a scale. */
const ANSWER = /^\W*(?:NONE|VARIES|N\/A)\W*$/i;

/** True when the text is a scale note and nothing else. */
export function isScaleNote(text: string): boolean {
  const mended = normaliseMarks(text).trim();
  const rest = mended.replace(/^SCALES?\s*[:=]?\s*/i, "");
  const isLabelled = rest !== mended;
  if (!isLabelled && ANSWER.test(rest)) return false;
  const scale = parseScale(rest, isLabelled);
  if (!scale) return false;
  return rest.replace(/[\s().]/g, "").length <=
    normaliseMarks(scale.text).replace(/[\s().]/g, "").length + 12;
}

/**
 * Scales drawings are made at, in points per foot: 1/16" to 3" and full size, 3/64", engineering 1" = 10' to 100'.
 * @source architect's and engineer's scales
 */
export const STANDARD_POINTS_PER_FOOT: readonly number[] = [
  ...[
    3 / 64,
    1 / 32,
    1 / 16,
    3 / 32,
    1 / 8,
    3 / 16,
    1 / 4,
    5 / 16,
    3 / 8,
    1 / 2,
    5 / 8,
    3 / 4,
    1,
    1.5,
    3,
  ]
    .map((paper) => paper * 72),
  ...[10, 20, 30, 40, 50, 60, 100].map((feet) => 72 / feet),
];
