/**
 * Hand lettering set wide: spaces between words are as wide as elsewhere the gaps between columns, so that a reader
 * of pictures takes every word, or half a word, for a line of its own.
 */
import { between, type Rulings } from "../tables/rulings.ts";
import type { Word } from "../../../_shared/domain/page_reading.ts";
import { unionRect } from "../../../_shared/geometry.ts";
import { heightOf, isSameBaseline, type Line, toLine } from "./layout.ts";

/** Spaces between words of one line, in heights of its letters; between letters set apart, in gaps of theirs. */
const MAX_SPACE = 2.4, MAX_SPACE_OF_GAPS = 5, SAME_WORD_OF_GAPS = 1.5;
/** Width of a capital, in its heights; letters further apart than this share of the height are set apart. */
const LETTER = 0.75, SET_APART = 0.6;
/** Lettering of one height, as a ratio; an edge of a column, in heights. */
const SAME_HEIGHT = 1.3, SAME_EDGE = 0.35;

/** Recognised lines with the words that stand behind them on one baseline, where nothing says that they are columns. */
export function joinWideWords(lines: readonly Line[], rulings: Rulings): Line[] {
  const left = new Set(lines);
  const joined: Line[] = [];
  const wide = lines.filter(isLettering).sort((a, b) => a.up.left - b.up.left);
  for (const first of wide) {
    if (!left.has(first)) continue;
    let line = first;
    for (;;) {
      const next = wide.find((it) =>
        left.has(it) && it !== line && isNext(line, it, lines, rulings)
      );
      if (!next) break;
      left.delete(line === first ? first : next);
      left.delete(next);
      line = join(line, next);
    }
    if (line !== first) joined.push(line);
  }
  return [...left, ...joined];
}

/** Recognised words in capitals, without figures but a year at the end. */
const isLettering = (line: Line): boolean =>
  line.origin === "ocr" && line.text === line.text.toUpperCase() &&
  /^[A-Z][A-Z ,.&-]*(?:\d{4}\.?)?$|^\d{4}\.$/.test(line.text);

function isNext(line: Line, next: Line, lines: readonly Line[], rulings: Rulings): boolean {
  if (!isSameBaseline(line, next)) return false;
  const [a, b] = [heightOf(line.up), heightOf(next.up)];
  if (Math.max(a, b) > SAME_HEIGHT * Math.min(a, b)) return false;
  const space = next.up.left - line.up.right;
  if (space < 0 || space > spaceOf(line)) return false;
  const isEdge = (it: Line) =>
    it !== line && it !== next && it.turn === next.turn && !isSameBaseline(it, next) &&
    Math.abs(it.up.top - next.up.top) < 4 * b &&
    Math.abs(it.up.left - next.up.left) < SAME_EDGE * b &&
    !lines.some((other) =>
      other !== it && isSameBaseline(other, it) && other.up.right < it.up.left &&
      Math.abs(other.up.left - line.up.left) > 2 * a && it.up.left - other.up.right < 3 * a
    );
  return !lines.some(isEdge) && !isRuledApart(line, next, rulings);
}

function spaceOf(line: Line): number {
  return Math.max(MAX_SPACE * heightOf(line.up), MAX_SPACE_OF_GAPS * letterGap(line));
}

/** Gap between the letters of the last word where they are set apart; 0 where they are not. */
function letterGap({ words }: Line): number {
  const { text, box, angle } = words.reduce((a, b) => a.text.length > b.text.length ? a : b);
  const isLevel = Math.round(angle / 90) % 2 === 0;
  const [length, height] = isLevel ? [box.width, box.height] : [box.height, box.width];
  const gap = text.length < 3 ? 0 : (length - text.length * LETTER * height) / (text.length - 1);
  return gap > SET_APART * height ? gap : 0;
}

function isRuledApart(line: Line, next: Line, rulings: Rulings): boolean {
  const isLevel = line.turn % 180 === 0;
  const [a, b] = [line.box, next.box];
  const [from, to, at] = isLevel
    ? [Math.min(a.x + a.width, b.x + b.width), Math.max(a.x, b.x), b.y + b.height / 2]
    : [Math.min(a.y + a.height, b.y + b.height), Math.max(a.y, b.y), b.x + b.width / 2];
  return between(isLevel ? rulings.vertical : rulings.horizontal, from - 1, to + 1)
    .some((ruling) => ruling.from <= at && ruling.to >= at);
}

/** Two lines as one; a letter or two left over from a word set apart go back to it. */
function join(line: Line, next: Line): Line {
  const gap = letterGap(line);
  const isPiece = gap > 0 && next.up.left - line.up.right < SAME_WORD_OF_GAPS * gap;
  if (!isPiece) return toLine([...line.words, ...next.words]);
  const [last, first] = [line.words.at(-1)!, next.words[0]];
  const word: Word = {
    ...last,
    text: last.text + first.text,
    box: unionRect([last.box, first.box]),
    confidence: Math.min(last.confidence, first.confidence),
  };
  return toLine([...line.words.slice(0, -1), word, ...next.words.slice(1)]);
}
