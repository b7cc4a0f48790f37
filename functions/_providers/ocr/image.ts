/** Grey pictures in memory: contrast, turning, and cutting out pieces. */

/** Grey pixels, row by row, 0 black to 255 white. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array<ArrayBuffer>;
}

/** A rectangle in pixels around a centre, turned counter-clockwise as seen by `angleDeg`. */
export interface TurnedBox {
  cx: number;
  cy: number;
  width: number;
  height: number;
  angleDeg: number;
}

/** Stretches paper to white and ink to black in place, so that faded scans read like clean prints. */
export function stretchContrast(image: GreyImage): void {
  const counts = new Uint32Array(256);
  const { pixels } = image;
  const step = Math.max(1, Math.floor(pixels.length / 2_000_000));
  let total = 0;
  for (let i = 0; i < pixels.length; i += step, total++) counts[pixels[i]]++;
  let paper = 255;
  for (let value = 128, best = 0; value < 256; value++) {
    if (counts[value] > best) [best, paper] = [counts[value], value];
  }
  let ink = 0;
  for (let value = 0, sum = 0; value < 128; value++) {
    sum += counts[value];
    if (sum > total * 0.002) {
      ink = value;
      break;
    }
  }
  const white = paper - Math.max(2, (255 - paper) / 3);
  if (white - ink < 60 || (ink < 8 && white > 250)) return;
  const map = Uint8Array.from(
    { length: 256 },
    (_, value) => Math.max(0, Math.min(255, Math.round((value - ink) / (white - ink) * 255))),
  );
  for (let i = 0; i < pixels.length; i++) pixels[i] = map[pixels[i]];
}

/** The picture turned clockwise as seen by `degrees` around its centre; corners become white. */
export function turnImage(image: GreyImage, degrees: number): GreyImage {
  const { width, height, pixels } = image;
  const out = new Uint8Array(width * height);
  const cos = Math.cos(degrees * Math.PI / 180);
  const sin = Math.sin(degrees * Math.PI / 180);
  const [mx, my] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    const dy = y + 0.5 - my;
    for (let x = 0; x < width; x++) {
      const dx = x + 0.5 - mx;
      const sx = cos * dx + sin * dy + mx - 0.5;
      const sy = -sin * dx + cos * dy + my - 0.5;
      out[y * width + x] = sampleAt(pixels, width, height, sx, sy);
    }
  }
  return { width, height, pixels: out };
}

/** Value between four pixels; white outside. */
function sampleAt(pixels: Uint8Array, width: number, height: number, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 + 1 >= width || y0 + 1 >= height) return 255;
  const fx = x - x0;
  const fy = y - y0;
  const at = y0 * width + x0;
  const top = pixels[at] * (1 - fx) + pixels[at + 1] * fx;
  const bottom = pixels[at + width] * (1 - fx) + pixels[at + width + 1] * fx;
  return top * (1 - fy) + bottom * fy;
}

/**
 * Cuts out a turned box, upright and scaled to `outHeight` rows.
 * Large boxes are averaged down so that thin strokes stay visible.
 */
export function cutOut(image: GreyImage, box: TurnedBox, outHeight: number): GreyImage {
  const { width, height, pixels } = image;
  const scale = box.height / outHeight;
  const outWidth = Math.max(1, Math.round(box.width / scale));
  const out = new Uint8Array(outWidth * outHeight);
  const radians = box.angleDeg * Math.PI / 180;
  const [ux, uy] = [Math.cos(radians), -Math.sin(radians)];
  const [vx, vy] = [-uy, ux];
  const samples = Math.max(1, Math.min(4, Math.round(scale)));
  const part = 1 / samples;
  for (let row = 0; row < outHeight; row++) {
    for (let column = 0; column < outWidth; column++) {
      let sum = 0;
      for (let j = 0; j < samples; j++) {
        const v = (row + (j + 0.5) * part) * scale - box.height / 2;
        for (let i = 0; i < samples; i++) {
          const u = (column + (i + 0.5) * part) * scale - box.width / 2;
          const x = box.cx + u * ux + v * vx - 0.5;
          const y = box.cy + u * uy + v * vy - 0.5;
          sum += sampleAt(pixels, width, height, x, y);
        }
      }
      out[row * outWidth + column] = sum / (samples * samples);
    }
  }
  return { width: outWidth, height: outHeight, pixels: out };
}
