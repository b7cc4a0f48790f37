/** Photos of paper: light falls off towards the corners, and lettering in color is hardly darker than paper in shade. */
import type { GreyImage } from "./image.ts";

/** Side of the squares whose paper is measured, as a share of the picture's longer side, and at least in pixels. */
const SQUARE_SHARE = 1 / 48, MIN_SQUARE_PX = 48;
/** Lightest pixels of a square that are its paper. */
const PAPER_SHARE = 0.8;
/** Light is uneven when the darker squares have so little of the lighter ones' light. */
const UNEVEN = 0.8, DARKER = 0.15, LIGHTER = 0.85;
/** Paper as white as this is no photo's: what is darker was drawn so. */
const CLEAN = 248;
/** Nothing is taken for paper that is darker than this share of the lightest: a table, a wall drawn solid. */
const LEAST_PAPER = 0.35;
/** Shares of the paper's light that become black and white. */
const BLACK = 0.55, WHITE = 0.88;

/** Evens out light in place where it is uneven, and says so; other pictures stay as they are. */
export function evenLight(image: GreyImage): boolean {
  const { width, height, pixels } = image;
  const side = Math.max(MIN_SQUARE_PX, Math.round(Math.max(width, height) * SQUARE_SHARE));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  if (columns < 4 || rows < 4) return false;
  const paper = Float32Array.from(
    { length: columns * rows },
    (_, at) => paperOf(image, { x: at % columns * side, y: Math.floor(at / columns) * side, side }),
  );
  const sorted = [...paper].sort((a, b) => a - b);
  const [dark, light] = [DARKER, LIGHTER].map((share) => sorted[Math.floor(share * sorted.length)]);
  if (dark > UNEVEN * light || light >= CLEAN) return false;
  const floor = LEAST_PAPER * light;
  const at = (column: number, row: number) =>
    Math.max(
      floor,
      paper[
        Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
      ],
    );
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / side - 0.5;
    const [row, down] = [Math.floor(v), v - Math.floor(v)];
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / side - 0.5;
      const [column, along] = [Math.floor(u), u - Math.floor(u)];
      const top = at(column, row) * (1 - along) + at(column + 1, row) * along;
      const bottom = at(column, row + 1) * (1 - along) + at(column + 1, row + 1) * along;
      const share = pixels[y * width + x] / (top * (1 - down) + bottom * down);
      pixels[y * width + x] = Math.max(
        0,
        Math.min(255, Math.round(255 * (share - BLACK) / (WHITE - BLACK))),
      );
    }
  }
  return true;
}

/** Grey of the paper in a square. */
function paperOf(
  { width, height, pixels }: GreyImage,
  { x, y, side }: { x: number; y: number; side: number },
): number {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let row = y; row < Math.min(height, y + side); row += 3) {
    for (let column = x; column < Math.min(width, x + side); column += 3, seen++) {
      counts[pixels[row * width + column]]++;
    }
  }
  for (let value = 0, sum = 0; value < 256; value++) {
    sum += counts[value];
    if (sum >= PAPER_SHARE * seen) return value;
  }
  return 255;
}
