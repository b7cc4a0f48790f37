/** What the engine did not find and asks about is asked on the other sheets, too, on which the model misses it. */
import { type Finding, isSearched } from "../../_shared/domain/finding.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Sighting } from "../propose/sighting.ts";
import { besideOn } from "./place_silence.ts";

/** The findings as they are, those that rest on a search with one place more for each such sheet. */
export function alsoAbsent(
  findings: readonly Finding[],
  { sightings, plan }: { sightings: readonly Sighting[]; plan: PlanSet },
): Finding[] {
  const absent = Map.groupBy(
    sightings.filter(({ seen }) => seen === "absent"),
    ({ requirementId }) => requirementId,
  );
  return findings.map((it) => {
    if (it.status !== "warning" || !isSearched(it)) return it;
    const known = [it.documentMarkup, ...it.otherPlaces].map(({ page }) => page);
    const others = (absent.get(it.requirementId) ?? []).filter(({ page }) => !known.includes(page));
    const places = others.map(({ page, box, words }) => ({
      page,
      box: besideOn([page], { requirementId: it.requirementId, plan })?.box ?? box,
      sheet: plan.sheets.find((sheet) => sheet.page === page)?.number ?? null,
      sourceText: words?.text ?? "",
    }));
    return places.length === 0 ? it : { ...it, otherPlaces: [...it.otherPlaces, ...places] };
  });
}
