/**
 * Words to lines: one direction, one baseline, and gaps no wider than a space would be. A ruling between
 * two words parts them too, so that cells of a table stay apart however tight they are.
 */
import type { TextLine, Word } from "../../_shared/domain/page_reading.ts";
import type { RulingIndex } from "./rulings.ts";
import { closeTracked, trackingOf } from "./tracked.ts";
import { boxAround, mergeWords, type PlacedWord } from "./words.ts";

/** Gap in em that ends a line when no typed space bridges it. */
const LINE_GAP_EM = 0.95;
/** The same between words typed in one run, which may be justified. */
const TYPED_GAP_EM = 1.6;
/** A typed space is hardly wider. */
const TYPED_SPACE_EM = 0.5;
/** The same between the pieces of one dimension string, which say that they belong together. */
const DIMENSION_GAP_EM = 1.5;
/** Words closer than this are pieces of one word. */
const GLUE_GAP_EM = 0.07;
const GLUE_OVERLAP_EM = 0.15;
/** Ends and starts that go on as one word: letters with letters, figures with figures and their marks. */
const JOINABLE = [[/\p{L}$/u, /^\p{L}/u], [/\d[.,/]?$/, /^[\d"'”’.,/]/]] as const;
const BASELINE_SLACK = 0.3;
const SIZE_STEP = 1.6;

/** A word in the frame of its direction: s along, t across (down). */
interface Framed {
  word: PlacedWord;
  s: number;
  t: number;
}

/** Joins words to lines and returns both; words cut into pieces come back whole. */
export function joinLines(
  words: readonly PlacedWord[],
  rulings: RulingIndex,
): { words: Word[]; lines: TextLine[] } {
  const lines: TextLine[] = [];
  for (const group of groupByDirection(words)) {
    for (const row of groupByBaseline(group)) {
      for (const pieces of splitRow(row, rulings)) lines.push(toLine(closeTracked(pieces)));
    }
  }
  lines.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  return { words: lines.flatMap((line) => line.words), lines };
}

/** Groups of words that write in one direction, within half a degree steps. */
function groupByDirection(words: readonly PlacedWord[]): Framed[][] {
  const groups = new Map<number, Framed[]>();
  for (const word of words) {
    const step = Math.round(word.angle * 2) % 720;
    const radians = step / 2 * Math.PI / 180;
    const ux = Math.cos(radians);
    const uy = -Math.sin(radians);
    const framed = { word, s: word.x * ux + word.y * uy, t: word.y * ux - word.x * uy };
    const group = groups.get(step);
    if (group) group.push(framed);
    else groups.set(step, [framed]);
  }
  return [...groups.values()];
}

function groupByBaseline(group: Framed[]): Framed[][] {
  group.sort((a, b) => a.t - b.t || a.s - b.s);
  const rows: Framed[][] = [];
  let row: Framed[] = [];
  let sum = 0;
  let smallest = Infinity;
  for (const item of group) {
    const slack = BASELINE_SLACK * Math.min(smallest, item.word.sizePt);
    if (row.length > 0 && item.t - sum / row.length > slack) {
      rows.push(row);
      row = [];
      sum = 0;
      smallest = Infinity;
    }
    row.push(item);
    sum += item.t;
    smallest = Math.min(smallest, item.word.sizePt);
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** Splits a row at wide gaps and rulings, glues pieces of words, drops doubles drawn for boldness. */
function splitRow(row: Framed[], rulings: RulingIndex): PlacedWord[][] {
  row.sort((a, b) => a.s - b.s);
  const lines: PlacedWord[][] = [];
  let line: PlacedWord[] = [];
  let end = -Infinity;
  let endWord: PlacedWord | null = null;
  for (const { word, s } of row) {
    const last = line[line.length - 1];
    const gap = s - end;
    const em = Math.max(word.emPt, last?.emPt ?? 0);
    if (endWord && isDouble(endWord, word, gap)) continue;
    const isParted = gap > 0.1 * em && (startsDimension(line, word) ||
      (last !== undefined && !isTypedBeside(last, word, gap) &&
        rulings.separates(last, word) && !goesOnAsDimension(line, word)));
    if (
      !last || isFar(line, word, gap) || !isSameSize(last, word) || gap < -1.2 * em || isParted
    ) {
      line = [word];
      lines.push(line);
    } else if (isPieceOf(last, word, gap)) {
      line[line.length - 1] = mergeWords([last, word], "");
    } else {
      line.push(word);
    }
    end = Math.max(s + word.length, line.length > 1 ? end : -Infinity);
    endWord = word;
  }
  return lines;
}

const WHOLE_DIMENSION = /^\d+(?:'\s?-?\s?(?:\d+|\d+ \d+\/\d+|\d+\/\d+))?"$/;
const FEET_OPEN = /^\d+'\s?-$/;
const INCHES_OPEN = /^\d+'\s?-\s?\d+$/;

/** One space typed in one run: a line of the drawing under it parts nothing, as no run goes on in the next cell. */
const isTypedBeside = (a: PlacedWord, b: PlacedWord, gap: number): boolean =>
  a.run === b.run && a.run > 0 && b.spacesBefore === 1 &&
  gap < TYPED_SPACE_EM * Math.min(a.emPt, b.emPt);

/** Two dimension strings of a chain that nearly touch: `4'-2 1/2"` ends before `0'-5 1/2"` starts. */
function startsDimension(line: readonly PlacedWord[], next: PlacedWord): boolean {
  return line.length > 0 && /^\d+'/.test(next.text) && WHOLE_DIMENSION.test(textOf(line));
}

/** A dimension string that a grid line or a centreline crosses: `0' -` goes on with `5 1/2"`. */
function goesOnAsDimension(line: readonly PlacedWord[], next: PlacedWord): boolean {
  const text = textOf(line.slice(-4)).replace(/^.*\s(?=\d+')/, "");
  if (/^\d+'$/.test(text)) return /^-/.test(next.text);
  if (FEET_OPEN.test(text)) return /^\d/.test(next.text);
  return INCHES_OPEN.test(text) && /^\d+\/\d+"/.test(next.text);
}

const textOf = (line: readonly PlacedWord[]): string => line.map((word) => word.text).join(" ");

const isSameSize = (a: PlacedWord, b: PlacedWord): boolean =>
  Math.max(a.sizePt, b.sizePt) <= SIZE_STEP * Math.min(a.sizePt, b.sizePt);

/** True where a gap ends a line: none typed, none within one dimension string or wide lettering bridges it. */
function isFar(line: readonly PlacedWord[], b: PlacedWord, gap: number): boolean {
  const a = line[line.length - 1];
  const em = Math.min(a.emPt, b.emPt);
  const isTyped = a.run === b.run && a.run !== 0 && b.spacesBefore > 0 && b.spacesBefore <= 2;
  const limit = (isTyped ? TYPED_GAP_EM : LINE_GAP_EM) * em;
  if (gap <= limit) return false;
  if (gap <= DIMENSION_GAP_EM * em && goesOnAsDimension(line, b)) return false;
  const isWide = a.text.length === 1 && b.text.length === 1;
  return !isWide || gap > limit + 2 * (trackingOf(line) ?? 0);
}

/** Letters or figures of one word that were written apart or out of order. */
function isPieceOf(a: PlacedWord, b: PlacedWord, gap: number): boolean {
  if (a.run === b.run && b.spacesBefore > 0) return false;
  if (!JOINABLE.some(([end, start]) => end.test(a.text) && start.test(b.text))) return false;
  const em = Math.min(a.emPt, b.emPt);
  const isEqualSize = Math.max(a.sizePt, b.sizePt) <= 1.05 * Math.min(a.sizePt, b.sizePt);
  return isEqualSize && gap <= GLUE_GAP_EM * em && gap >= -GLUE_OVERLAP_EM * em;
}

function isDouble(a: PlacedWord, b: PlacedWord, gap: number): boolean {
  return a.text === b.text && Math.abs(gap + a.length) < 0.15 * a.emPt;
}

function toLine(placed: readonly PlacedWord[]): TextLine {
  const words = placed.map(toWord);
  const sizes = words.map((word) => word.sizePt).sort((a, b) => a - b);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0) || 1;
  const boldLetters = words.reduce((sum, word) => sum + (word.isBold ? word.text.length : 0), 0);
  const certainty = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0);
  return {
    text: words.map((word) => word.text).join(" "),
    box: boxAround(words.map((word) => word.box)),
    angle: words[0].angle,
    sizePt: sizes[Math.floor(sizes.length / 2)],
    isBold: boldLetters * 2 > letters,
    confidence: Math.round(certainty / letters * 1000) / 1000,
    origin: words[0].origin,
    words,
  };
}

/** The word without what only line joining needs. */
function toWord(placed: PlacedWord): Word {
  const { text, box, angle, sizePt, isBold, confidence, origin } = placed;
  return { text, box, angle, sizePt, isBold, confidence, origin };
}
