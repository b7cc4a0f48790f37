/**
 * How accurate the review is, as it was measured: sets drawn by people who had not read the rules, each read once
 * before anybody looked. `docs/accuracy.md` keeps the same figures and says how they are measured again.
 */

import { formatCount } from "../format.ts";

/** One line of the measurement. */
export interface BlindRow {
  /** Who drew them, and how many. */
  sets: string;
  /** Seeded violations that were reported, as an issue or as a question, of all. */
  reported: readonly [number, number];
  /** Compliant near misses that were flagged or questioned, of all. */
  nearMisses: readonly [number, number];
}

/** @source docs/accuracy.md, "Sets at first sight"; 21 November to 1 December 2026 */
export const BLIND_ROWS: readonly BlindRow[] = [
  { sets: "Author 1 (3 sets)", reported: [24, 51], nearMisses: [2, 48] },
  { sets: "Author 2 (2 sets)", reported: [32, 48], nearMisses: [1, 47] },
  { sets: "Author 3, other programs (3 sets)", reported: [26, 65], nearMisses: [6, 66] },
  { sets: "Author 4, other programs (2 sets)", reported: [14, 44], nearMisses: [2, 44] },
  { sets: "Author 5 (2 sets)", reported: [13, 44], nearMisses: [1, 44] },
  { sets: "Author 6 (2 sets)", reported: [28, 44], nearMisses: [0, 44] },
  { sets: "Authors 7 and 8 (4 sets)", reported: [64, 88], nearMisses: [4, 87] },
  { sets: "Authors 9 and 10 (4 sets)", reported: [55, 87], nearMisses: [7, 88] },
  { sets: "Authors 11 and 12 (4 sets)", reported: [45, 88], nearMisses: [2, 98] },
  {
    sets: "Authors 13 and 14 (4 sets)",
    reported: [73, 121],
    nearMisses: [9, 172],
  },
  { sets: "Author 15 (2 sets)", reported: [25, 51], nearMisses: [0, 92] },
  {
    sets: "Authors 21 and 22 (4 sets)",
    reported: [69, 104],
    nearMisses: [9, 104],
  },
  { sets: "Author 23 (2 sets)", reported: [37, 52], nearMisses: [3, 50] },
  { sets: "Author 24 (2 sets)", reported: [41, 52], nearMisses: [2, 53] },
  { sets: "Author 25 (2 sets)", reported: [32, 52], nearMisses: [3, 52] },
  { sets: "Author 26 (2 sets)", reported: [27, 50], nearMisses: [1, 52] },
  { sets: "Author 27 (2 sets)", reported: [38, 51], nearMisses: [3, 62] },
  { sets: "Author 28 (2 sets)", reported: [27, 52], nearMisses: [2, 52] },
  { sets: "Author 29 (2 sets)", reported: [40, 52], nearMisses: [3, 52] },
  { sets: "Author 30 (2 sets)", reported: [34, 55], nearMisses: [1, 68] },
  { sets: "Author 31 (2 sets)", reported: [35, 56], nearMisses: [3, 58] },
  { sets: "Author 32 (2 sets)", reported: [10, 53], nearMisses: [0, 66] },
  { sets: "Author 33 (2 sets)", reported: [32, 62], nearMisses: [1, 63] },
  { sets: "Author 34 (2 sets)", reported: [31, 40], nearMisses: [1, 40] },
  { sets: "Author 35 (2 sets)", reported: [32, 57], nearMisses: [3, 65] },
  { sets: "Author 36 (2 sets)", reported: [23, 55], nearMisses: [2, 58] },
  { sets: "Author 37 (2 sets)", reported: [59, 134], nearMisses: [0, 144] },
  { sets: "Author 38 (2 sets)", reported: [78, 121], nearMisses: [4, 185] },
  { sets: "Author 39 (2 sets)", reported: [33, 60], nearMisses: [0, 61] },
  { sets: "Author 40 (2 sets)", reported: [47, 68], nearMisses: [2, 64] },
  { sets: "Author 41 (2 sets)", reported: [37, 73], nearMisses: [2, 99] },
  { sets: "Author 42 (2 sets)", reported: [31, 66], nearMisses: [3, 69] },
  { sets: "Author 43 (2 sets)", reported: [42, 65], nearMisses: [6, 72] },
  { sets: "Author 44 (2 sets)", reported: [48, 68], nearMisses: [0, 72] },
  { sets: "Author 45 (2 sets)", reported: [43, 70], nearMisses: [5, 71] },
  { sets: "Author 46 (2 sets)", reported: [49, 69], nearMisses: [4, 72] },
  { sets: "Author 47 (2 sets)", reported: [55, 68], nearMisses: [5, 72] },
  { sets: "Author 48 (2 sets)", reported: [50, 70], nearMisses: [5, 71] },
  { sets: "Author 49 (2 sets)", reported: [49, 69], nearMisses: [0, 71] },
  { sets: "Author 50 (2 sets)", reported: [53, 70], nearMisses: [5, 72] },
  { sets: "Author 51 (2 sets)", reported: [58, 70], nearMisses: [2, 72] },
  { sets: "Author 52 (2 sets)", reported: [49, 70], nearMisses: [2, 72] },
  { sets: "Author 53 (2 sets)", reported: [49, 70], nearMisses: [1, 72] },
  { sets: "Author 54 (2 sets)", reported: [57, 70], nearMisses: [2, 71] },
  { sets: "Author 55 (2 sets)", reported: [49, 69], nearMisses: [3, 111] },
  { sets: "Author 56 (2 sets)", reported: [55, 70], nearMisses: [1, 72] },
  { sets: "Author 57 (2 sets)", reported: [47, 70], nearMisses: [4, 96] },
  { sets: "Author 58 (2 sets)", reported: [55, 70], nearMisses: [6, 108] },
  { sets: "Author 59 (2 sets)", reported: [58, 70], nearMisses: [4, 108] },
  { sets: "Author 60 (2 sets)", reported: [45, 68], nearMisses: [2, 108] },
  { sets: "Author 61 (2 sets)", reported: [52, 68], nearMisses: [4, 108] },
  { sets: "Author 62 (2 sets)", reported: [40, 69], nearMisses: [6, 108] },
  { sets: "Author 63 (2 sets)", reported: [62, 70], nearMisses: [6, 104] },
  { sets: "Author 64 (2 sets)", reported: [53, 74], nearMisses: [12, 126] },
  { sets: "Author 65 (2 sets)", reported: [41, 75], nearMisses: [3, 133] },
  { sets: "Author 66 (2 sets)", reported: [50, 72], nearMisses: [5, 107] },
  { sets: "Author 67 (2 sets)", reported: [58, 75], nearMisses: [5, 122] },
  { sets: "Author 68 (2 sets)", reported: [35, 78], nearMisses: [5, 115] },
  { sets: "Author 69 (2 sets)", reported: [49, 78], nearMisses: [6, 132] },
  { sets: "Author 70 (2 sets)", reported: [59, 80], nearMisses: [12, 170] },
  { sets: "Author 71 (2 sets)", reported: [50, 78], nearMisses: [6, 123] },
  { sets: "Author 72 (2 sets)", reported: [49, 75], nearMisses: [8, 126] },
  { sets: "Author 73 (2 sets)", reported: [47, 70], nearMisses: [6, 110] },
  { sets: "Author 74 (2 sets)", reported: [43, 70], nearMisses: [4, 110] },
  { sets: "Author 75 (2 sets)", reported: [49, 70], nearMisses: [2, 110] },
  { sets: "Author 76 (2 sets)", reported: [50, 74], nearMisses: [4, 119] },
  { sets: "Author 77 (2 sets)", reported: [41, 74], nearMisses: [8, 119] },
  { sets: "Author 78 (2 sets)", reported: [44, 74], nearMisses: [6, 112] },
  { sets: "Author 79 (2 sets)", reported: [52, 73], nearMisses: [2, 116] },
  { sets: "Author 80 (2 sets)", reported: [34, 72], nearMisses: [6, 110] },
  { sets: "Author 81 (2 sets)", reported: [47, 73], nearMisses: [1, 113] },
  { sets: "Author 82 (2 sets)", reported: [59, 74], nearMisses: [4, 119] },
  { sets: "Author 83 (2 sets)", reported: [45, 72], nearMisses: [6, 117] },
  { sets: "Author 84 (2 sets)", reported: [56, 71], nearMisses: [7, 116] },
  { sets: "Author 85 (2 sets)", reported: [51, 75], nearMisses: [1, 118] },
  { sets: "Author 86 (2 sets)", reported: [43, 75], nearMisses: [3, 116] },
  { sets: "Author 87 (2 sets)", reported: [57, 76], nearMisses: [3, 119] },
  { sets: "Author 88 (2 sets)", reported: [55, 78], nearMisses: [0, 116] },
  { sets: "Author 89 (2 sets)", reported: [27, 72], nearMisses: [2, 119] },
  { sets: "Author 90 (2 sets)", reported: [56, 73], nearMisses: [4, 121] },
  { sets: "Author 91 (2 sets)", reported: [62, 76], nearMisses: [2, 120] },
  { sets: "Author 92 (2 sets)", reported: [40, 75], nearMisses: [5, 116] },
  { sets: "Author 93 (2 sets)", reported: [55, 75], nearMisses: [3, 118] },
  { sets: "Author 94 (2 sets)", reported: [44, 76], nearMisses: [5, 113] },
  { sets: "Author 95 (2 sets)", reported: [48, 76], nearMisses: [4, 115] },
  { sets: "Author 96 (2 sets)", reported: [52, 72], nearMisses: [5, 113] },
  { sets: "Author 97 (2 sets)", reported: [50, 74], nearMisses: [1, 119] },
  { sets: "Author 98 (2 sets)", reported: [51, 72], nearMisses: [4, 120] },
  { sets: "Author 99 (2 sets)", reported: [59, 70], nearMisses: [11, 118] },
  { sets: "Author 100 (2 sets)", reported: [54, 72], nearMisses: [1, 119] },
  { sets: "Author 101 (2 sets)", reported: [56, 71], nearMisses: [10, 113] },
  { sets: "Author 102 (2 sets)", reported: [25, 72], nearMisses: [0, 118] },
  { sets: "Author 103 (2 sets)", reported: [52, 76], nearMisses: [7, 120] },
  { sets: "Author 104 (2 sets)", reported: [58, 76], nearMisses: [5, 124] },
  { sets: "Author 105 (2 sets)", reported: [51, 71], nearMisses: [4, 119] },
  { sets: "Author 106 (2 sets)", reported: [58, 71], nearMisses: [2, 120] },
  { sets: "Author 107 (2 sets)", reported: [54, 74], nearMisses: [3, 118] },
  { sets: "Author 108 (2 sets)", reported: [62, 80], nearMisses: [2, 116] },
  { sets: "Author 109 (2 sets)", reported: [59, 70], nearMisses: [4, 118] },
  { sets: "Author 110 (2 sets)", reported: [46, 72], nearMisses: [4, 119] },
  { sets: "Author 111 (2 sets)", reported: [37, 74], nearMisses: [3, 117] },
  { sets: "Author 113 (2 sets)", reported: [58, 72], nearMisses: [1, 123] },
  { sets: "Author 114 (2 sets)", reported: [45, 73], nearMisses: [4, 119] },
  { sets: "Author 115 (2 sets)", reported: [62, 77], nearMisses: [3, 125] },
  { sets: "Author 116 (2 sets)", reported: [36, 80], nearMisses: [4, 126] },
  { sets: "Author 119 (2 sets)", reported: [52, 74], nearMisses: [4, 123] },
];

/**
 * Issues that the last sets didn’t have: at near misses, where the rows count questions too, and beside the truth, which
 * they do not count.
 *
 * @source docs/accuracy.md, "Sets at first sight", the seventieth to the hundred-and-nineteenth author
 */
export const FALSE_ISSUES = {
  sets: 94,
  atNearMisses: 24 + 8 + 2 + 9 + 4 + 2 + 6 + 9 + 8 + 7 + 7 + 3 + 7 + 2 + 0 + 1 + 3,
  elsewhere: 54 + 21 + 19 + 10 + 8 + 20 + 21 + 20 + 10 + 9 + 8 + 10 + 7 + 2 + 7,
};

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
