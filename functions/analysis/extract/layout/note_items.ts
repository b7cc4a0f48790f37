/**
 * Items of lists beyond plain numbers: `1.1`, `a.`, `(iv)`, bullets; where their wrapped lines stand, and items
 * that run on at the top of the next column.
 */
import { joinText } from "../evidence.ts";
import { isHeading } from "./headings.ts";
import { startsItem } from "./item_marks.ts";
import { emOf, type Line, noteNumber, sharedLength } from "./layout.ts";
import type { Block } from "./notes.ts";

/** Text of lines that follow each other; a word with a hyphen at the end of a line goes on in the next. */
export function joinBroken(lines: readonly { text: string }[]): string {
  return lines.reduce((all, { text }) => {
    const goesOn = /[A-Z\d]-$/i.test(all) && /^[A-Z]{2}/i.test(text);
    return goesOn ? all + text : joinText([{ text: all }, { text }]);
  }, "");
}

/**
 * True for a line that wrapped: it ends in no full stop, and the first word of the next line would not have
 * fitted behind it.
 */
export function isWrapped(upper: Line, lower: Line): boolean {
  const over = lower.up.right - upper.up.right;
  const first = lower.words[0].box;
  const length = lower.turn % 180 === 0 ? first.width : first.height;
  return over < emOf(upper) || !/[.:;]$/.test(upper.text) && over < length + 0.35 * emOf(upper);
}

/**
 * Joins an item that ends in the middle of a sentence at the foot of a column with the lines at the top of the
 * next, which stand over the item that follows it.
 */
export function joinAcrossColumns(blocks: readonly Block[]): Block[] {
  const joined = new Map<Block, Block>();
  const gone = new Set<Block>();
  const numbered = blocks.filter((block) => /^\d/.test(noteNumber(block.text) ?? ""));
  for (const next of numbered) {
    const top = over(next, blocks);
    if (!top || startsItem(top) || isHeading(top.lines[0]) || over(top, blocks)) continue;
    const before = numbered.filter((block) =>
      Number(noteNumber(block.text)) === Number(noteNumber(next.text)) - 1 &&
      isLeftOf(block, top) && !/[.:;!]$/.test(block.text)
    );
    if (before.length !== 1 || under(before[0], blocks)) continue;
    const lines = [...before[0].lines, ...top.lines];
    joined.set(before[0], { lines, text: joinBroken(lines) });
    gone.add(top);
  }
  return blocks.filter((block) => !gone.has(block)).map((block) => joined.get(block) ?? block);
}

/** In the column at the left, in the same lettering. */
function isLeftOf({ lines: [a] }: Block, { lines: [b] }: Block): boolean {
  const em = emOf(a);
  return a.turn === b.turn && Math.abs(emOf(b) - em) < 0.1 * em && a.isBold === b.isBold &&
    b.up.left > a.up.right - em && b.up.left - a.up.right < 40 * em && b.up.top < a.up.bottom;
}

/** The block whose last line stands right over a block, flush with its text or its number. */
function over({ lines: [first] }: Block, blocks: readonly Block[]): Block | null {
  return blocks.find((block) => {
    const last = block.lines.at(-1)!;
    return last !== first && isColumn(last, first) && isClose(last, first);
  }) ?? null;
}

function under({ lines }: Block, blocks: readonly Block[]): Block | null {
  const last = lines.at(-1)!;
  return blocks.find(({ lines: [first] }) =>
    first !== last && isColumn(last, first) && isClose(last, first)
  ) ?? null;
}

const isColumn = (a: Line, b: Line): boolean =>
  a.turn === b.turn && sharedLength(a.up.left, a.up.right, b.up.left, b.up.right) > 0;

function isClose(upper: Line, lower: Line): boolean {
  const gap = lower.up.top - upper.up.bottom;
  return gap > -0.45 * emOf(upper) && gap < 2 * emOf(upper);
}
