/**
 * Letters to words. A word ends at a space, where the direction turns, where the baseline or the size
 * jumps, or where the gap to the next letter is wider than letters of one word stand apart.
 */
import type { Word } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import type { Glyph } from "../../_providers/pdf/mod.ts";

/** A word with what is needed to join lines: start, direction and the spaces written before it. */
export interface PlacedWord extends Word {
  /** Baseline start in displayed points and unit direction (y down). */
  x: number;
  y: number;
  ux: number;
  uy: number;
  /** Distance from start to end along the direction. */
  length: number;
  emPt: number;
  /** Text run the word was written in; words of one run were typed together. */
  run: number;
  /** Spaces typed between the word before and this one. */
  spacesBefore: number;
}

/** Gap between letters, in em, that ends a word. Measured on plan sets against poppler's words. */
const WORD_GAP_EM = 0.18;
/** The same between runs whose baselines differ by more than this share of the size. */
const OFFSET = 0.05;
const OFFSET_GAP_EM = 0.06;
const BACK_JUMP_EM = 0.6;
const BASELINE_JUMP = 0.35;
/** Cosine under which two letters do not write in one direction (about 4 degrees). */
const SAME_DIRECTION = 0.9976;
const SIZE_JUMP = 1.35;
const DIGIT_SIZE_JUMP = 1.15;
/** Confidence of the invisible text layer a scanner's own OCR left behind. */
const SCANNER_TEXT_CONFIDENCE = 0.9;
/** Turned less than this from a right angle counts as straight, in degrees. */
const SNAP_DEG = 2.5;

/** Joins letters in the order of the content stream to words. */
export function joinWords(glyphs: readonly Glyph[]): PlacedWord[] {
  const words: PlacedWord[] = [];
  let letters: Glyph[] = [];
  let spaces = 0;
  let pending = 0;
  const flush = () => {
    if (letters.length > 0) words.push(placeWord(letters, pending));
    letters = [];
  };
  for (const glyph of glyphs) {
    if (glyph.isSpace) {
      flush();
      spaces++;
      continue;
    }
    const last = letters.at(-1);
    if (last && !continues(last, glyph)) flush();
    if (letters.length === 0) {
      pending = spaces;
      spaces = 0;
    }
    letters.push(glyph);
  }
  flush();
  return joinTracked(words);
}

/** True when `next` goes on with the word that `last` belongs to. */
function continues(last: Glyph, next: Glyph): boolean {
  if (last.ux * next.ux + last.uy * next.uy < SAME_DIRECTION) return false;
  const dx = next.x - last.x;
  const dy = next.y - last.y;
  const along = dx * last.ux + dy * last.uy - last.advance;
  const across = Math.abs(dy * last.ux - dx * last.uy);
  const em = Math.max(last.emPt, next.emPt);
  const isOffset = last.style !== next.style &&
    across > OFFSET * Math.max(last.sizePt, next.sizePt);
  if (along > (isOffset ? OFFSET_GAP_EM : WORD_GAP_EM) * em || along < -BACK_JUMP_EM * em) {
    return false;
  }
  if (across > BASELINE_JUMP * Math.max(last.sizePt, next.sizePt)) return false;
  const ratio = Math.max(last.sizePt, next.sizePt) / Math.min(last.sizePt, next.sizePt);
  const areDigits = /\d/.test(last.text) && /\d/.test(next.text);
  return ratio <= (areDigits ? DIGIT_SIZE_JUMP : SIZE_JUMP);
}

function placeWord(letters: readonly Glyph[], spacesBefore: number): PlacedWord {
  const first = letters[0];
  const last = letters[letters.length - 1];
  let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
  let bold = 0, invisible = 0;
  for (const letter of letters) {
    if (letter.left < left) left = letter.left;
    if (letter.top < top) top = letter.top;
    if (letter.right > right) right = letter.right;
    if (letter.bottom > bottom) bottom = letter.bottom;
    if (letter.style.isBold) bold++;
    if (letter.style.isInvisible) invisible++;
  }
  const length = (last.x - first.x) * first.ux + (last.y - first.y) * first.uy + last.advance;
  return {
    text: letters.map((letter) => letter.text).join(""),
    box: roundBox({ x: left, y: top, width: right - left, height: bottom - top }),
    angle: angleOf(first.ux, first.uy),
    sizePt: round(first.sizePt),
    isBold: bold * 2 > letters.length,
    confidence: invisible * 2 > letters.length ? SCANNER_TEXT_CONFIDENCE : 1,
    origin: "text",
    x: first.x,
    y: first.y,
    ux: first.ux,
    uy: first.uy,
    length,
    emPt: first.emPt,
    run: first.style.run,
    spacesBefore,
  };
}

/**
 * Joins letters and figures typed wide apart (`F L O O R`) in one run: at least four single ones with equal gaps, a
 * letter among them. A wider gap starts the next word.
 */
function joinTracked(words: readonly PlacedWord[]): PlacedWord[] {
  const joined: PlacedWord[] = [];
  for (let i = 0; i < words.length;) {
    const end = trackedEnd(words, i);
    if (end - i < 4 || !words.slice(i, end).some(({ text }) => LETTER.test(text))) {
      joined.push(words[i++]);
      continue;
    }
    joined.push(...mergeTracked(words.slice(i, end)));
    i = end;
  }
  return joined;
}

function trackedEnd(words: readonly PlacedWord[], start: number): number {
  const first = words[start];
  let end = start;
  while (
    end < words.length && GLYPH.test(words[end].text) && words[end].run === first.run &&
    first.run !== 0 && words[end].sizePt === first.sizePt &&
    (end === start || isTracked(words[end - 1], words[end]))
  ) end++;
  return end;
}

const LETTER = /^[A-Z&]$/, GLYPH = /^[A-Z&\d'"’”.,/()-]$/;

/** Figures stand alone in columns of lists, so they and their marks have to be closer than letters. */
const isTracked = (a: PlacedWord, b: PlacedWord): boolean =>
  gapBetween(a, b) < (LETTER.test(a.text) && LETTER.test(b.text) ? 3 : 1.3) * a.emPt;

function mergeTracked(letters: PlacedWord[]): PlacedWord[] {
  const gaps = letters.slice(1).map((letter, i) => gapBetween(letters[i], letter));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
  const groups: PlacedWord[][] = [[letters[0]]];
  gaps.forEach((gap, i) => {
    if (gap > Math.max(usual * 1.6, usual + letters[0].emPt * 0.25)) groups.push([]);
    groups[groups.length - 1].push(letters[i + 1]);
  });
  if (groups.some((group) => group.length === 1) && groups.length > letters.length / 2) {
    return letters;
  }
  return groups.map((group) => mergeWords(group, ""));
}

/** Free space between the end of `a` and the start of `b` along `a`'s direction, in points. */
export function gapBetween(a: PlacedWord, b: PlacedWord): number {
  return (b.x - a.x) * a.ux + (b.y - a.y) * a.uy - a.length;
}

/** One word of several, in reading order, their texts joined by `glue`. */
export function mergeWords(words: readonly PlacedWord[], glue: string): PlacedWord {
  const first = words[0];
  const last = words[words.length - 1];
  const largest = words.reduce((a, b) => (b.sizePt > a.sizePt ? b : a));
  return {
    ...first,
    text: words.map((word) => word.text).join(glue),
    box: boxAround(words.map((word) => word.box)),
    sizePt: largest.sizePt,
    emPt: largest.emPt,
    confidence: Math.min(...words.map((word) => word.confidence)),
    length: (last.x - first.x) * first.ux + (last.y - first.y) * first.uy + last.length,
  };
}

/** A finished word as a placed one, to join lines anew; `run` tells it from others. */
export function replaceWord(word: Word, run: number): PlacedWord {
  const radians = word.angle * Math.PI / 180;
  const [ux, uy] = [Math.cos(radians), -Math.sin(radians)];
  const { x, y, width, height } = word.box;
  const isLevel = Math.abs(ux) >= Math.abs(uy);
  const below = 0.8;
  const start = isLevel
    ? { x: ux > 0 ? x : x + width, y: ux > 0 ? y + height * below : y + height * (1 - below) }
    : { x: uy < 0 ? x + width * below : x + width * (1 - below), y: uy < 0 ? y + height : y };
  return {
    ...word,
    ...start,
    ux,
    uy,
    length: isLevel ? width : height,
    emPt: word.sizePt,
    run: run + 1,
    spacesBefore: 0,
  };
}

/** Smallest box around boxes, rounded. */
export function boxAround(boxes: readonly PointRect[]): PointRect {
  let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return roundBox({ x: left, y: top, width: right - left, height: bottom - top });
}

/** Degrees counter-clockwise as seen, 0 to 360; nearly straight angles become straight. */
export function angleOf(ux: number, uy: number): number {
  const degrees = (Math.atan2(-uy, ux) * 180 / Math.PI + 360) % 360;
  const straight = Math.round(degrees / 90) * 90;
  if (Math.abs(degrees - straight) <= SNAP_DEG) return straight % 360;
  return Math.round(degrees * 10) / 10;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function roundBox(box: PointRect): PointRect {
  return {
    x: round(box.x),
    y: round(box.y),
    width: round(box.width),
    height: round(box.height),
  };
}
