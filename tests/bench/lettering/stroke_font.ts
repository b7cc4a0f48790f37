/** A font of single strokes, as pen plotters and old CAD programs draw them: capitals, figures and marks. */

/**
 * Strokes of each sign on a grid of 4 by 6, the origin at the left end of the baseline: points `xy` joined by lines, strokes
 * parted by spaces.
 */
const SIGNS: Record<string, string> = {
  A: "00 26 40|12 32",
  B: "00 06 36 45 44 33 03 33 42 41 30 00",
  C: "45 36 16 05 01 10 30 41",
  D: "00 06 26 45 41 20 00",
  E: "40 00 06 46|03 33",
  F: "00 06 46|03 33",
  G: "45 36 16 05 01 10 30 41 43 23",
  H: "00 06|40 46|03 43",
  I: "20 26",
  J: "01 10 20 31 36",
  K: "00 06|46 03 40",
  L: "06 00 40",
  M: "00 06 22 46 40",
  N: "00 06 40 46",
  O: "10 30 41 45 36 16 05 01 10",
  P: "00 06 36 45 44 33 03",
  Q: "10 30 41 45 36 16 05 01 10|22 40",
  R: "00 06 36 45 44 33 03|23 40",
  S: "01 10 30 41 42 33 13 04 05 16 36 45",
  T: "06 46|20 26",
  U: "06 01 10 30 41 46",
  V: "06 20 46",
  W: "06 10 24 30 46",
  X: "00 46|06 40",
  Y: "06 23 46|23 20",
  Z: "06 46 00 40",
  "0": "10 30 41 45 36 16 05 01 10",
  "1": "15 26 20",
  "2": "05 16 36 45 44 00 40",
  "3": "05 16 36 45 44 33 13|33 42 41 30 10 01",
  "4": "30 36 02 42",
  "5": "46 06 03 33 42 41 30 10 01",
  "6": "36 16 05 01 10 30 41 42 33 13 02",
  "7": "06 46 10",
  "8": "13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33",
  "9": "01 10 30 41 45 36 16 05 04 13 33 44",
  "-": "13 33",
  "'": "26 25",
  '"': "16 15|36 35",
  ".": "20 21",
};

/** Grid units a sign takes with the paper behind it, and its height. */
export const ADVANCE = 6, HEIGHT = 6;

/** Polylines of a sign on the grid; none for a space. */
export function strokesOf(sign: string): [x: number, y: number][][] {
  const drawn = SIGNS[sign];
  if (drawn === undefined) {
    if (sign === " ") return [];
    throw new RangeError(`Cannot draw ${sign}: the stroke font has no such sign`);
  }
  return drawn.split("|").map((stroke) =>
    stroke.split(" ").map((point): [number, number] => [Number(point[0]), Number(point[1])])
  );
}
