/**
 * Lists of one line an item, without numbers or bullets: `roof live 20 psf` over `deck live 60 psf`. Each item is a
 * text of its own; only a paragraph's lines are read on into each other.
 */
import { emOf, type Line } from "./layout.ts";
import { startsItem } from "./item_marks.ts";
import type { Block } from "./notes.ts";

/** Share of the lines of a list that end before its column does: of a short list, and where several do. */
const ENDED = 0.6, SEVERAL_ENDED = 0.4;

/**
 * The block cut into items where most of its lines end of their own accord, else the block as it is.
 *
 * @param all the blocks that stand under headings: the widest line flush with this one tells how wide the column is
 */
export function itemsOf(block: Block, all: readonly Block[]): Block[] {
  const { lines } = block;
  // An item with a number or a bullet of its own is one, however its lines are broken.
  if (lines.length < 2 || startsItem(lines[0])) return [block];
  const isMarked = areMarked(lines);
  const right = columnRight(lines[0], all);
  const breaks = lines.slice(1).map((lower, at) => endsBefore(lines[at], lower, right));
  const ended = breaks.filter(Boolean).length;
  const isList = ended >= (ended > 1 ? SEVERAL_ENDED : ENDED) * breaks.length;
  if (!isMarked && !isList) return [block];
  const items: Line[][] = [];
  for (const line of lines) {
    const last = items.at(-1)?.at(-1);
    if (last && !(isMarked && hasMark(line)) && goesOn(last, line, lines)) items.at(-1)!.push(line);
    else items.push([line]);
  }
  return items.map(asBlock);
}

/** A line of a list that says something by itself: `Treads 12"`, `4 risers at 7 1/2"`, not a word carried over. */
const BEGINS_ITEM = /^(?:[A-Z]|\d)/;
/** Share of the lines of such a list that give a figure. */
const TELLING = 0.5;

/**
 * The same for a block under no heading, such as what is lettered beside a detail: only where small letters tell that
 * each line begins anew, with a capital or with a figure that would have fitted behind the line above it, and most
 * lines give a figure.
 */
export function itemsBeside(block: Block): Block[] {
  const { lines } = block;
  const speaks = ({ text, words }: Line) =>
    BEGINS_ITEM.test(text) && words.length > 1 && /[a-z]{3}/.test(text);
  const figures = lines.filter(({ text }) => /\d/.test(text)).length;
  const least = lines.length > 2 ? TELLING * lines.length : lines.length - 0.5;
  if (lines.length < 2 || startsItem(lines[0]) || !lines.every(speaks) || figures <= least) {
    return [block];
  }
  const right = Math.max(...lines.map((line) => line.up.right));
  const items: Line[][] = [];
  for (const line of lines) {
    const last = items.at(-1)?.at(-1);
    const isNew = !last || !goesOn(last, line, lines) &&
        (/^[A-Z]/.test(line.text) || endsBefore(last, line, right));
    if (isNew) items.push([line]);
    else items.at(-1)!.push(line);
  }
  return items.map(asBlock);
}

const asBlock = (lines: Line[]): Block => ({
  lines,
  text: lines.map(({ text }) => text).join(" "),
});

/** How far to the right the column of a line reaches. */
function columnRight(first: Line, all: readonly Block[]): number {
  const column = all.flatMap(({ lines }) => lines).filter((line) =>
    line.turn === first.turn && Math.abs(line.up.left - first.up.left) < 0.3 * emOf(first) &&
    Math.abs(emOf(line) - emOf(first)) < 0.1 * emOf(first)
  );
  return Math.max(...column.map((line) => line.up.right), first.up.right);
}

/** `W1`, `EF-2`, `12`, `103` before the words of an item; a figure with its unit is none. */
const MARK = /^(?:[A-Z]{1,4}-?\d{1,3}|\d{2,3})[A-Z]?$/i;
const UNIT =
  /^(?:X|×|IN|INCH\w*|FT|FEET|GA|GAL|MIL|PS[FI]|P?LF|SQ|SF|CFM|GPM|LBS?|MIN|H(?:OU)?RS?|AMPS?|YEARS?|DAYS?|PERCENT)\b/i;
const hasMark = ({ words }: Line): boolean =>
  words.length > 2 && MARK.test(words[0].text) && !UNIT.test(words[1].text);

/** Most lines begin with a mark, each with its own. */
function areMarked(lines: readonly Line[]): boolean {
  const marks = lines.filter(hasMark).map(({ words }) => words[0].text);
  return marks.length >= 2 && marks.length >= 0.7 * lines.length &&
    new Set(marks).size >= 0.7 * marks.length;
}

/** The first word of the next line would have fitted behind this one. */
function endsBefore(upper: Line, lower: Line, right: number): boolean {
  const first = lower.words[0].box;
  const length = lower.turn % 180 === 0 ? first.width : first.height;
  return right - upper.up.right > length + 0.8 * emOf(upper);
}

/** Words after which a sentence is not over. */
const OPEN =
  /([,&(+:-]|\b(AND|OR|OF|TO|AT|THE|A|AN|WITH|W\/|BY|FOR|FROM|IN|ON|PER|THAN|NOT|NO|SHALL|BE|IS|ARE|AS|IF|WHERE|UNLESS))$/i;
/** Words no item begins with. */
const FOLLOWS =
  /^(AND|OR|OF|TO|AT|WITH|W\/|BY|FOR|FROM|PER|THAN|SHALL|BE|IS|ARE|AS|IF|WHERE|UNLESS|EXCEPT|INCLUDING|WHICH|THAT|WHEN)\b|^[(&+,]/i;

/** True for a line that goes on with the sentence of the line above it. */
function goesOn(upper: Line, lower: Line, all: readonly Line[]): boolean {
  if (OPEN.test(upper.text) || FOLLOWS.test(lower.text)) return true;
  if (lower.up.left - all[0].up.left > 0.6 * emOf(lower)) return true;
  const capitals = all.filter(({ text }) => /^[^a-z]*[A-Z]/.test(text));
  return capitals.length > 0.7 * all.length && /^[a-z]/.test(lower.text);
}
