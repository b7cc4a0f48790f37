/** Where there is room for two columns. */

/** True where findings stand beside the sheet, and words beside their picture, not below it. */
export function isBesideSheet(): boolean {
  return matchMedia("(min-width: 64rem)").matches;
}
