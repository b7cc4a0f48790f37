/**
 * Lines become blocks of text that belong together: numbered notes with their wrapped lines, callouts of two
 * lines, label stacks, headings and drawing titles. Tables, dimension strings and tags are taken out before.
 */
import type { Note } from "../../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { strokesBeside } from "../drawing/leaders.ts";
import { drawingAt, type DrawingTitle } from "./drawing_titles.ts";
import { fromPieces, joinText } from "../evidence.ts";
import { findHeadings, isHeading } from "./headings.ts";
import {
  emOf,
  holdsCentre,
  joinHanging,
  joinLabels,
  type Line,
  noteNumber,
  sharedLength,
} from "./layout.ts";
import { itemsBeside, itemsOf } from "./line_lists.ts";
import { joinPieces } from "./line_pieces.ts";
import type { Rulings } from "../tables/rulings.ts";
import { isRuledApart } from "./sheet_title.ts";
import { isScaleNote } from "./scales.ts";
import { isLoneDash, startsItem } from "./item_marks.ts";
import { isWrapped, joinAcrossColumns, joinBroken } from "./note_items.ts";

/** Lines that were found to belong together, top to bottom. */
export interface Block {
  lines: Line[];
  text: string;
}

/** Groups lines into blocks, in reading order. Lines of which each has a leader of its own are callouts of their own. */
export function groupLines(
  lines: readonly Line[],
  { page, rulings }: { page: PageReading; rulings: Rulings },
): Block[] {
  const joined = joinLabels(joinHanging(joinPieces(lines)));
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
  const chains = joined.filter((line) => !previous.has(line)).map((first) => {
    const chain = [first];
    while (next.has(chain.at(-1)!)) chain.push(next.get(chain.at(-1)!)!);
    return chain;
  });
  return joinAcrossColumns(
    partedByLeaders(chains, page).map((chain) => ({ lines: chain, text: joinBroken(chain) })),
  );
}

/** Stacked callouts, each at a leader of its own: cut before each line that has one, or behind it where the last has. */
function partedByLeaders(chains: readonly Line[][], page: PageReading): Line[][] {
  const stacks = chains.filter((chain) => chain.length > 1);
  const strokes = strokesBeside(page, stacks.flat());
  let at = 0;
  return chains.flatMap((chain) => {
    if (chain.length === 1) return [chain];
    const beside = strokes.slice(at, at += chain.length);
    for (const side of [0, 1]) {
      const isLed = beside.map((it, index) =>
        it[side] !== null && it[side] !== beside[index - 1]?.[side]
      );
      if (isLed.filter(Boolean).length < 2) continue;
      const isBehind = !isLed[0] && isLed.at(-1);
      return cutWhere(chain, (index) => isLed[isBehind ? index - 1 : index]);
    }
    return [chain];
  });
}

/** Cuts a chain before each line of which that is so. */
function cutWhere(chain: readonly Line[], isCut: (index: number) => boolean): Line[][] {
  const parts: Line[][] = [];
  for (const [index, line] of chain.entries()) {
    if (index === 0 || isCut(index)) parts.push([line]);
    else parts.at(-1)!.push(line);
  }
  return parts;
}

interface Pair {
  upper: Line;
  lower: Line;
  gap: number;
}

/** Lettering with tall boxes set close overlaps by up to this share of its size. */
const MOST_OVERLAP = 0.6;

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
      if (gap < -MOST_OVERLAP * em || !belongs(upper, lower, sorted)) continue;
      const isTight = gap <= 1.0 * em;
      if (!isTight && !isLonePair(upper, lower, sorted, i)) continue;
      pairs.push({ upper, lower, gap });
    }
  }
  return pairs.sort((a, b) => a.gap - b.gap);
}

/** Places are looked at before words: on a crowded page most pairs are out of line. */
function belongs(upper: Line, lower: Line, all: readonly Line[]): boolean {
  const ratio = emOf(lower) / emOf(upper);
  if (ratio < 0.82 || ratio > 1.22 || upper.isBold !== lower.isBold) return false;
  if (!isInLine(upper, lower)) return false;
  if (startsItem(lower) && !isLoneDash(lower, upper, all)) return false;
  if (isHeading(upper) || isHeading(lower) || isScaleNote(lower.text)) return false;
  return !startsPair(lower.text) || /[,&-]$/.test(upper.text);
}

/** Does a line go on under the text of an item, or share the left end, the right end or the middle of another? */
function isInLine(upper: Line, lower: Line): boolean {
  const em = emOf(upper);
  if (upper.words.length > 1 && startsItem(upper)) {
    return Math.abs(lower.up.left - uprightLeft(upper)) < 0.8 * em ||
      (Math.abs(lower.up.left - upper.up.left) < 0.6 * em && isWrapped(upper, lower));
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

/** `LABEL: value` starts something new, and so does `LABEL ..... value`. */
const startsPair = (text: string): boolean => PAIR.test(text);
const PAIR =
  /^[A-Z](?:[A-Z /&.'-]{2,30}:\s|[A-Z\d ,/&.'()-]{2,44}?(?:\s:\s|\s?(?:\.{4,}|…+)\s?\S))/;

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

/** What {@link toNotes} needs to know about the page. */
export interface NoteContext {
  page: PageReading;
  titles: readonly DrawingTitle[];
  rulings: Rulings;
  /** Region of the title block; its text is kept apart. */
  titleBlock: PointRect | null;
  hasPlan: boolean;
  /** Room a text speaks of by its place on the plan or its leader, null off the rooms. */
  roomAt: (box: PointRect, block: Block) => string | null;
  /** Room in which a keynote's mark stands on the plan; null for other notes. */
  roomOfKeynote?: (block: Block) => string | null;
}

/** Blocks become notes with kind, heading and drawing. Rooms are added where rooms are known. */
export function toNotes(blocks: readonly Block[], context: NoteContext): Note[] {
  const { page } = context;
  const titleLines = new Set(
    context.titles.flatMap((title) => title.scale ? [title.line, title.scale.line] : [title.line]),
  );
  const { headings, heads } = findHeadings(blocks, { titleLines, rulings: context.rulings });
  const listed = blocks.filter((block) => heads.has(block));
  const items = blocks.flatMap((whole) =>
    (heads.has(whole) ? itemsOf(whole, listed) : itemsBeside(whole)).map((block) => ({
      whole,
      block,
    }))
  );
  return items.map(({ whole, block }) => {
    const box = unionRect(block.lines.map((line) => line.box));
    const isInBlock = context.titleBlock !== null && holdsCentre(context.titleBlock, box);
    const isTitle = block.lines.some((line) => titleLines.has(line)) || headings.has(whole);
    const heading = isInBlock ? null : heads.get(whole) ?? null;
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
      room: kind === "callout" || kind === "label"
        ? context.roomAt(box, block)
        : context.roomOfKeynote?.(block) ?? null,
    };
  });
}
