/** Capitals and figures of single strokes, as drafting programs plot them: corners on a grid of 4 by 6, y down. */

/** Strokes of each letter: corners as pairs of digits, strokes parted by a space. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: "062046 1434",
  B: "003041423303 3344453606 0600",
  C: "4130100105163645",
  D: "00204244260600",
  E: "40000646 0333",
  F: "400006 0333",
  G: "41301001051636454323",
  H: "0006 4046 0343",
  I: "2026",
  J: "4045361605",
  K: "0006 400346",
  L: "000646",
  M: "0600234046",
  N: "06004640",
  O: "100105163645413010",
  P: "06003041423303",
  Q: "100105163645413010 2446",
  R: "06003041423303 2346",
  S: "413010010213334445361605",
  T: "0040 2026",
  U: "000516364540",
  V: "002640",
  W: "0016233640",
  X: "0046 4006",
  Y: "002340 2326",
  Z: "00400646",
  0: "100105163645413010",
  1: "112026",
  2: "01103041420646",
  3: "011030414233 334445361605",
  4: "36300444",
  5: "400003334445361605",
  6: "413010010516364544331304",
  7: "004016",
  8: "103041423313020110 1304051636454433",
  9: "051636454130100102133342",
  "'": "2021",
  '"': "1011 3031",
  "-": "1333",
  ".": "2526",
  "/": "0640",
  "=": "1232 1434",
  ":": "2223 2526",
};

/** From letter to letter, in sixths of the height. */
const STEP = 5.6;

/** Strokes of a text as runs of points; its upper left corner is given, lengths in points. */
export function strokesOf(
  text: string,
  [x, y]: readonly [number, number],
  heightPt: number,
): [number, number][][] {
  const unit = heightPt / 6;
  return [...text.toUpperCase()].flatMap((letter, index) =>
    (GLYPHS[letter]?.split(" ") ?? []).map((run) =>
      run.match(/\d\d/g)!.map((pair): [number, number] => [
        x + (index * STEP + Number(pair[0])) * unit,
        y + Number(pair[1]) * unit,
      ])
    )
  );
}

/** Width of a text of that height. */
export const widthOf = (text: string, heightPt: number): number =>
  (text.length * STEP - 1.6) * heightPt / 6;
