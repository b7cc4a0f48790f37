/**
 * Structural drawings list live loads, wind data and bearing value.
 * Applies where structural sheets are in the set; what is missing from the list is a question.
 * @source FBC-B 8th ed. (2023), 1603.1
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, pass, type RuleContext } from "../define_rule.ts";
import { absenceOn, mentions, placeOf } from "../measure.ts";
import { structuralSheets } from "./_sheets.ts";

/** The list of design data with what it lacks. */
interface DesignData extends Evidence {
  missing: string[];
}

export default defineRule<DesignData>({
  id: "structural/design-data",
  requirementId: "FBC-B-1603.1-design-data",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1603.1" },
  category: "Structural",
  title: "Structural design data",
  applies: designData,
  check(it) {
    const data = { missing: it.missing.join(", ") };
    return it.missing.length === 0 ? pass(data) : cantTell("missing", data);
  },
  messages: {
    ok: "Live loads, wind data and exposure are listed.",
    missing: "The structural design data do not list: {missing}.",
  },
  recommendation: "List floor and roof live loads, wind data, flood data and the bearing value.",
});

function designData(plan: PlanSet, { building }: RuleContext): DesignData[] {
  const { windSpeedMph, liveLoadsPsf, riskCategory, exposure } = plan.codeSummary;
  const hasLive = liveLoadsPsf.length > 0 ||
    mentions(plan, /\bLIVE\s+LOADS?\b[^;]{0,60}\d{2,3}/i);
  const missing = [
    windSpeedMph.length === 0 && "ultimate wind speed",
    riskCategory.length === 0 && "risk category",
    exposure.length === 0 && "wind exposure",
    !hasLive && "live loads",
  ].filter((it) => it !== false);
  const place = windSpeedMph[0] ?? liveLoadsPsf[0];
  if (missing.length === 0) return place ? [{ ...placeOf(place), missing }] : [];
  const sheets = structuralSheets(plan);
  if (sheets.length === 0 || building.scope === "alteration") return [];
  const absence = absenceOn(sheets, missing.join(", "));
  return absence ? [{ ...absence, missing }] : [];
}
