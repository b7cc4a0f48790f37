/**
 * What the recogniser's confidence is worth. It is sure of a figure whose second half it never saw; so the
 * share of words that are right is taken from pages whose text is known, and what gives misread words away
 * (a width that does not suit the text, marks that stand nowhere, a direction of its own) lowers it.
 *
 * @source `tests/bench/calibration.ts` over 24 sheets drawn at 150 dpi and 4 scanned ones, 8,100 words
 */

/** A recognised word: its text, the recogniser's mean over letters, its ink and direction. */
export interface RawWord {
  text: string;
  /** 0–1, mean over its letters. */
  confidence: number;
  angleDeg: number;
  /** Extent of the ink along the direction and across it, pixels. */
  length: number;
  inkHeight: number;
}

/** The recogniser's confidence, and the share of words that were right at it. */
const SHARES: readonly [raw: number, right: number][] = [
  [0.5, 0.75],
  [0.7, 0.84],
  [0.82, 0.86],
  [0.9, 0.92],
  [0.95, 0.97],
  [0.98, 0.988],
  [1, 0.997],
];
/** Lone figures of one or two signs: 4 of 100 were pieces of a longer figure. */
const SHORT_FIGURE = 0.965;
/** A figure whose ink is wider than its text can be: something beside it was not read. */
const TOO_WIDE = 0.75;
/** Brackets and degree signs among figures, a single round letter. */
const ODD_SIGNS = 0.8;
/** A dimension with a mark missing or misplaced. */
const BROKEN_DIMENSION = 0.55;
/** Read against the direction of nearly everything else on its axis. */
const AGAINST_THE_REST = 0.4;
const FEW = 0.1;
/** Ink wider than expected by this factor; 98 of 100 figures read right stay below. */
const WIDE = 1.4;
const WIDE_ALONE = 1.7;

/** What the certainty given here was worth: recognised words by certainty, and how many of them were right. */
export const MEASURED: readonly { from: number; to: number; words: number; right: number }[] = [
  { from: 0, to: 0.7, words: 41, right: 25 },
  { from: 0.7, to: 0.8, words: 53, right: 43 },
  { from: 0.8, to: 0.9, words: 302, right: 252 },
  { from: 0.9, to: 0.95, words: 294, right: 275 },
  { from: 0.95, to: 0.98, words: 847, right: 830 },
  { from: 0.98, to: 1, words: 6572, right: 6539 },
];

/** The words with the share right in place of the recogniser's own confidence. */
export function withCertainty<T extends RawWord>(words: readonly T[]): T[] {
  const counts = new Map<number, number>();
  for (const word of words) counts.set(turnOf(word), (counts.get(turnOf(word)) ?? 0) + 1);
  return words.map((word) => {
    const own = counts.get(turnOf(word)) ?? 0;
    const opposite = counts.get((turnOf(word) + 180) % 360) ?? 0;
    const isAgainst = own < FEW * (own + opposite);
    const certainty = certaintyOf(word) * (isAgainst ? AGAINST_THE_REST : 1);
    return { ...word, confidence: Math.round(certainty * 1000) / 1000 };
  });
}

const turnOf = ({ angleDeg }: RawWord): number => (Math.round(angleDeg / 90) % 4 + 4) % 4 * 90;

/** Share of such words that are right, 0–1, from the word alone. */
export function certaintyOf(word: RawWord): number {
  const { text } = word;
  let certainty = shareAt(word.confidence);
  if (/^[oO]$/.test(text)) certainty = Math.min(certainty, ODD_SIGNS);
  if (!/\d/.test(text)) return certainty;
  if (/^\d{1,2}$/.test(text)) certainty *= SHORT_FIGURE;
  if (isTooWide(word)) certainty = Math.min(certainty, TOO_WIDE);
  if (/[°[\]{}]|\d[a-z]$|^\([^)]*$|^[^(]*\)$/.test(text)) {
    certainty = Math.min(certainty, ODD_SIGNS);
  }
  if (
    /^\d{1,3}-\d*[°"']?$|^\d{1,3}['"]-\d{1,2}'?$|^\d{1,3}"-\d/.test(text) && /['"°]|-$/.test(text)
  ) {
    certainty = Math.min(certainty, BROKEN_DIMENSION);
  }
  return certainty;
}

/** The measured share at a confidence, between the points straight. */
function shareAt(raw: number): number {
  const next = SHARES.findIndex(([at]) => at >= raw);
  if (next === 0) return SHARES[0][1];
  if (next < 0) return SHARES.at(-1)![1];
  const [[x0, y0], [x1, y1]] = [SHARES[next - 1], SHARES[next]];
  return y0 + (y1 - y0) * (raw - x0) / (x1 - x0);
}

/** Usual widths of signs in heights of capitals. */
const WIDTHS: Record<string, number> = {
  " ": 0.5,
  "1": 0.55,
  ".": 0.25,
  ",": 0.25,
  "'": 0.25,
  '"': 0.45,
  "-": 0.45,
  "/": 0.45,
  "(": 0.35,
  ")": 0.35,
  ":": 0.25,
  "I": 0.3,
  "l": 0.3,
  "M": 0.95,
  "W": 1.05,
};
/** Ink wider than the text can be; of a lone sign only where it lies level, since it may stand any way up. */
function isTooWide({ text, length, inkHeight, angleDeg }: RawWord): boolean {
  const expected = [...text].reduce((sum, sign) => sum + (WIDTHS[sign] ?? 0.65), 0);
  const ratio = inkHeight <= 0 ? 1 : length / inkHeight / expected;
  if (text.length > 1) return ratio > WIDE;
  return text !== "1" && Math.round(angleDeg) % 180 === 0 && ratio > WIDE_ALONE;
}
