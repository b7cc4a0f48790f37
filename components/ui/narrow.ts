/** How much room there is, for what begins folded where there is little; the server knows no screen. */

const matches = (query: string): boolean =>
  typeof matchMedia === "function" && matchMedia(query).matches;

/** Is the screen a phone's? */
export const isNarrow = (): boolean => matches("(width < 40rem)");

/** A phone's or a tablet's, where lines are not parted in columns? */
export const isOneColumn = (): boolean => matches("(width < 64rem)");
