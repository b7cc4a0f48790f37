/**
 * Lines become blocks of text that belong together: numbered notes with their wrapped lines, callouts of two
 * lines, label stacks, headings and drawing titles. Tables, dimension strings and tags are taken out before.
 */
import type { Note } from "../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { centreDistance, type PointRect, unionRect } from "../../_shared/geometry.ts";
import { drawingAt, type DrawingTitle } from "./drawing_titles.ts";
import { fromPieces, joinText } from "./evidence.ts";
import {
  emOf,
  holdsCentre,
  joinHanging,
  joinLabels,
  type Line,
  noteNumber,
  sharedLength,
} from "./layout.ts";
import type { Rulings } from "./rulings.ts";
import { isRuledApart } from "./sheet_title.ts";
import { isScaleNote } from "./scales.ts";

/** Lines that were found to belong together, top to bottom. */
export interface Block {
  lines: Line[];
  text: string;
}

const HEADING =
  /^[A-Z0-9&/ ,.'()-]*\b(NOTES?|LEGEND|KEY\s?NOTES|CRITERIA|SPECIFICATIONS?|REQUIREMENTS|ABBREVIATIONS|SYMBOLS|CODES?|SUMMARY|DATA|SCOPE OF WORK|GENERAL)\b[A-Z0-9&/ ,.'()-]*:?$/i;

/** Groups lines into blocks, in reading order. */
export function groupLines(lines: readonly Line[], rulings: Rulings): Block[] {
  const joined = joinLabels(joinHanging(lines));
  const next = new Map<Line, Line>();
  const previous = new Map<Line, Line>();
  const gaps = new Map<Line, number>();
  for (const pair of candidatePairs(joined)) {
    const { upper, lower, gap } = pair;
    if (next.has(upper) || previous.has(lower)) continue;
    const chainGap = gaps.get(upper) ?? gaps.get(lower);
    const em = Math.min(emOf(upper), emOf(lower));
    if (chainGap !== undefined && Math.abs(chainGap - gap) > 0.4 * em) continue;
    if (isRuledApart(upper, lower, rulings)) continue;
    next.set(upper, lower);
    previous.set(lower, upper);
    gaps.set(upper, gap);
    gaps.set(lower, gap);
  }
  return joined.filter((line) => !previous.has(line)).map((first) => {
    const chain = [first];
    while (next.has(chain.at(-1)!)) chain.push(next.get(chain.at(-1)!)!);
    return { lines: chain, text: joinText(chain) };
  });
}

interface Pair {
  upper: Line;
  lower: Line;
  gap: number;
}

/** Pairs of neighbouring lines that may belong together, the closest first. */
function candidatePairs(lines: readonly Line[]): Pair[] {
  const sorted = [...lines].sort((a, b) => a.turn - b.turn || a.up.top - b.up.top);
  const pairs: Pair[] = [];
  for (let i = 0; i < sorted.length; i++) {
    const upper = sorted[i];
    const em = emOf(upper);
    for (let j = i + 1; j < sorted.length; j++) {
      const lower = sorted[j];
      if (lower.turn !== upper.turn || lower.up.top > upper.up.bottom + 2.2 * em) break;
      const gap = lower.up.top - upper.up.bottom;
      if (gap < -0.45 * em || !belongs(upper, lower)) continue;
      const isTight = gap <= 1.0 * em;
      if (!isTight && !isLonePair(upper, lower, sorted, i)) continue;
      pairs.push({ upper, lower, gap });
    }
  }
  return pairs.sort((a, b) => a.gap - b.gap);
}

function belongs(upper: Line, lower: Line): boolean {
  const em = emOf(upper);
  const ratio = emOf(lower) / em;
  if (ratio < 0.82 || ratio > 1.22 || upper.isBold !== lower.isBold) return false;
  if (noteNumber(lower.text) !== null || /^[•●▪◦*]|^-\s/.test(lower.text)) return false;
  if (isHeading(upper) || isHeading(lower) || isScaleNote(lower.text)) return false;
  if (startsPair(lower.text) && !/[,&-]$/.test(upper.text)) return false;
  const number = noteNumber(upper.text) ?? (/^[•●▪◦*-]\s/.test(upper.text) ? "•" : null);
  if (number !== null && upper.words.length > 1) {
    const hang = upper.words.length > 1 ? uprightLeft(upper) : upper.up.left;
    return Math.abs(lower.up.left - hang) < 0.8 * em ||
      (Math.abs(lower.up.left - upper.up.left) < 0.6 * em && upper.up.right >= lower.up.right - em);
  }
  const isLeft = Math.abs(lower.up.left - upper.up.left) < 0.5 * em;
  const isRight = Math.abs(lower.up.right - upper.up.right) < 0.5 * em;
  const isCentred = Math.abs(
    lower.up.left + lower.up.right - upper.up.left - upper.up.right,
  ) < 1.2 * em;
  return isLeft || isRight || isCentred;
}

/** Left side of the second word: where the text after a hanging number begins. */
function uprightLeft(line: Line): number {
  const [first, second] = line.words;
  const share = line.turn % 180 === 0
    ? Math.abs(second.box.x - first.box.x)
    : Math.abs(second.box.y - first.box.y);
  const extra = line.turn === 90
    ? Math.abs(second.box.y + second.box.height - first.box.y - first.box.height)
    : share;
  return line.up.left + (line.turn === 0 ? second.box.x - line.box.x : extra);
}

/** `LABEL: value` starts something new. */
function startsPair(text: string): boolean {
  return /^[A-Z][A-Z /&.-]{2,30}:\s/.test(text);
}

/** Two lines apart from everything else may stand further from each other. */
function isLonePair(upper: Line, lower: Line, sorted: readonly Line[], index: number): boolean {
  const em = emOf(upper);
  if (upper.words.length > 8 || lower.words.length > 8 || noteNumber(upper.text)) return false;
  if (upper.isBold || lower.isBold || /\.$/.test(upper.text)) return false;
  for (let j = Math.max(0, index - 200); j < Math.min(sorted.length, index + 200); j++) {
    const other = sorted[j];
    if (other === upper || other === lower || other.turn !== upper.turn) continue;
    const shared = sharedLength(
      other.up.left,
      other.up.right,
      upper.up.left - em,
      upper.up.right + em,
    );
    if (shared <= 0) continue;
    if (other.up.bottom > upper.up.top - 3 * em && other.up.top < lower.up.bottom + 3 * em) {
      return false;
    }
  }
  return true;
}

/** True for a line that heads a list of notes. */
export function isHeading(line: Line): boolean {
  const text = line.text.trim();
  if (noteNumber(text) !== null || text.length > 60 || /\.$/.test(text)) return false;
  const isUpper = text === text.toUpperCase();
  return HEADING.test(text) && (isUpper || line.isBold) && text.split(" ").length <= 7 &&
    !/\d{3,}/.test(text);
}

/** What {@link toNotes} needs to know about the page. */
export interface NoteContext {
  page: PageReading;
  titles: readonly DrawingTitle[];
  /** Region of the title block; its text is kept apart. */
  titleBlock: PointRect | null;
  hasPlan: boolean;
  /** Room at a place of the plan, null off the rooms. */
  roomAt: (box: PointRect) => string | null;
}

/** Blocks become notes with kind, heading and drawing. Rooms are added where rooms are known. */
export function toNotes(blocks: readonly Block[], context: NoteContext): Note[] {
  const { page } = context;
  const titleLines = new Set(
    context.titles.flatMap((title) => title.scale ? [title.line, title.scale.line] : [title.line]),
  );
  const headings = blocks.filter((block) =>
    block.lines.length <= 2 &&
    (isHeading(block.lines[0]) || (!titleLines.has(block.lines[0]) && headsList(block, blocks)))
  );
  const heads = headingOf(blocks, headings);
  return blocks.map((block) => {
    const box = unionRect(block.lines.map((line) => line.box));
    const isInBlock = context.titleBlock !== null && holdsCentre(context.titleBlock, box);
    const isTitle = block.lines.some((line) => titleLines.has(line)) || headings.includes(block);
    const heading = isInBlock ? null : heads.get(block) ?? null;
    const kind: Note["kind"] = isInBlock
      ? "title-block"
      : isTitle
      ? "title"
      : heading !== null || noteNumber(block.text) !== null || block.text.split(" ").length >= 12
      ? "note"
      : context.hasPlan && block.text.split(" ").length > 2
      ? "callout"
      : block.text.split(" ").length > 6
      ? "note"
      : "label";
    return {
      ...fromPieces(page, block.lines),
      text: joinText([{ text: block.text }]),
      kind,
      heading,
      drawing: isInBlock || heading !== null
        ? null
        : drawingAt(context.titles, box, page)?.text ?? null,
      room: kind === "callout" || kind === "label" ? context.roomAt(box) : null,
    };
  });
}

/** Most characters and words of a line that heads a numbered list. */
const TITLE_LENGTH = 60, TITLE_WORDS = 8;

/** True for a short line, set apart by its lettering or a colon, with note 1 of a list directly below it. */
function headsList({ lines, text }: Block, blocks: readonly Block[]): boolean {
  const [top] = lines;
  const em = emOf(top);
  if (lines.length > 1 || noteNumber(text) !== null || /\.$/.test(text)) return false;
  if (text.length > TITLE_LENGTH || text.split(" ").length > TITLE_WORDS) return false;
  if (!/[A-Z]{3}/i.test(text) || (text !== text.toUpperCase() && !top.isBold)) return false;
  return blocks.some(({ lines: [first], text: note }) => {
    const gap = first.up.top - top.up.bottom;
    return noteNumber(note) === "1" && first.turn === top.turn && first.words.length > 1 &&
      gap > -0.3 * em && gap < 2.6 * Math.max(em, emOf(first)) &&
      Math.abs(first.up.left - top.up.left) < 3 * em &&
      ((top.isBold && !first.isBold) || em > 1.1 * emOf(first) || /:$/.test(text));
  });
}

/** Heading of every block: down a column, as long as notes follow each other without a wide gap. */
function headingOf(blocks: readonly Block[], headings: readonly Block[]): Map<Block, string> {
  const heads = new Map<Block, string>();
  for (const heading of headings) {
    const top = heading.lines[0];
    const em = emOf(top);
    const name = heading.text.replace(/:\s*$/, "");
    let last = heading.lines.at(-1)!;
    let em1 = em;
    let isNumbered = false;
    while (true) {
      const following = blocks.filter((block) => {
        const line = block.lines[0];
        const gap = line.up.top - last.up.bottom;
        return !heads.has(block) && !headings.includes(block) && line.turn === top.turn &&
          gap > -0.3 * em && gap < 2.6 * Math.max(em1, emOf(line)) &&
          line.up.left > top.up.left - 3 * em && line.up.left < top.up.left + 6 * em;
      }).sort((a, b) => a.lines[0].up.top - b.lines[0].up.top)[0];
      if (!following || (isNumbered && noteNumber(following.text) === null)) break;
      isNumbered ||= noteNumber(following.text) !== null;
      heads.set(following, name);
      last = following.lines.at(-1)!;
      em1 = emOf(last);
    }
  }
  continueColumns(blocks, heads);
  return heads;
}

/** A numbered list that goes on in the next column keeps its heading. */
function continueColumns(blocks: readonly Block[], heads: Map<Block, string>): void {
  const numbered = blocks.filter((block) => /^\d/.test(block.text) && noteNumber(block.text));
  for (const block of numbered) {
    if (heads.has(block)) continue;
    const value = Number(noteNumber(block.text));
    const before = numbered.find((other) =>
      heads.has(other) && Number(noteNumber(other.text)) === value - 1 &&
      Math.abs(emOf(other.lines[0]) - emOf(block.lines[0])) < 0.1 * emOf(block.lines[0]) &&
      centreDistance(other.lines[0].box, block.lines[0].box) < 120 * emOf(block.lines[0])
    );
    if (before) heads.set(block, heads.get(before)!);
  }
}
