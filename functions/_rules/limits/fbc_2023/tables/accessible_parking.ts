/** How many accessible parking spaces a lot or garage needs. @source FBC-A 8th ed. (2023), 208.2, 208.2.1, 208.2.2, 208.2.4 */

const STEPS: readonly [upTo: number, accessible: number][] = [
  [25, 1],
  [50, 2],
  [75, 3],
  [100, 4],
  [150, 5],
  [200, 6],
  [300, 7],
  [400, 8],
  [500, 9],
];

/** What a lot serves; patients and visitors of the last two need more. */
export const PARKING_FACILITIES = [
  "ordinary",
  "hospital outpatient",
  "rehabilitation or outpatient physical therapy",
] as const;
export type ParkingFacility = (typeof PARKING_FACILITIES)[number];

/** Accessible spaces in percent of those of patients and visitors. */
const FACILITY_PERCENT: Partial<Record<ParkingFacility, number>> = {
  "hospital outpatient": 10,
  "rehabilitation or outpatient physical therapy": 20,
};

/** Accessible spaces for a lot of `total` spaces; 0 when there are none. */
export function accessibleSpacesFor(total: number, facility: ParkingFacility = "ordinary"): number {
  if (total <= 0) return 0;
  const percent = FACILITY_PERCENT[facility];
  if (percent !== undefined) return Math.ceil(total * percent / 100 - 1e-9);
  const step = STEPS.find(([upTo]) => total <= upTo);
  if (step) return step[1];
  return total <= 1000 ? Math.ceil(total / 50) : 20 + Math.ceil((total - 1000) / 100);
}

/** Van spaces among the accessible ones: one for each six or fraction. */
export function vanSpacesFor(accessible: number): number {
  return Math.ceil(accessible / 6);
}
