/** The title of the window where a page shows one project of several. */
import { useEffect } from "react";

/** @param name what is shown; undefined while it is not known, which leaves the title as it is */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} – FLClear`;
  }, [name]);
}
