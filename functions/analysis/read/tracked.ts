/**
 * Lettering written glyph by glyph with wide gaps, as some CAD exporters set it: `5 ' - 1 1  3 / 4 "`. Which gaps part
 * words and which only letters is told from the line itself.
 */
import { gapBetween, mergeWords, type PlacedWord } from "./words.ts";

/** Gaps between letters of such lettering, in em; what stands closer was joined before, wider ones are columns. */
const NARROWEST_EM = 0.1, WIDEST_EM = 0.6;
/** A gap between words is that much wider than one between letters, in em. */
const WORD_STEP_EM = 0.17;
/** Least single glyphs of a line, and the share of its pieces they make up. */
const LEAST_GLYPHS = 3, SHARE = 0.5;
/** Figures alone may be the columns of a list: a letter or a mark of feet or inches must stand among them. */
const SAYS_WHAT = /[A-Z'"’”′″]/i;

/** Gap between the glyphs of wide lettering, in points; null for lettering of any other kind. */
export function trackingOf(line: readonly PlacedWord[]): number | null {
  if (line.length < LEAST_GLYPHS) return null;
  const glyphs = line.filter(isGlyph);
  if (glyphs.length < LEAST_GLYPHS || glyphs.length < SHARE * line.length) return null;
  if (!glyphs.some(({ text }) => SAYS_WHAT.test(text))) return null;
  const gaps = line.slice(1).flatMap((word, index) =>
    isGlyph(word) && isGlyph(line[index]) && word.spacesBefore === 0
      ? [gapBetween(line[index], word) / word.emPt]
      : []
  ).sort((a, b) => a - b);
  if (gaps.length < LEAST_GLYPHS - 1) return null;
  const usual = gaps[Math.floor(gaps.length / 2)];
  const isEven = gaps[Math.floor(gaps.length / 4)] > 0.5 * usual;
  return isEven && usual >= NARROWEST_EM && usual <= WIDEST_EM ? usual * line[0].emPt : null;
}

/** The line with the glyphs of its words joined; a line set in any other way comes back as it is. */
export function closeTracked(line: PlacedWord[]): PlacedWord[] {
  const tracking = trackingOf(line);
  if (tracking === null) return line;
  const words: PlacedWord[][] = [[line[0]]];
  line.slice(1).forEach((word, index) => {
    const gap = gapBetween(line[index], word);
    const isSpace = word.spacesBefore > 0 || gap > tracking + WORD_STEP_EM * word.emPt;
    if (isSpace) words.push([word]);
    else words.at(-1)!.push(word);
  });
  return words.map((letters) => letters.length === 1 ? letters[0] : mergeWords(letters, ""));
}

const isGlyph = ({ text }: PlacedWord): boolean => text.length === 1;
