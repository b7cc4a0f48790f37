/** Lines of text that a line of the drawing has cut apart between two words. */
import { byReadingOrder, emOf, type Line, toLine } from "./layout.ts";

/** Pieces of a line are one space apart; a wider gap may be the one between columns. */
const PIECE_GAP = 0.5;

/**
 * Joins pieces of a line that a line of the drawing under the paper of a callout parted: the line of text right over
 * or under them, which starts or ends where they do, goes on unparted where they are apart.
 */
export function joinPieces(lines: readonly Line[]): Line[] {
  let rest = [...lines];
  for (const line of lines) {
    for (let left = line; rest.includes(left);) {
      const right = rest.find((other) => isPieceBeside(left, other, rest));
      if (!right) break;
      const whole = toLine([...left.words, ...right.words]);
      rest = [...rest.filter((other) => other !== left && other !== right), whole];
      left = whole;
    }
  }
  return rest.sort(byReadingOrder);
}

function isPieceBeside(left: Line, right: Line, lines: readonly Line[]): boolean {
  const em = emOf(left);
  const gap = right.up.left - left.up.right;
  return right.turn === left.turn && gap > 0 && gap < PIECE_GAP * em &&
    Math.abs(right.up.bottom - left.up.bottom) < 0.1 * em && isSameLettering(left, right) &&
    lines.some((other) => {
      if (other.turn !== left.turn || other === left || other === right) return false;
      const [upper, lower] = other.up.top < left.up.top ? [other, left] : [left, other];
      const between = lower.up.top - upper.up.bottom;
      return between > -0.5 * em && between < em && isSameLettering(left, other) &&
        other.up.left < left.up.right - 0.5 * em && other.up.right > right.up.left + 0.5 * em &&
        (Math.abs(other.up.left - left.up.left) < 0.2 * em ||
          Math.abs(other.up.right - right.up.right) < 0.2 * em);
    });
}

const isSameLettering = (a: Line, b: Line): boolean =>
  Math.abs(emOf(a) - emOf(b)) < 0.05 * emOf(a) && a.isBold === b.isBold;
