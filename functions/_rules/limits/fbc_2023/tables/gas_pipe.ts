/**
 * Natural gas that steel pipe carries: less than 2 psi at the inlet, a drop of 0.5 in of water, specific gravity 0.60.
 * @source FBC-FG 8th ed. (2023), Table 402.4(2)
 */

/** Nominal sizes of the table's columns, inches. */
const SIZES_IN = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4] as const;

/** Thousands of Btu/h by length in feet, one figure for each size. */
const CARRIED: readonly (readonly [lengthFt: number, thousands: readonly number[]])[] = [
  [10, [172, 360, 678, 1390, 2090, 4020, 6400, 11300, 23100]],
  [20, [118, 247, 466, 957, 1430, 2760, 4400, 7780, 15900]],
  [30, [95, 199, 374, 768, 1150, 2220, 3530, 6250, 12700]],
  [40, [81, 170, 320, 657, 985, 1900, 3020, 5350, 10900]],
  [50, [72, 151, 284, 583, 873, 1680, 2680, 4740, 9660]],
  [60, [65, 137, 257, 528, 791, 1520, 2430, 4290, 8760]],
  [70, [60, 126, 237, 486, 728, 1400, 2230, 3950, 8050]],
  [80, [56, 117, 220, 452, 677, 1300, 2080, 3670, 7490]],
  [90, [52, 110, 207, 424, 635, 1220, 1950, 3450, 7030]],
  [100, [50, 104, 195, 400, 600, 1160, 1840, 3260, 6640]],
  [125, [44, 92, 173, 355, 532, 1020, 1630, 2890, 5890]],
  [150, [40, 83, 157, 322, 482, 928, 1480, 2610, 5330]],
  [200, [34, 71, 134, 275, 412, 794, 1270, 2240, 4560]],
];

/** Is it a size of the table? */
export const isGasPipeSize = (sizeIn: number): boolean =>
  SIZES_IN.some((it) => Math.abs(it - sizeIn) < 0.01);

/** Btu/h a pipe carries over a length; null for sizes and lengths the table leaves out. */
export function gasPipeCapacity(sizeIn: number, lengthFt: number): number | null {
  const column = SIZES_IN.findIndex((it) => Math.abs(it - sizeIn) < 0.01);
  const row = CARRIED.find(([upTo]) => lengthFt <= upTo + 0.01);
  return column < 0 || !row ? null : row[1][column] * 1000;
}
