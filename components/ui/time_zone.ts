/** The reader's own time zone: UTC until the browser has told it, so that a page begins as it was rendered. */
import { useSyncExternalStore } from "react";

const subscribe = () => () => {};
const own = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = () => "UTC";

/** Its IANA name: `America/New_York`. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, own, unknown);
}
