/** A sheet over the one before: removed is red, added is green, unchanged is gray. Pure. */

/** Pixels as a canvas gives them. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** What stayed is no darker than this, so that red and green stand out from it; thin lettering is as on the sheet itself. */
const MOST_STAYED = 190;

/**
 * Writes the overlay into `target`, all three of one size.
 *
 * @param before the sheet before, moved to where the drawing lies now
 */
export function overlay(before: Pixels, after: Pixels, target: Pixels): void {
  const [was, is, out] = [before.data, after.data, target.data];
  for (let at = 0; at < out.length; at += 4) {
    const [a, b] = [255 - darkest(was, at), 255 - darkest(is, at)];
    const both = Math.min(a, b);
    const [gone, come] = [a - both, b - both];
    const paper = 255 - Math.min(MOST_STAYED, both);
    out[at] = paper - come;
    out[at + 1] = paper - 0.85 * gone - 0.4 * come;
    out[at + 2] = paper - 0.8 * gone - 0.75 * come;
    out[at + 3] = 255;
  }
}

const darkest = (data: Uint8ClampedArray, at: number): number =>
  Math.min(data[at], data[at + 1], data[at + 2]);
