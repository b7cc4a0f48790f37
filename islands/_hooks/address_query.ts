/** Search, filter and order of a list stand in its address: a reload and the way back show the same rows. */
import { useEffect, useRef } from "react";

/** The search part of an address that names these; what is as it is at first goes without saying. */
export function searchOf(
  query: Readonly<Record<string, string>>,
  plain: Readonly<Record<string, string>>,
): string {
  const told = Object.entries(query).filter(([name, value]) => value !== (plain[name] ?? ""));
  return told.length > 0 ? `?${new URLSearchParams(told)}` : "";
}

/**
 * @param query  as it is now
 * @param plain  as it is at first
 * @param onTake takes up what the address names, once the page has woken up
 */
export function useAddressQuery(
  query: Readonly<Record<string, string>>,
  plain: Readonly<Record<string, string>>,
  onTake: (query: Readonly<Record<string, string>>) => void,
): void {
  const wanted = searchOf(query, plain);
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) {
      history.replaceState(history.state, "", location.pathname + wanted + location.hash);
      return;
    }
    isRead.current = true;
    const asked = Object.fromEntries(new URLSearchParams(location.search));
    if (Object.keys(query).some((name) => name in asked)) onTake(asked);
  }, [wanted]);
}
