/** The picture a page was recognized on, cut for the model: tiles drawn so large that small lettering can be read, and strips. */
import { type Box, cutOut, type GreyImage, type TurnedBox } from "../../_providers/ocr/picture.ts";
import { encodePng } from "../../_providers/pdf/png.ts";

/** Height of capitals that is read well, in pixels of a tile. */
const CAPITALS_PX = 18;
/** Larger lettering is drawn smaller, down to this; small lettering larger, up to this: more shows nothing new. */
const LEAST_SCALE = 0.7, MOST_SCALE = 3;
/**
 * Side of a tile at most, which services look at without making it smaller, what neighbors share of it, how many there
 * are of one page, and the side of the whole in small.
 */
const TILE_PX = 1090, OVERLAP_PX = 200, MOST_TILES = 20, WHOLE_PX = 1400;
/** A part of the picture, in its pixels, as one picture of a question. */
export interface Tile {
  /** From 1; 0 is the whole picture. */
  number: number;
  box: Box;
  scale: number;
}

/**
 * Cuts a picture into overlapping tiles; where nothing is lettered there is none. Before several stands the whole
 * picture in small, for titles that run over more than one.
 *
 * @param capitalsPx height of the smaller capitals on the picture
 * @param pieces     where lettering was found, read or not
 */
export function layLetteringTiles(
  { width, height }: Pick<GreyImage, "width" | "height">,
  { capitalsPx, pieces }: { capitalsPx: number; pieces: readonly Box[] },
): Tile[] {
  const wanted = capitalsPx > 0 ? CAPITALS_PX / capitalsPx : 1;
  let scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, wanted));
  const count = (length: number) =>
    Math.ceil(
      Math.max(1, length * scale - OVERLAP_PX) / (TILE_PX - OVERLAP_PX),
    );
  while (count(width) * count(height) > MOST_TILES) scale *= 0.95;
  const across = cuts(width, count(width), OVERLAP_PX / scale);
  const down = cuts(height, count(height), OVERLAP_PX / scale);
  const tiles = down.flatMap(([top, bottom]) =>
    across.map(([left, right]) => ({ left, right, top, bottom }))
  ).filter((box) => pieces.some((it) => isWithin(it, box)))
    .map((box, index) => ({ number: index + 1, box, scale }));
  if (tiles.length < 2) return tiles;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const reduced = Math.min(scale, WHOLE_PX / Math.max(width, height));
  return [{ number: 0, box: whole, scale: reduced }, ...tiles];
}

/** How a tile is called. */
export const captionOf = ({ number }: Tile): string =>
  number === 0
    ? "Picture 0: the whole sheet, reduced, for what runs over several of the others"
    : `Picture ${number}`;

function isWithin({ left, right, top, bottom }: Box, box: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}

/** A length in so many parts that share so much. */
function cuts(length: number, count: number, overlap: number): [from: number, to: number][] {
  const part = (length + (count - 1) * overlap) / count;
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round(index * (part - overlap));
    return [from, Math.min(length, Math.round(from + part))];
  });
}

/** A part of a picture as PNG, `outHeight` pixels high. */
export async function drawPart(
  image: GreyImage,
  box: TurnedBox,
  outHeight: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, pixels } = cutOut(image, box, outHeight);
  return await encodePng({ width, height, channels: 1 }, rowsOf({ width, height, pixels }));
}

/** Draws a tile. */
export const drawTile = (
  image: GreyImage,
  { box, scale }: Tile,
): Promise<Uint8Array<ArrayBuffer>> =>
  drawPart(image, {
    cx: (box.left + box.right) / 2,
    cy: (box.top + box.bottom) / 2,
    width: box.right - box.left,
    height: box.bottom - box.top,
    angleDeg: 0,
  }, Math.round((box.bottom - box.top) * scale));

/** Rows of a PNG, each as what differs from the one above. @source PNG (third edition), 9.2 */
function* rowsOf({ width, height, pixels }: GreyImage): Generator<Uint8Array<ArrayBuffer>> {
  const UP = 2;
  for (let y = 0; y < height; y++) {
    const row = new Uint8Array(width + 1);
    row[0] = UP;
    for (let x = 0; x < width; x++) {
      row[x + 1] = pixels[y * width + x] - (y > 0 ? pixels[(y - 1) * width + x] : 0);
    }
    yield row;
  }
}
