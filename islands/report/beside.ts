/** Where there is room for two columns, and what the one beside the sheet does. */

import { useSyncExternalStore } from "react";

const BESIDE = "(min-width: 64rem)";

/** True where findings stand beside the sheet, and words beside their picture, not below it. */
export function isBesideSheet(): boolean {
  return matchMedia(BESIDE).matches;
}

/** The same, told again whenever the window becomes wide or narrow enough to change it. */
export const useBesideSheet = (): boolean =>
  useSyncExternalStore(onWidth, isBesideSheet, () => false);

function onWidth(tell: () => void): () => void {
  const query = matchMedia(BESIDE);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}

/** True on a phone; the server knows no screen. */
export const isPhone = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(width < 40rem)").matches;

/** Brings a row to the top of the list it stands in; nothing around the list moves. */
export function bringToTop(row: Pick<HTMLElement, "closest" | "offsetTop"> | null): void {
  row?.closest("ul")?.scrollTo({ top: row.offsetTop });
}
