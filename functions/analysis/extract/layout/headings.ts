/**
 * Headings of notes, and the notes under each: lines of heading words, and lines set apart by their lettering, a
 * rule under them or a colon, over a list or at its left.
 */
import { centreDistance } from "../../../_shared/geometry.ts";
import { emOf, type Line, noteNumber, sharedLength } from "./layout.ts";
import { itemsUnder } from "./lettered_titles.ts";
import { startsItem } from "./item_marks.ts";
import type { Block } from "./notes.ts";
import type { Rulings } from "../tables/rulings.ts";

const HEADING =
  /^[A-Z0-9&/ ,.'()-]*\b(NOTES?|LEGEND|KEY\s?NOTES|CRITERIA|SPECIFICATIONS?|REQUIREMENTS|ABBREVIATIONS|SYMBOLS|CODES?|SUMMARY|DATA|SCOPE OF WORK|GENERAL)\b[A-Z0-9&/ ,.'()-]*:?$/i;
/** Headings that say of which state or part of the work the notes speak. */
const STATE =
  /^(GENERAL )?((EXISTING|SITE|FIELD|AS-?BUILT) CONDITIONS?|EXISTING (CONSTRUCTION|BUILDING|WORK|TO REMAIN)|(SELECTIVE )?DEMO(LITION)?( (WORK|SCOPE|KEY))?|REMOVALS?|NEW (WORK|CONSTRUCTION)|((BID|ADD|ADDITIVE|DEDUCT\w*) )?ALTERNATES?( (NO\.? ?|#)?[A-Z0-9]+)?|ALLOWANCES|EXCLUSIONS|FUTURE WORK|PHAS(E|ING)( (NO\.? ?)?[A-Z0-9]+)?|(WORK )?NOT IN CONTRACT|(WORK )?BY OTHERS|OWNER (FURNISHED|SUPPLIED)( ITEMS)?)\s*:?$/i;

/** Most characters and words of a line that heads a list. */
const TITLE_LENGTH = 60, TITLE_WORDS = 8;
/** Fewest words of a text under a heading that is no list. */
const SENTENCE_WORDS = 4;
/** A gap so many times as wide as the one before ends texts that carry no numbers. */
const WIDER_GAP = 2;

/** True for a line that heads notes by its words alone. */
export function isHeading(line: Line): boolean {
  const text = line.text.trim();
  if (noteNumber(text) !== null || text.length > TITLE_LENGTH || /\.$/.test(text)) return false;
  const isUpper = text === text.toUpperCase();
  return (HEADING.test(text) || STATE.test(text)) && (isUpper || line.isBold) &&
    text.split(" ").length <= 7 && !/\d{3,}/.test(text);
}

/** Headings among the blocks, and the heading of every block that stands under one. */
export interface Headings {
  headings: Set<Block>;
  heads: Map<Block, string>;
}

/** Finds headings; lines that are titles of drawings are none unless their words say so. */
export function findHeadings(
  blocks: readonly Block[],
  { titleLines, rulings }: { titleLines: ReadonlySet<Line>; rulings: Rulings },
): Headings {
  const lists = blocks.filter(startsList);
  const lines = blocks.flatMap((block) => block.lines);
  const headings = new Set<Block>();
  const heads = new Map<Block, string>();
  const beside: [Block, Block][] = [];
  for (const block of blocks) {
    if (block.lines.length > 2) continue;
    const [top] = block.lines;
    const isDrawing = titleLines.has(top);
    const isNamed = isHeading(top) && !(isDrawing && STATE.test(top.text));
    const list = isNamed || isApart(block, rulings) ? listBeside(block, lists) : null;
    if (list && !isDrawing) beside.push([block, list]);
    if (isNamed || (!isDrawing && headsNotes(block, { blocks, lists, lines, rulings }))) {
      headings.add(block);
    }
  }
  for (const [heading, list] of beside) {
    if (takesNone(heading, blocks, headings)) headings.add(heading);
    else if (!headings.has(heading)) continue;
    if (!heads.has(list)) follow(heading, { first: list, blocks, headings, heads });
  }
  for (const heading of headings) follow(heading, { first: null, blocks, headings, heads });
  continueColumns(blocks, heads);
  return { headings, heads };
}

/** A short line of capitals or bold letters that is no sentence. */
function isTitleLike({ lines, text }: Block): boolean {
  const [top] = lines;
  return lines.length === 1 && noteNumber(text) === null && !/[.,]$/.test(text) &&
    text.length <= TITLE_LENGTH && text.split(" ").length <= TITLE_WORDS &&
    /[A-Z]{3}/i.test(text) && (text === text.toUpperCase() || top.isBold);
}

/** Set apart by a colon or a rule under it. */
const isApart = (block: Block, rulings: Rulings): boolean =>
  isTitleLike(block) && (/:$/.test(block.text) || isUnderlined(block.lines[0], rulings));

/** True for a line with a rule as long as itself right below it. */
export function isUnderlined(line: Line, rulings: Rulings): boolean {
  const em = emOf(line);
  const { x, y, width, height } = line.box;
  return line.turn === 0 &&
    rulings.horizontal.some((rule) =>
      rule.at > y + 0.6 * height && rule.at - y - height < 0.6 * em &&
      Math.abs(rule.from - x) < em && Math.abs(rule.to - x - width) < em
    );
}

const BULLET = /^[•●▪◦*]|^-\s/;

/** The first item of a list: `1.`, `A.`, `01.`, `1.1`, or a bullet. */
const startsList = ({ lines, text }: Block): boolean =>
  lines[0].words.length > 1 &&
  (/^[1A]$/.test(noteNumber(text) ?? "") || /^(0?1[.)]|1\.0?[01])\s/.test(text) ||
    BULLET.test(text));

/** True for a line set apart from the list, or from the sentences, directly below it. */
function headsNotes(
  block: Block,
  { blocks, lists, lines, rulings }: {
    blocks: readonly Block[];
    lists: readonly Block[];
    lines: readonly Line[];
    rulings: Rulings;
  },
): boolean {
  const [top] = block.lines;
  if (isLarger(block, lines)) return true;
  if (!isTitleLike(block)) return false;
  const isMarked = isApart(block, rulings);
  const isOver = ({ lines: [first] }: Block) =>
    isBelow(top, top, first) && Math.abs(first.up.left - top.up.left) < 3 * emOf(top);
  if (
    lists.some((list) => isOver(list) && (isMarked || hasOtherLetters(top, list.lines[0])))
  ) return true;
  return isUnderlined(top, rulings) &&
    blocks.some((it) => it !== block && isOver(it) && it.text.split(" ").length >= SENTENCE_WORDS);
}

/** How much larger than its list a heading in any letters is. */
const LARGER = 1.35;

/** A short line in letters of any kind, well larger than the list of two lines and more set flush below it. */
function isLarger({ lines: [top, ...more], text }: Block, lines: readonly Line[]): boolean {
  const isShort = more.length === 0 && text.length <= TITLE_LENGTH && /[A-Z]{3}/i.test(text) &&
    text.split(" ").length <= TITLE_WORDS && noteNumber(text) === null;
  return isShort && itemsUnder(top, lines).some((line) => emOf(top) > LARGER * emOf(line)) &&
    !isRoomLabel(top, lines);
}

/** Lines under it that are set in its middle are those of a room's name. */
const isRoomLabel = (top: Line, lines: readonly Line[]): boolean =>
  itemsUnder(top, lines).every((line) =>
    Math.abs(line.up.left + line.up.right - top.up.left - top.up.right) < emOf(line)
  );

const hasOtherLetters = (top: Line, first: Line): boolean =>
  (top.isBold && !first.isBold) || emOf(top) > 1.1 * emOf(first);

function isBelow(top: Line, last: Line, line: Line): boolean {
  const gap = line.up.top - last.up.bottom;
  return line.turn === top.turn && line !== top && gap > -0.3 * emOf(last) &&
    gap < 2.6 * Math.max(emOf(last), emOf(line));
}

/** The list that begins on the line of a heading, at its right. */
function listBeside({ lines: [top] }: Block, lists: readonly Block[]): Block | null {
  const em = emOf(top);
  return lists.find(({ lines: [first] }) =>
    first !== top && first.turn === top.turn &&
    sharedLength(top.up.top, top.up.bottom, first.up.top, first.up.bottom) > 0.5 * em &&
    first.up.left > top.up.right && first.up.left - top.up.right < 14 * em
  ) ?? null;
}

/** True for a heading with nothing directly below it in its own column. */
const takesNone = (
  { lines: [top] }: Block,
  blocks: readonly Block[],
  headings: ReadonlySet<Block>,
): boolean =>
  !blocks.some((block) =>
    !headings.has(block) && isBelow(top, top, block.lines[0]) &&
    Math.abs(block.lines[0].up.left - top.up.left) < 3 * emOf(top)
  );

/** Gives a heading to the blocks down its column, as long as they follow each other without a wide gap. */
function follow(
  heading: Block,
  { first, blocks, headings, heads }: {
    /** First item where the list stands beside its heading. */
    first: Block | null;
    blocks: readonly Block[];
    headings: ReadonlySet<Block>;
    heads: Map<Block, string>;
  },
): void {
  const top = first?.lines[0] ?? heading.lines[0];
  const em = emOf(top);
  const name = heading.text.replace(/:\s*$/, "");
  let last = first ? first.lines.at(-1)! : heading.lines.at(-1)!;
  let isNumbered = first !== null && noteNumber(first.text) !== null;
  let usualGap = Infinity;
  if (first) heads.set(first, name);
  while (true) {
    const [following] = blocks.filter((block) => {
      const line = block.lines[0];
      const near = Math.min(em, 2 * emOf(line));
      return !heads.has(block) && !headings.has(block) && isBelow(top, last, line) &&
        line.up.left > top.up.left - 3 * near && line.up.left < top.up.left + 6 * near;
    }).sort((a, b) => a.lines[0].up.top - b.lines[0].up.top);
    const number = following ? noteNumber(following.text) : null;
    // Another list begins, or something that is no item of this one.
    const isPart = following !== undefined && isNumbered && number === null &&
      startsItem(following) && following.lines[0].up.left > top.up.left + 0.5 * em;
    if (!following || (isNumbered && !isPart && (number === null || number === "1"))) break;
    const gap = Math.max(following.lines[0].up.top - last.up.bottom, 0.5 * em);
    if (!isNumbered && gap > WIDER_GAP * usualGap) break;
    isNumbered ||= number !== null;
    usualGap = Math.min(usualGap, gap);
    heads.set(following, name);
    last = following.lines.at(-1)!;
  }
}

/** A numbered list that goes on in the next column keeps its heading. */
function continueColumns(blocks: readonly Block[], heads: Map<Block, string>): void {
  const numbered = blocks.filter((block) => /^\d/.test(block.text) && noteNumber(block.text));
  const valueOf = (block: Block) => Number(noteNumber(block.text));
  const known = new Set(numbered.map((block) => `${valueOf(block)} ${heads.get(block)}`));
  for (const block of numbered) {
    if (heads.has(block)) continue;
    const value = valueOf(block);
    const [before] = numbered.filter((other) =>
      heads.has(other) && valueOf(other) === value - 1 &&
      !known.has(`${value} ${heads.get(other)}`) &&
      Math.abs(emOf(other.lines[0]) - emOf(block.lines[0])) < 0.1 * emOf(block.lines[0]) &&
      distance(other, block) < 120 * emOf(block.lines[0])
    ).sort((a, b) => distance(a, block) - distance(b, block));
    if (!before) continue;
    heads.set(block, heads.get(before)!);
    known.add(`${value} ${heads.get(before)}`);
  }
}

const distance = (a: Block, b: Block): number => centreDistance(a.lines[0].box, b.lines[0].box);
