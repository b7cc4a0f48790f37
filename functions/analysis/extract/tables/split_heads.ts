/**
 * Heads of two lines beside heads of one, all centered in one row: their lines stand on either side of the baseline the
 * others stand on. Such two lines become one.
 */
import { unionRect } from "../../../_shared/geometry.ts";
import { mayHead } from "./aligned_heads.ts";
import { emOf, type Line } from "../layout/layout.ts";

/** From line to line, and how far their middles stand apart, in em. */
const LEAST_PITCH = 0.8, MOST_PITCH = 1.4, OFF_MIDDLE = 0.6;
/** Heads of one line stand on the middle of the two within so many em, and so far beside them at most. */
const OFF_BASELINE = 0.3, BESIDE = 60;
/** So many heads of one line tell where the middle is. */
const FEWEST_BESIDE = 2;

/** The lines with heads of two lines joined. */
export function joinSplitHeads(lines: readonly Line[]): Line[] {
  const heads = lines.filter(({ turn, text }) => turn === 0 && mayHead(text));
  const joined = new Map<Line, Line>();
  const gone = new Set<Line>();
  for (const upper of heads) {
    const under = heads.filter((lower) => isUnder(upper, lower));
    const [lower] = under;
    if (under.length !== 1 || gone.has(upper)) continue;
    const isStack = lines.some((it) => isUnder(it, upper) || isUnder(lower, it));
    if (isStack || !standsBeside(heads, upper, lower)) continue;
    joined.set(upper, {
      ...upper,
      box: unionRect([upper.box, lower.box]),
      up: { ...unionUp(upper, lower) },
      words: [...upper.words, ...lower.words],
      text: `${upper.text} ${lower.text}`,
    });
    gone.add(lower);
  }
  return lines.flatMap((line) => gone.has(line) ? [] : [joined.get(line) ?? line]);
}

const unionUp = ({ up: a }: Line, { up: b }: Line): Line["up"] => ({
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

function standsBeside(heads: readonly Line[], upper: Line, lower: Line): boolean {
  const em = emOf(upper);
  const middle = (middleY(upper) + middleY(lower)) / 2;
  const left = Math.min(upper.box.x, lower.box.x);
  const right = Math.max(upper.box.x + upper.box.width, lower.box.x + lower.box.width);
  const beside = heads.filter((line) =>
    line !== upper && line !== lower && isAlike(line, upper) &&
    Math.abs(middleY(line) - middle) < OFF_BASELINE * em &&
    (line.box.x > right || line.box.x + line.box.width < left) &&
    Math.abs(middleX(line) - (left + right) / 2) < BESIDE * em
  );
  return beside.length >= FEWEST_BESIDE;
}
