/** Where there is room for two columns, and what the one beside the sheet does. */

/** True where findings stand beside the sheet, and words beside their picture, not below it. */
export function isBesideSheet(): boolean {
  return matchMedia("(min-width: 64rem)").matches;
}

/** True on a phone; the server knows no screen. */
export const isPhone = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(width < 40rem)").matches;

/** Brings a row to the top of the list it stands in; nothing around the list moves. */
export function bringToTop(row: Pick<HTMLElement, "closest" | "offsetTop"> | null): void {
  row?.closest("ul")?.scrollTo({ top: row.offsetTop });
}
