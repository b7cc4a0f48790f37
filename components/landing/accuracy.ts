/**
 * How accurate the review is, as it was measured: sets drawn by people who had not read the rules, each read once
 * before anybody looked. `docs/accuracy.md` keeps the same figures and says how they are measured again.
 */

import { formatCount } from "../format.ts";

/** One line of the measurement. */
export interface BlindRow {
  sets: string;
  /** Seeded violations that were reported, as an issue or as a question, of all. */
  reported: readonly [number, number];
  /** Compliant near misses that were flagged or questioned, of all. */
  nearMisses: readonly [number, number];
}

/** @source docs/accuracy.md, "Sets at first sight"; 21 to 27 November 2026 */
export const BLIND_ROWS: readonly BlindRow[] = [
  { sets: "Three sets, first author", reported: [24, 51], nearMisses: [2, 48] },
  { sets: "Two sets, second author", reported: [32, 48], nearMisses: [1, 47] },
  { sets: "Three sets drawn by other programs", reported: [26, 65], nearMisses: [6, 66] },
  { sets: "Two more of these", reported: [14, 44], nearMisses: [2, 44] },
  { sets: "Two sets, fifth author", reported: [13, 44], nearMisses: [1, 44] },
  { sets: "Two sets, sixth author", reported: [28, 44], nearMisses: [0, 44] },
  { sets: "Four sets, seventh and eighth authors", reported: [64, 88], nearMisses: [4, 87] },
  { sets: "Four sets, ninth and tenth authors", reported: [55, 87], nearMisses: [7, 88] },
  { sets: "Four sets, eleventh and twelfth authors", reported: [45, 88], nearMisses: [2, 98] },
  {
    sets: "Four sets, thirteenth and fourteenth authors",
    reported: [73, 121],
    nearMisses: [9, 172],
  },
  { sets: "Two sets, fifteenth author", reported: [25, 51], nearMisses: [0, 92] },
  {
    sets: "Four sets, twenty-first and twenty-second authors",
    reported: [69, 104],
    nearMisses: [9, 104],
  },
  { sets: "Two sets, twenty-third author", reported: [37, 52], nearMisses: [3, 50] },
  { sets: "Two sets, twenty-fourth author", reported: [41, 52], nearMisses: [2, 53] },
  { sets: "Two sets, twenty-fifth author", reported: [32, 52], nearMisses: [3, 52] },
  { sets: "Two sets, twenty-sixth author", reported: [27, 50], nearMisses: [1, 52] },
  { sets: "Two sets, twenty-seventh author", reported: [38, 51], nearMisses: [3, 62] },
  { sets: "Two sets, twenty-eighth author", reported: [27, 52], nearMisses: [2, 52] },
  { sets: "Two sets, twenty-ninth author", reported: [40, 52], nearMisses: [3, 52] },
  { sets: "Two sets, thirtieth author", reported: [34, 55], nearMisses: [1, 68] },
  { sets: "Two sets, thirty-first author", reported: [35, 56], nearMisses: [3, 58] },
  { sets: "Two sets, thirty-second author", reported: [10, 53], nearMisses: [0, 66] },
];

const sum = (pick: (row: BlindRow) => readonly [number, number]): [number, number] =>
  BLIND_ROWS.map(pick).reduce<[number, number]>((a, b) => [a[0] + b[0], a[1] + b[1]], [0, 0]);

/** All lines together. */
export const BLIND_TOTAL = {
  reported: sum((it) => it.reported),
  nearMisses: sum((it) => it.nearMisses),
};

/** `643 of 1,092`. */
export const ofAll = ([count, all]: readonly [number, number]): string =>
  `${formatCount(count)} of ${formatCount(all)}`;
