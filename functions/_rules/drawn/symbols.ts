/** Symbols plans draw, counted with their places: exit signs, detectors, receptacles. Shape alone proves none. */
import type { Building } from "../../_shared/domain/building.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { perPlan } from "../reading/per_plan.ts";
import { isOfOldWork } from "../reading/standing.ts";

/** Which symbols are asked for. */
export interface SymbolQuery {
  /** Kind, in the words of `functions/analysis/symbols/symbol_words.ts`. */
  type: string;
}

const CONFIDENCE = 0.8;

/** Symbols that letters or a legend explain, one entry a plan, at the first of them; `n exit signs drawn on E-101`. */
export function placedSymbols(plan: PlanSet, { type }: SymbolQuery): Evidence[] {
  return newPlans(plan).flatMap((building): Evidence[] => {
    const found = building.symbols.filter((it) => it.type === type && it.how !== "shape");
    if (found.length === 0) return [];
    const sheet = plan.sheets.find(({ page }) => page === building.page)?.number ?? null;
    const [first] = found;
    const what = `${found.length} ${type}${found.length === 1 ? "" : "s"} drawn`;
    return [{
      page: building.page,
      box: first.box,
      sheet,
      sourceText: `${what} on ${sheet ?? `page ${building.page}`}`,
      readBy: "geometry",
      confidence: CONFIDENCE,
    }];
  });
}

/** Plans of new work with their symbols: what demolition plans and existing conditions draw proves nothing. */
export const newPlans = perPlan(({ buildings, sheets }): readonly Building[] => {
  const old = new Set(sheets.filter(({ title }) => isOfOldWork(title)).map(({ page }) => page));
  return buildings.filter(({ page }) => !old.has(page)).map((it) => {
    const kept = new Set(it.rooms.filter((room) => isOfOldWork(room.drawing)).map(({ id }) => id));
    return { ...it, symbols: it.symbols.filter(({ room }) => room === null || !kept.has(room)) };
  });
});
