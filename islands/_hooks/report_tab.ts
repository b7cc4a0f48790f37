/** The tab of a report and the place its sheets show, and how the other tabs lead there. */
import { useState } from "react";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { Place } from "../../functions/_shared/domain/plan_set.ts";
import { useAddressTab } from "./address_tab.ts";

/** @param tabs the report's tabs, `markup` among them */
export function useReportTab(tabs: readonly string[]) {
  const [tab, setTab] = useAddressTab(tabs);
  const [place, setPlace] = useState<Place | null>(null);

  function onTab(next: string) {
    setPlace(null);
    setTab(next);
  }

  /** A place that is no open finding’s: none is named in the address. */
  function onShowPlace(place: Place) {
    history.replaceState(null, "", location.pathname + location.search);
    setPlace(place);
    setTab("markup");
  }

  function onShowOnSheet(finding: Finding) {
    history.replaceState(null, "", `#finding-${encodeURIComponent(finding.id)}`);
    setTab("markup");
  }

  return { tab, place, onTab, onShowPlace, onShowOnSheet };
}
