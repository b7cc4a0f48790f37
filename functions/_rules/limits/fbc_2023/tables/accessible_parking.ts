/** How many accessible parking spaces a lot or garage needs. @source FBC-A 8th ed. (2023), 208.2, 208.2.4 */

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

/** Accessible spaces for a lot of `total` spaces; 0 when there are none. */
export function accessibleSpacesFor(total: number): number {
  if (total <= 0) return 0;
  const step = STEPS.find(([upTo]) => total <= upTo);
  if (step) return step[1];
  return total <= 1000 ? Math.ceil(total * 0.02) : 20 + Math.ceil((total - 1000) / 100);
}

/** Van spaces among the accessible ones: one for each six or fraction. */
export function vanSpacesFor(accessible: number): number {
  return Math.ceil(accessible / 6);
}
