/** Title of the window, and the heading the keyboard begins at, where a page shows one project of several. */
import { useEffect } from "react";

/** @param name what is shown; undefined while it is not known, which leaves the title as it is */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} – FLClear`;
  }, [name]);
}

/** Where the page shows something else, the keyboard and a screen reader begin at its heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
