/**
 * Lettering that runs up or down. The detector was made for level lines and passes over most of it, short lengths above
 * all, so it looks at the picture turned a quarter as well.
 */
import type { Blob } from "./candidates.ts";
import { coverIndex } from "./cover.ts";
import { detectText, type Looked, type TextBox } from "./detect.ts";
import type { GreyImage } from "./image.ts";
import type { OcrModels } from "./models.ts";

/** A box so much longer than high holds a line and no single letter. */
const LINE = 1.5;

/** Letters side by side share so much of the lower one's height. */
const BESIDE = 0.6;

/**
 * Runs the detector over the picture, as it stands and turned.
 *
 * @param blobs    islands of ink that may be letters
 * @param isInTime asked before each tile; the rest is left out when it answers false
 * @param tilePx   side of a tile: memory grows with its square
 */
export async function detectBothWays(
  { image, places, blobs }: Looked & { blobs: readonly Blob[] },
  models: OcrModels,
  isInTime: () => boolean,
  tilePx?: number,
): Promise<{ boxes: TextBox[]; isComplete: boolean }> {
  const asItStands = await detectText({ image, places }, models, isInTime, tilePx);
  const level = asItStands.boxes.filter(isLine);
  const looked = { image: turnedPaper(image, level), places: turnedPlaces(places, image) };
  const turned = await detectText(looked, models, isInTime, tilePx);
  const upright = turned.boxes.filter(isLine).map((box) => turnBack(box, image))
    .filter((box) => !isColumn(box, blobs));
  const isUpright = coverIndex(upright);
  return {
    boxes: [...asItStands.boxes.filter(({ cx, cy }) => !isUpright(cx, cy)), ...upright],
    isComplete: asItStands.isComplete && turned.isComplete,
  };
}

const isLine = ({ width, height, angleDeg }: TextBox): boolean =>
  angleDeg === 0 && width > LINE * height;

/** Short level words in a column look like a line when turned: most of their letters have another one beside them. */
function isColumn({ cx, cy, width, height }: TextBox, blobs: readonly Blob[]): boolean {
  const letters = blobs.filter(({ left, right, top, bottom }) =>
    Math.abs((left + right) / 2 - cx) < width / 2 && Math.abs((top + bottom) / 2 - cy) < height / 2
  );
  const isBeside = (a: Blob, b: Blob) =>
    (a.right <= b.left || b.right <= a.left) &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >=
      BESIDE * Math.min(a.bottom - a.top, b.bottom - b.top);
  const paired = letters.filter((a) => letters.some((b) => isBeside(a, b)));
  return paired.length > letters.length / 2;
}

/**
 * The picture turned clockwise by a quarter, so that what reads upwards lies level; boxes in it are paper: what is found
 * already would cost time again.
 */
function turnedPaper({ width, height, pixels }: GreyImage, boxes: readonly TextBox[]): GreyImage {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[x * height + height - 1 - y] = pixels[y * width + x];
  }
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  for (const box of boxes) {
    const top = clamp(box.cy - box.height / 2, height),
      bottom = clamp(box.cy + box.height / 2, height);
    const right = clamp(box.cx + box.width / 2, width);
    for (let x = clamp(box.cx - box.width / 2, width); x < right; x++) {
      out.fill(255, x * height + height - bottom, x * height + height - top);
    }
  }
  return { width: height, height: width, pixels: out };
}

const turnedPlaces = (places: Looked["places"], { height }: GreyImage): Looked["places"] =>
  places &&
  places.map(({ left, right, top, bottom }) => ({
    left: height - bottom,
    right: height - top,
    top: left,
    bottom: right,
  }));

/** A level box of the turned picture where it stands on the picture itself. */
const turnBack = (box: TextBox, { height }: GreyImage): TextBox => ({
  ...box,
  cx: box.cy,
  cy: height - box.cx,
  width: box.height,
  height: box.width,
});
