/**
 * Rows of tables that have rulings down only, or none but a frame: the lines written in the one tall band under the
 * heads or under the name of the table.
 */
import type { Word } from "../../../_shared/domain/page_reading.ts";
import { median, turnOf } from "../layout/layout.ts";
import { knownShare } from "./headers.ts";
import { runsOf, type WordBand } from "./table_gutters.ts";

/** Names of tables. */
const NAME =
  /\bSCHED(ULE)?S?\b|\bTABLE\b|\bDATA\b|\bLOADS\b|\bSUMMARY\b|\bCALC|\bCRITERIA\b|\bTABULATION\b|\bANALYSIS\b/i;
const LEAST_ROWS = 3, LEAST_FIGURES = 3;
/** Lines of one cell follow each other within so many heights of their lettering. */
const WRAP = 1.7;
/** The first line of a taller cell stands less than so many heights over the line its row begins on. */
const LEAD = 1.35;
/** A head is at most so many heights of its lettering tall. */
const TALLEST_HEAD = 6;

export interface Written {
  top: number;
  bottom: number;
  words: Word[];
}

/**
 * The bands of one frame, with a tall one under heads cut into its rows, and those that follow it (sums under a rule)
 * alike.
 *
 * @param innerOf rulings down through a band
 * @param after   how many bands with words come after the frame
 */
export function withRows<T extends WordBand>(
  bands: readonly T[],
  innerOf: (band: T) => readonly number[],
  after: number,
): T[] {
  let first: number | null = null;
  return bands.flatMap((band, index) => {
    if (first === null && mayBeBody(band, bands.length - index - 1 + after)) {
      const over = bands.slice(Math.max(0, index - 2), index);
      const isLast = index + 1 === bands.length && after === 0;
      first = firstColumn(band, over, { inner: innerOf(band), isLast });
      // Heads may stand at the bottom.
      if (index + 2 === bands.length && after === 0) {
        first ??= firstColumn(band, bands.slice(-1), { inner: innerOf(band), isLast });
      }
    }
    const rows = first === null ? [] : rowsOf(band, first);
    return rows.length < 2 ? [band] : rows.map((row) => ({ ...band, ...row }));
  });
}

/** Lines with figures among them, or the last band; more of them than rows that have rulings below. */
function mayBeBody({ words }: WordBand, after: number): boolean {
  return words.length > 0 && linesOf(words).length >= Math.max(LEAST_ROWS, after) &&
    (after === 0 || words.filter(({ text }) => /\d/.test(text)).length >= LEAST_FIGURES);
}

/**
 * The right edge of the first column of a band that is the body of a table; null where what stands over it does not
 * say that it is.
 */
function firstColumn(
  band: WordBand,
  over: readonly WordBand[],
  { inner, isLast }: { inner: readonly number[]; isLast: boolean },
): number | null {
  const high = Math.max(...band.words.map(({ box }) => box.height));
  const head = over.at(-1);
  if (!head || head.words.length === 0 || head.bottom - head.top > TALLEST_HEAD * high) return null;
  if (band.words.some(({ angle }) => turnOf(angle) !== 0)) return null;
  const isNameOnly = runsOf(head).length === 1;
  const first = isNameOnly
    ? inner[0] ?? gapAfterKeys(band)
    : inner[0] ?? runsOf(head)[1].left - high;
  if (first === undefined) return null;
  if (!(isNameOnly ? isLast && isName(head) : isHead(head, over.at(-2)))) return null;
  const rows = rowsOf(band, first);
  const across = rows.filter(({ words }) =>
    words.some(({ box }) => box.x < first) && words.some(({ box }) => box.x >= first)
  );
  return rows.length >= LEAST_ROWS && across.length >= 0.6 * rows.length ? first : null;
}

/** Middle of the paper between keys and the values beside them, where each line is one of either. */
function gapAfterKeys({ words }: WordBand): number | undefined {
  const pairs = linesOf(words).map(runsOf).filter(({ length }) => length === 2);
  const left = Math.max(...pairs.map(([key]) => key.right));
  const right = Math.min(...pairs.map(([, value]) => value.left));
  return pairs.length >= LEAST_ROWS && left < right ? (left + right) / 2 : undefined;
}

/** The lines of a band as rows: each begins in the first column, or is too far from the row before it. */
export function rowsOf(band: WordBand, first: number): WordBand[] {
  const lines = linesOf(band.words);
  const begins = ({ words }: Written) => words.some(({ box }) => box.x < first);
  const apart = median(
    lines.slice(1).flatMap((line, at) =>
      begins(line) && begins(lines[at]) ? [line.top - lines[at].bottom] : []
    ),
  );
  const rows: (Written & { isLead: boolean })[] = [];
  for (const [at, line] of lines.entries()) {
    const last = rows.at(-1);
    const next = lines[at + 1];
    const high = line.bottom - line.top;
    // The first line of a cell centered beside a lower one.
    const isLead = next !== undefined && !begins(line) && begins(next) &&
      next.top - line.top < LEAD * high &&
      (at === 0 || next.top - line.top < 0.8 * (line.top - lines[at - 1].top));
    const isWrap = last !== undefined && !isLead && !begins(line) &&
      line.top - last.bottom < (WRAP - 1) * high &&
      !(apart > 0 && line.top - last.bottom > 0.6 * apart);
    if (last && (isWrap || last.isLead)) {
      last.words.push(...line.words);
      last.bottom = Math.max(last.bottom, line.bottom);
      last.isLead = false;
    } else rows.push({ ...line, words: [...line.words], isLead });
  }
  return rows.map(({ words, bottom }, at) => ({
    top: at === 0 ? band.top : (rows[at - 1].bottom + rows[at].top) / 2,
    bottom: at + 1 === rows.length ? band.bottom : (bottom + rows[at + 1].top) / 2,
    words,
  }));
}

const isName = ({ words }: WordBand): boolean => NAME.test(words.map(({ text }) => text).join(" "));

/** Two heads or more without figures, all of two known or half of more, or under the name of a table. */
function isHead(band: WordBand, over: WordBand | undefined): boolean {
  const texts = textsOf(band);
  if (texts.length < 2 || texts.some((text) => /\d{2}/.test(text))) return false;
  const isNamed = over !== undefined && runsOf(over).length === 1 && isName(over);
  return isNamed || areHeads(band) || (texts.length === 2 && knownShare(texts) === 1);
}

/** Three heads or more without figures, half of them known. */
export function areHeads(band: Pick<WordBand, "words">): boolean {
  const texts = textsOf(band);
  return texts.length >= 3 && !texts.some((text) => /\d{2}/.test(text)) &&
    knownShare(texts) >= 0.5;
}

const textsOf = (band: Pick<WordBand, "words">): string[] =>
  runsOf(band).map(({ left, right }) =>
    band.words.filter(({ box }) => box.x >= left - 1 && box.x + box.width <= right + 1)
      .map(({ text }) => text).join(" ")
  );

/** Words by the line they stand on, top to bottom. */
export function linesOf(words: readonly Word[]): Written[] {
  const lines: Written[] = [];
  for (const word of [...words].sort((a, b) => a.box.y - b.box.y)) {
    const { y, height } = word.box;
    const last = lines.at(-1);
    if (last && y + height / 2 < last.bottom - 0.15 * height) {
      last.words.push(word);
      last.bottom = Math.max(last.bottom, y + height);
    } else lines.push({ top: y, bottom: y + height, words: [word] });
  }
  return lines;
}
