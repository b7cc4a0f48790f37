/** The tab a page shows stands in its address: a reload, a bookmark and a copied link open the same one. */
import { useState } from "react";

const NAME = "tab";

/** The tab an address names, else the first. */
export function tabOf(search: string, tabs: readonly string[]): string {
  const asked = new URLSearchParams(search).get(NAME);
  return asked !== null && tabs.includes(asked) ? asked : tabs[0];
}

/** The search part that names a tab; the first one goes without saying. */
export function withTab(search: string, tab: string, tabs: readonly string[]): string {
  const params = new URLSearchParams(search);
  if (tab === tabs[0]) params.delete(NAME);
  else params.set(NAME, tab);
  return params.size > 0 ? `?${params}` : "";
}

/** For parts of a page that are drawn in the browser alone. @param tabs the first is the one a page opens on */
export function useAddressTab(tabs: readonly string[]): [string, (tab: string) => void] {
  const [tab, setTab] = useState(() => tabOf(globalThis.location?.search ?? "", tabs));
  function onTab(next: string) {
    setTab(next);
    const { pathname, search, hash } = location;
    history.replaceState(history.state, "", pathname + withTab(search, next, tabs) + hash);
  }
  return [tab, onTab];
}
