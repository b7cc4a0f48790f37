/**
 * Rows of tables that have rulings down only, or none but a frame: the lines written in the one tall band under the
 * heads or under the name of the table.
 */
import type { Word } from "../../../_shared/domain/page_reading.ts";
import { turnOf } from "../layout/layout.ts";
import { knownShare } from "./headers.ts";
import { runsOf, type WordBand } from "./table_gutters.ts";

/** Names of tables. */
const NAME =
  /\bSCHED(ULE)?S?\b|\bTABLE\b|\bDATA\b|\bLOADS\b|\bSUMMARY\b|\bCALC|\bCRITERIA\b|\bTABULATION\b|\bANALYSIS\b/i;
const LEAST_ROWS = 3;
/** Lines of one cell follow each other within so many heights of their lettering. */
const WRAP = 1.7;
/** A head is at most so many heights of its lettering tall. */
const TALLEST_HEAD = 6;

interface Written {
  top: number;
  bottom: number;
  words: Word[];
}

/**
 * The rows of a band; null where what stands over it does not say that it is the body of a table.
 *
 * @param over  bands over it, the nearest last
 * @param inner rulings down through it
 */
export function rowsWithin(
  band: WordBand,
  over: readonly WordBand[],
  inner: readonly number[],
): WordBand[] | null {
  const lines = linesOf(band.words);
  const high = Math.max(...band.words.map(({ box }) => box.height));
  const head = over.at(-1);
  if (!head || lines.length < LEAST_ROWS || head.bottom - head.top > TALLEST_HEAD * high) {
    return null;
  }
  if (band.words.some(({ angle }) => turnOf(angle) !== 0)) return null;
  const isNameOnly = runsOf(head).length === 1;
  const first = isNameOnly ? inner[0] : inner[0] ?? runsOf(head)[1].left - high;
  if (first === undefined || !(isNameOnly ? isName(head) : isHead(head, over.at(-2)))) return null;
  const rows: Written[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const begins = line.words.some(({ box }) => box.x < first);
    const isWrap = last && !begins && line.top - last.bottom < (WRAP - 1) * high;
    if (isWrap) {
      last.words.push(...line.words);
      last.bottom = Math.max(last.bottom, line.bottom);
    } else rows.push(line);
  }
  const across = rows.filter(({ words }) =>
    words.some(({ box }) => box.x < first) && words.some(({ box }) => box.x >= first)
  );
  if (rows.length < LEAST_ROWS || across.length < 0.6 * rows.length) return null;
  return rows.map(({ words, bottom }, at) => ({
    top: at === 0 ? band.top : (rows[at - 1].bottom + rows[at].top) / 2,
    bottom: at + 1 === rows.length ? band.bottom : (bottom + rows[at + 1].top) / 2,
    words,
  }));
}

const isName = ({ words }: WordBand): boolean => NAME.test(words.map(({ text }) => text).join(" "));

/** Two heads or more without figures, known ones or under the name of a table. */
function isHead(band: WordBand, over: WordBand | undefined): boolean {
  const texts = runsOf(band).map(({ left, right }) =>
    band.words.filter(({ box }) => box.x >= left - 1 && box.x + box.width <= right + 1)
      .map(({ text }) => text).join(" ")
  );
  if (texts.length < 2 || texts.some((text) => /\d{2}/.test(text))) return false;
  const isNamed = over !== undefined && runsOf(over).length === 1 && isName(over);
  return isNamed || (texts.length >= 3 && knownShare(texts) >= 0.5);
}

/** Words by the line they stand on, top to bottom. */
function linesOf(words: readonly Word[]): Written[] {
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
