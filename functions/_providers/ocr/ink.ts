/** Where ink is on a picture that is mostly paper. */

/** Paper is lighter. */
export const DARK = 150;

/** Gray strokes a pixel wide are lighter than that between their middles, and darker than this. */
export const FAINT = 190;

/** Of four pixels at once: their highest bits, and the bits below. */
const HIGHEST = 0x80808080 | 0, BELOW = 0x7f7f7f7f;

/**
 * Looks for the first dark pixel from a place up to another, which is answered where there is none.
 *
 * @param limit paper is as light as this and lighter, above 127
 */
export function inkFinder(
  pixels: Uint8Array,
  limit: number = DARK,
): (from: number, to: number) => number {
  // What lifts a pixel as light as paper to its highest bit.
  const lift = (256 - limit) * 0x01010101;
  const fours = pixels.byteOffset % 4 === 0
    ? new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2)
    : null;
  return (from, to) => {
    let at = from;
    for (; at < to && at % 4 !== 0; at++) if (pixels[at] < limit) return at;
    if (fours) {
      for (; at + 4 <= to; at += 4) {
        const four = fours[at >> 2];
        if ((((four & BELOW) + lift) & four & HIGHEST) !== HIGHEST) break;
      }
    }
    while (at < to && pixels[at] >= limit) at++;
    return at;
  };
}
