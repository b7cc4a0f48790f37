/** Titles of plans that show no whole floor, or not its walls and doors as they are built. */
export const PART_OF_FLOOR =
  /ENLARGED|PARTIAL|\bUNIT\b|BLOW-?\s?UP|DETAIL|CEILING|\bRCP\b|ROOF|FOUNDATION|FINISH|FURNITURE|DEMO/i;
