/** How far a scanned sheet lies turned, from its rulings and lines of text. */
import type { GreyImage } from "./image.ts";

const MAX_SKEW_DEG = 4;
const MAX_POINTS = 250_000;
const DARK = 140;
/** Less turned than this is left as it is. */
const MIN_SKEW_DEG = 0.04;

/**
 * Degrees the picture must be turned clockwise as seen to stand straight; 0 when nothing is clear.
 * The right angle stacks dark pixels into the fewest rows and columns.
 */
export function measureSkew(image: GreyImage): number {
  const points = darkPoints(image);
  if (points.length < 2000) return 0;
  const sharpness = (degrees: number) => rowSharpness(points, image, degrees);
  let best = 0;
  for (const [span, step] of [[MAX_SKEW_DEG, 0.2], [0.2, 0.04], [0.04, 0.01]]) {
    const centre = best;
    let top = -1;
    for (let degrees = centre - span; degrees <= centre + span + 1e-9; degrees += step) {
      const value = sharpness(degrees);
      if (value > top) [top, best] = [value, degrees];
    }
  }
  const isClear = sharpness(best) > 1.15 * sharpness(best + 1.5) || Math.abs(best) < 1;
  return isClear && Math.abs(best) >= MIN_SKEW_DEG && Math.abs(best) < MAX_SKEW_DEG ? best : 0;
}

/** Coordinates of dark pixels, thinned out, from the middle of the sheet's edges inwards. */
function darkPoints({ width, height, pixels }: GreyImage): Float32Array {
  let dark = 0;
  for (let i = 0; i < pixels.length; i += 7) if (pixels[i] < DARK) dark++;
  const rows = Math.max(1, Math.ceil(dark * 7 / MAX_POINTS));
  const points: number[] = [];
  const margin = Math.round(Math.min(width, height) * 0.01);
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin + (y * 3) % rows; x < width - margin; x += rows) {
      if (pixels[y * width + x] < DARK) points.push(x, y);
    }
  }
  return Float32Array.from(points);
}

function rowSharpness(points: Float32Array, image: GreyImage, degrees: number): number {
  const cos = Math.cos(degrees * Math.PI / 180);
  const sin = Math.sin(degrees * Math.PI / 180);
  const reach = image.width + image.height;
  const rows = new Uint32Array(reach * 2);
  const columns = new Uint32Array(reach * 2);
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i], points[i + 1]];
    rows[Math.round(y * cos + x * sin) + reach / 2 | 0]++;
    columns[Math.round(x * cos - y * sin) + reach / 2 | 0]++;
  }
  let sum = 0;
  for (let i = 0; i < rows.length; i++) sum += rows[i] * rows[i] + columns[i] * columns[i];
  return sum;
}
