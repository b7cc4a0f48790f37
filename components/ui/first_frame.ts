/** Whether a list is still in the frame that opens it. What is out of sight follows, so that opening never waits for it. */
import { useEffect, useState } from "react";

/** After the frame that shows the beginning, before anybody has scrolled. */
const REST_MS = 100;

/** True at first, false soon after. @param isLong false where nothing is left out at first */
export function useIsFirstFrame(isLong: boolean): boolean {
  const [isFirst, setFirst] = useState(isLong);
  useEffect(() => {
    if (!isFirst) return;
    const timer = setTimeout(() => setFirst(false), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isFirst;
}
