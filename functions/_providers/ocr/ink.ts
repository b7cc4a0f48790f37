/** Where ink is on a picture that is mostly paper. */

/** Paper is lighter. */
export const DARK = 150;

/** Of four pixels at once: their highest bits, the bits below, and what lifts a pixel as light as paper to its highest bit. */
const HIGHEST = 0x80808080 | 0, BELOW = 0x7f7f7f7f, LIFT = (256 - DARK) * 0x01010101;

/** Looks for the first dark pixel from a place up to another, which is answered where there is none. */
export function inkFinder(pixels: Uint8Array): (from: number, to: number) => number {
  const fours = pixels.byteOffset % 4 === 0
    ? new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2)
    : null;
  return (from, to) => {
    let at = from;
    for (; at < to && at % 4 !== 0; at++) if (pixels[at] < DARK) return at;
    if (fours) {
      for (; at + 4 <= to; at += 4) {
        const four = fours[at >> 2];
        if ((((four & BELOW) + LIFT) & four & HIGHEST) !== HIGHEST) break;
      }
    }
    while (at < to && pixels[at] >= DARK) at++;
    return at;
  };
}
