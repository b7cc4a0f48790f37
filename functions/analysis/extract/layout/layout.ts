/**
 * Lines of text as a reader's eye sees them: upright coordinates whatever way they read, hanging numbers
 * joined to their text, and the gaps by which lines belong together. Knows nothing of meanings.
 */
import type { PageReading, TextLine, Word } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect, unionRect } from "../../../_shared/geometry.ts";

/** A rectangle in the frame in which its text reads left to right; only differences mean anything. */
export interface UprightRect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line with its upright rectangle. */
export interface Line extends TextLine {
  up: UprightRect;
  /** Quarter turn the text reads in: 0, 90, 180 or 270 counter-clockwise. */
  turn: 0 | 90 | 180 | 270;
}

/** Quarter turn nearest to an angle. */
export function turnOf(angle: number): 0 | 90 | 180 | 270 {
  return ((Math.round((((angle % 360) + 360) % 360) / 90) % 4) * 90) as 0 | 90 | 180 | 270;
}

/** A box in the frame where text of that turn reads left to right and lines follow downwards. */
export function toUpright(box: PointRect, turn: number): UprightRect {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  if (turn === 90) return { left: -bottom, right: -box.y, top: box.x, bottom: right };
  if (turn === 180) return { left: -right, right: -box.x, top: -bottom, bottom: -box.y };
  if (turn === 270) return { left: box.y, right: bottom, top: -right, bottom: -box.x };
  return { left: box.x, right, top: box.y, bottom };
}

/** Lines made of words, in their order; splits are kept, empty lines dropped. */
export function toLine(words: readonly Word[]): Line {
  const box = unionRect(words.map((word) => word.box));
  const first = words[0];
  // Recognisers cannot tell which way a single figure reads.
  const isLone = words.length === 1 && first.origin === "ocr" && first.text.length <= 2;
  const turn = isLone ? 0 : turnOf(first.angle);
  return {
    text: joinWords(words),
    box,
    angle: first.angle,
    sizePt: Math.max(...words.map((word) => word.sizePt)),
    isBold: words.every((word) => word.isBold),
    confidence: Math.min(...words.map((word) => word.confidence)),
    origin: words.some((word) => word.origin === "ocr") ? "ocr" : first.origin,
    words: [...words],
    up: toUpright(box, turn),
    turn,
  };
}

/**
 * Words of one line as text. Words whose boxes overlap are pieces of one word: readers cut at ligatures and
 * at kerning.
 */
export function joinWords(words: readonly Word[]): string {
  let text = "";
  let last: UprightRect | null = null;
  for (const word of words) {
    const up = toUpright(word.box, turnOf(word.angle));
    const isPiece: boolean = last !== null && word.origin === "text" && isBeside(up, last) &&
      up.left > last.left - 0.01 && up.left < last.right - 0.12 * word.sizePt;
    text += (text === "" || isPiece ? "" : " ") + word.text.trim();
    last = last && isPiece ? { ...up, right: Math.max(up.right, last.right) } : up;
  }
  return text.replace(/\s+/g, " ").trim();
}

/** Lines set close overlap a little: what stands beside another shares half of its height. */
const isBeside = (a: UprightRect, b: UprightRect): boolean =>
  sharedLength(a.top, a.bottom, b.top, b.bottom) > 0.5 * Math.min(heightOf(a), heightOf(b));

/**
 * The page's lines, without the given words.
 *
 * A line that loses words in its middle falls apart into the runs that are left.
 */
export function linesWithout(page: PageReading, used: ReadonlySet<Word>): Line[] {
  const lines: Line[] = [];
  for (const line of page.lines) {
    let run: Word[] = [];
    const flush = () => {
      if (run.length > 0) lines.push(toLine(run));
      run = [];
    };
    for (const word of line.words) {
      if (word.text.trim() === "") continue;
      if (used.has(word)) flush();
      else run.push(word);
    }
    flush();
  }
  return lines;
}

/** Height of the upright rectangle, and of the lettering where boxes are tight. */
export const heightOf = (up: UprightRect): number => up.bottom - up.top;

/** Size that decides about gaps: the lettering's, or the box where no size is known. */
export function emOf(line: Line): number {
  return line.sizePt > 0 ? line.sizePt : Math.max(1, heightOf(line.up));
}

/** How much two intervals share, negative for the gap between them. */
export function sharedLength(aFrom: number, aTo: number, bFrom: number, bTo: number): number {
  return Math.min(aTo, bTo) - Math.max(aFrom, bFrom);
}

/** True when the two lines stand on one baseline, within half the smaller lettering. */
export function isSameBaseline(a: Line, b: Line): boolean {
  const shared = sharedLength(a.up.top, a.up.bottom, b.up.top, b.up.bottom);
  return a.turn === b.turn && shared > 0.5 * Math.min(heightOf(a.up), heightOf(b.up));
}

/** The number or letter a note starts with: `1.`, `12)`, `A.`, `(3)`; null when it has none. */
export function noteNumber(text: string): string | null {
  const match = /^\(?(\d{1,3}|[A-Z])(?:[.):]|\))(?:\s|$)/.exec(text.trim());
  return match ? match[1] : null;
}

/** A line that is nothing but a note's number, by itself or behind the letters of its trade, or a bullet. */
export function isHangingMark(text: string): boolean {
  return /^(?:\(?(?:\d{1,3}|[A-Z]|[A-Z]{1,3}-?\d{1,2})[.):]{1,2}|\d{1,2}|[•●▪◦\-–*])$/.test(
    text.trim(),
  );
}

/** Joins hanging numbers and bullets with the text that follows on the same baseline. */
export function joinHanging(lines: readonly Line[]): Line[] {
  const rest = new Set(lines);
  const joined: Line[] = [];
  for (const mark of lines) {
    if (!rest.has(mark) || !isHangingMark(mark.text)) continue;
    const em = emOf(mark);
    const isPlainDigit = /^\d{1,2}$/.test(mark.text.trim());
    const text = lines
      .filter((other) =>
        other !== mark && rest.has(other) && isSameBaseline(mark, other) &&
        other.up.left >= mark.up.right - 0.2 * em &&
        other.up.left - mark.up.right < (isPlainDigit ? 3 : 6) * em && !isHangingMark(other.text) &&
        (!isPlainDigit || /^[A-Z"(].*[A-Za-z]{2}/.test(other.text))
      )
      .sort((a, b) => a.up.left - b.up.left)[0];
    if (!text || (isPlainDigit && !isNumberedColumn(mark, lines))) continue;
    rest.delete(mark);
    rest.delete(text);
    joined.push(toLine([...mark.words, ...text.words]));
  }
  return [...rest, ...joined].sort(byReadingOrder);
}

/** Joins a label that ends in a colon, an equals sign or leaders with the value further right. */
export function joinLabels(lines: readonly Line[]): Line[] {
  const rest = new Set(lines);
  const joined: Line[] = [];
  for (const label of lines) {
    if (!rest.has(label) || !/(?:[A-Z)][:=]|\.{3,}|…)$/i.test(label.text)) continue;
    if (label.text.length > 60 || label.words.length > 8) continue;
    const em = emOf(label);
    const value = lines.filter((other) =>
      other !== label && rest.has(other) && isSameBaseline(label, other) &&
      other.up.left >= label.up.right - 0.2 * em && other.up.left - label.up.right < 22 * em
    ).sort((a, b) =>
      a.up.left - b.up.left
    )[0];
    if (value && isOffRow(label, value) && hasTextUnder(label, lines)) continue;
    if (!value || /:$/.test(value.text) || noteNumber(value.text) !== null) continue;
    rest.delete(label);
    rest.delete(value);
    joined.push(toLine([...label.words, ...value.words]));
  }
  return [...rest, ...joined].sort(byReadingOrder);
}

/** Text on the baseline of a label stands off it by less than this share of the lettering. */
const SAME_ROW = 0.25;

/** Lettering of one size beside another that stands higher or lower: of another text. */
const isOffRow = (a: Line, b: Line): boolean =>
  Math.abs(emOf(a) - emOf(b)) < 0.1 * emOf(a) &&
  Math.abs(a.up.bottom - b.up.bottom) > SAME_ROW * emOf(a);

/** True where the text of a label stands right under it, flush with it. */
const hasTextUnder = (label: Line, lines: readonly Line[]): boolean =>
  lines.some((line) =>
    line.turn === label.turn && Math.abs(line.up.left - label.up.left) < 0.5 * emOf(label) &&
    line.up.top > label.up.top + 0.5 * emOf(label) &&
    line.up.top - label.up.bottom < emOf(label)
  );

/** A bare digit counts as a note number only where others stand in the same column. */
function isNumberedColumn(mark: Line, lines: readonly Line[]): boolean {
  const em = emOf(mark);
  return lines.filter((other) =>
    other !== mark && other.turn === mark.turn && /^\d{1,2}$/.test(other.text.trim()) &&
    Math.abs(other.up.left - mark.up.left) < 1.2 * em &&
    Math.abs(other.up.top - mark.up.top) < 20 * em
  ).length >= 2;
}

/** Top to bottom, then left to right, in the frame of each line. */
export function byReadingOrder(a: Line, b: Line): number {
  return a.turn - b.turn || a.up.top - b.up.top || a.up.left - b.up.left;
}

/** True when the point lies in the box. */
export function holds(box: PointRect, point: { x: number; y: number }, slack = 0): boolean {
  return point.x >= box.x - slack && point.x <= box.x + box.width + slack &&
    point.y >= box.y - slack && point.y <= box.y + box.height + slack;
}

/** True when the centre of `inner` lies in `outer`. */
export const holdsCentre = (outer: PointRect, inner: PointRect, slack = 0): boolean =>
  holds(outer, centre(inner), slack);

/** Middle value; 0 for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
