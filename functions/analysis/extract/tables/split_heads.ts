/**
 * Heads of two and three lines beside heads of one, all centered in one row: their lines stand on either side of the
 * baseline the others stand on. Such lines become one.
 */
import { unionRect } from "../../../_shared/geometry.ts";
import { mayHead } from "./aligned_heads.ts";
import { indexBands } from "../layout/bands.ts";
import { emOf, type Line } from "../layout/layout.ts";
import { LineGrid } from "../layout/rect_grid.ts";

const MOST_LINES = 3;
/** From line to line, and how far their middles stand apart, in em. */
const LEAST_PITCH = 0.8, MOST_PITCH = 1.4, OFF_MIDDLE = 0.6;
/** Heads of one line stand on the middle of the two within so many em, and so far beside them at most. */
const OFF_BASELINE = 0.3, BESIDE = 60;
/** So many heads of one line tell where the middle is. */
const FEWEST_BESIDE = 2;

/** The lines with heads of two and three lines joined. */
export function joinSplitHeads(lines: readonly Line[]): Line[] {
  const heads = lines.filter(({ turn, text }) => turn === 0 && mayHead(text));
  const areHeads = new Set(heads);
  const grid = new LineGrid(lines);
  const near = indexBands(heads);
  const joined = new Map<Line, Line>();
  const gone = new Set<Line>();
  for (const upper of heads) {
    const stack = stackUnder(upper, grid);
    const isWhole = stack.length >= 2 && stack.length <= MOST_LINES &&
      stack.every((line) => areHeads.has(line)) &&
      !grid.around(upper, upper.up, { top: emOf(upper) }).some((it) => isUnder(it, upper));
    if (!isWhole || !standsBeside(stack.flatMap(near), stack)) continue;
    joined.set(upper, {
      ...upper,
      box: unionRect(stack.map(({ box }) => box)),
      up: stack.map(({ up }) => up).reduce(unionUp),
      words: stack.flatMap(({ words }) => words),
      text: stack.map(({ text }) => text).join(" "),
    });
    stack.slice(1).forEach((line) => gone.add(line));
  }
  return lines.flatMap((line) => gone.has(line) ? [] : [joined.get(line) ?? line]);
}

/** A line and those that follow right below it, as far as each is one. */
function stackUnder(upper: Line, grid: LineGrid): Line[] {
  const stack = [upper];
  while (stack.length <= MOST_LINES) {
    const last = stack.at(-1)!;
    const under = grid.around(last, last.up, { bottom: emOf(last) })
      .filter((line) => isUnder(last, line));
    if (under.length !== 1) break;
    stack.push(under[0]);
  }
  return stack;
}

const unionUp = (a: Line["up"], b: Line["up"]): Line["up"] => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

const middleX = ({ box }: Line): number => box.x + box.width / 2;
const middleY = ({ box }: Line): number => box.y + box.height / 2;

const isAlike = (a: Line, b: Line): boolean =>
  a.isBold === b.isBold && Math.abs(emOf(a) - emOf(b)) < 0.1 * emOf(a);

/** Right below a line, in its letters, with their middles or left ends over each other. */
function isUnder(upper: Line, lower: Line): boolean {
  const em = emOf(upper);
  const pitch = middleY(lower) - middleY(upper);
  return lower !== upper && lower.turn === upper.turn && isAlike(upper, lower) &&
    pitch > LEAST_PITCH * em && pitch < MOST_PITCH * em &&
    (Math.abs(middleX(upper) - middleX(lower)) < OFF_MIDDLE * em ||
      Math.abs(upper.box.x - lower.box.x) < OFF_BASELINE * em);
}

function standsBeside(heads: readonly Line[], stack: readonly Line[]): boolean {
  const [upper, lower] = [stack[0], stack.at(-1)!];
  const em = emOf(upper);
  const middle = (middleY(upper) + middleY(lower)) / 2;
  const { x, width } = unionRect(stack.map(({ box }) => box));
  const beside = new Set(heads.filter((line) =>
    !stack.includes(line) && isAlike(line, upper) &&
    Math.abs(middleY(line) - middle) < OFF_BASELINE * em &&
    (line.box.x > x + width || line.box.x + line.box.width < x) &&
    Math.abs(middleX(line) - x - width / 2) < BESIDE * em
  ));
  return beside.size >= FEWEST_BESIDE;
}
