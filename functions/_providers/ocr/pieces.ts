/**
 * Figures of which a part was not read. What is left of `5'-8 1/4"` is a length too, and a shorter one, so ink right
 * beside a figure that nothing else explains makes it no figure.
 */
import type { Blob } from "./candidates.ts";
import { isFigure, textOf } from "./mend.ts";
import type { ReadBox } from "./recognise.ts";

/**
 * Ink as near as this to a figure belongs to it, in heights; behind feet and inches without an inch mark, and behind a
 * mark that may be the top of a fraction, `0'-5"` of `0'-5 1/8"`, as these.
 */
const NEAR = 0.55, NEAR_UNCLOSED = 1.3, NEAR_CLOSED = 1;
/** Height of a hyphen at most, of ink before a figure that is more than a speck, and behind it more than a mark. */
const HYPHEN = 0.25, INK = 0.25, LETTER = 0.5;
/** Behind a mark that was read stands ink as high as a letter, and on its line: another mark is neither. */
const WHOLE_LETTER = 0.6, ON_LINE = 0.45;
/** Ink this far from the middle of a line, in heights, still stands beside it. */
const BESIDE = 0.6;
const CELL = 64;

/**
 * Tells whether a figure is a piece of a longer one: inches with a hyphen or other ink before them, or feet and inches
 * with letters behind them, as where a line of the drawing strikes through one.
 *
 * @param blobs islands of ink that no other reading explains
 */
export function pieceIndex(blobs: readonly Blob[]): (read: ReadBox) => boolean {
  const cells = Map.groupBy(blobs, (blob) => keyOf(middleOf(blob)));
  return ({ box, letters, isOpen }) => {
    const text = textOf(letters);
    if (!isFigure(text)) return false;
    const hasFeet = /'|\d-\d/.test(text);
    const isClosed = !isOpen && /["'°]$/.test(text);
    const height = box.height / 1.6;
    const radians = box.angleDeg * Math.PI / 180;
    const [ux, uy] = [Math.cos(radians), -Math.sin(radians)];
    // There is paper at both ends of a box.
    const half = box.width / 2 - 0.4 * height;
    const isNear = (
      side: 1 | -1,
      near: number,
      { tall, apart }: { tall: number; apart: number },
    ) => {
      const end = { x: box.cx + side * half * ux, y: box.cy + side * half * uy };
      return around(cells, end, (near + 1) * height).some((blob) => {
        const { x, y } = middleOf(blob);
        const isLevel = Math.abs(ux) > 0.5;
        const [width, high] = [blob.right - blob.left, blob.bottom - blob.top];
        const [along, across] = isLevel ? [width, high] : [high, width];
        const isHyphen = across <= HYPHEN * height && along >= 0.15 * height && along <= height;
        const isInk = across >= tall * height && across <= 1.5 * height;
        const gap = side * ((x - end.x) * ux + (y - end.y) * uy) - along / 2;
        const off = Math.abs((y - end.y) * ux - (x - end.x) * uy);
        return ((side < 0 && isHyphen) || isInk) && gap > -0.2 * height && gap < near * height &&
          off < apart * height;
      });
    };
    if (!hasFeet && isNear(-1, NEAR, { tall: INK, apart: BESIDE })) return true;
    if (!isClosed) return isNear(1, NEAR_UNCLOSED, { tall: LETTER, apart: BESIDE });
    return hasFeet && isNear(1, NEAR_CLOSED, { tall: WHOLE_LETTER, apart: ON_LINE });
  };
}

const middleOf = ({ left, right, top, bottom }: Blob) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const keyOf = ({ x, y }: { x: number; y: number }): number =>
  Math.floor(x / CELL) * 100_003 + Math.floor(y / CELL);

function around(
  cells: ReadonlyMap<number, Blob[]>,
  { x, y }: { x: number; y: number },
  reach: number,
): Blob[] {
  const found: Blob[] = [];
  for (let i = Math.floor((x - reach) / CELL); i <= Math.floor((x + reach) / CELL); i++) {
    for (let j = Math.floor((y - reach) / CELL); j <= Math.floor((y + reach) / CELL); j++) {
      found.push(...cells.get(i * 100_003 + j) ?? []);
    }
  }
  return found;
}
