/** Bands at the top of a table that rulings do not show: heads over the first ruling, a title in one band with heads. */
import type { Word } from "../../../_shared/domain/page_reading.ts";
import { median, turnOf } from "../layout/layout.ts";
import { runsOf, type WordBand } from "./table_gutters.ts";
import { areHeads, linesOf } from "./unruled_rows.ts";

/** Lines of heads follow each other, and the ruling under them, within so many em. */
const HEAD_GAP = 0.8;
/** A title is set so many times as large as the heads under it. */
const LARGER = 1.15;
/** Rows begin where others do within so much. */
const SAME_START_PT = 3;

/** What stands over the first of rows that have rulings under them alone: their heads, or one more row. */
export function bandOver(rows: readonly WordBand[], words: readonly Word[]): WordBand | null {
  if (areHeads(rows[0])) return null;
  const over = linesOver(rows[0].top, words);
  return over && (areHeads(over) || isRowLike(over, rows)) ? over : null;
}

/** Its runs begin where those of most rows do. */
function isRowLike(band: WordBand, rows: readonly WordBand[]): boolean {
  const starts = runsOf(band).map(({ left }) => left);
  const alike = rows.filter((row) => {
    const own = runsOf(row).map(({ left }) => left);
    return own.length === starts.length &&
      own.every((left, at) => Math.abs(left - starts[at]) < SAME_START_PT);
  });
  return starts.length >= 2 && rows.length >= 2 && alike.length > 0.5 * rows.length;
}

/** The lines that stand right over a ruling, up to wide paper or other lettering; null where none does. */
function linesOver(at: number, words: readonly Word[]): WordBand | null {
  const over = linesOf(
    words.filter(({ box, angle }) => box.y + box.height / 2 < at && turnOf(angle) === 0),
  );
  const lowest = over.at(-1);
  if (!lowest) return null;
  const size = median(lowest.words.map(({ sizePt }) => sizePt));
  let top = at;
  const own = over.toReversed().filter(({ words, bottom, top: from }) => {
    const isNear = top - bottom < HEAD_GAP * size &&
      words.every(({ sizePt }) => Math.abs(sizePt - size) < 0.1 * size);
    top = isNear ? from : -Infinity;
    return isNear;
  });
  const all = own.flatMap(({ words }) => words);
  return all.length === 0
    ? null
    : { top: Math.min(...all.map(({ box }) => box.y)) - 1, bottom: at, words: all };
}

/** A title set larger over heads in one band with them, cut from them. */
export function apartFromTitle<T extends WordBand>(band: T): T[] {
  const [title, ...heads] = linesOf(band.words);
  const words = heads.flatMap((line) => line.words);
  const isTitle = heads.length > 0 && runsOf(title).length === 1 && runsOf({ words }).length >= 2 &&
    title.words.every(({ sizePt }) => sizePt > LARGER * Math.max(...words.map((it) => it.sizePt)));
  if (!isTitle) return [band];
  const at = (title.bottom + heads[0].top) / 2;
  return [{ ...band, bottom: at, words: title.words }, { ...band, top: at, words }];
}
