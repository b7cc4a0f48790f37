/**
 * Threshold buildings have a structural inspection plan and a special inspector.
 * Applies to statements about threshold inspection, and to buildings known to cross a threshold.
 * @source FBC-B 8th ed. (2023), 110.8; ss. 553.71 and 553.79, F.S.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
import { readThreshold, thresholdReason } from "../calculators/threshold_building.ts";
import {
  cantTell,
  defineRule,
  fail,
  inapplicable,
  pass,
  type RuleContext,
} from "../define_rule.ts";
import { denying, lookFor, type Presence, sheetsOf } from "../measure.ts";

const TOPIC =
  /\bTHRESHOLD\s+(BUILDING|INSPECT\w*|STRUCTURE|PLAN)|\bSPECIAL\s+INSPECTOR|\bSTRUCTURAL\s+INSPECTION\s+PLAN/i;
const DENIED_AT_ALL = denying(
  "THRESHOLD\\s+(?:BUILDING\\s+)?(?:INSPECT\\w*|PLAN)(?:\\s+PLAN)?|(?:THRESHOLD|SPECIAL)\\s+INSPECTORS?|STRUCTURAL\\s+INSPECTION\\s+PLAN",
);
const DENIED =
  /\b(BUILDING|INSPECT\w*|STRUCTURE|INSPECTOR)\b\W{0,4}(NO\b|NOT\s+(REQ\w*|APPL\w*|A\b)|N\/A|NONE)|\bNOT\s+A\s+THRESHOLD|\bNO\s+THRESHOLD|\bNOT\s+(?:CONSIDERED|CLASSIFIED|DEEMED|REGARDED|DESIGNATED)(?:\s+(?:AS|TO\s+BE))?\s+(?:A\s+)?["']?THRESHOLD|\bNON-?\s?THRESHOLD/i;

export default defineRule<Presence>({
  id: "structural/threshold-building",
  requirementId: "FBC-B-110.8-threshold",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "110.8" },
  category: "Structural",
  title: "Threshold inspection",
  when: isCommercial,
  applies: subjects,
  check(it, { plan, building }) {
    const reason = thresholdReason(readThreshold(plan, building));
    const data = {
      actual: reason ?? "below",
      required: "inspection plan above the threshold",
      unit: null,
      text: it.text,
    };
    if (it.state === "shown") return pass(data, { message: "provided" });
    if (!reason) return it.state === "denied" && reason === null ? pass(data) : inapplicable();
    const { stories, heightFt, scope } = building;
    const isSure = !stories.isDisputed && !heightFt.isDisputed && scope !== "alteration";
    if (it.state === "denied") return isSure ? fail("denied", data) : cantTell("denied", data);
    return cantTell(it.state, data);
  },
  messages: {
    ok: "The building is no threshold building.",
    provided: "Threshold inspection is named.",
    denied: "The set says this is no threshold building, but it is: {actual}.",
    deferred: "Threshold inspection is left open, and the building crosses a threshold: {actual}.",
    absent: "The building crosses a threshold ({actual}), but no inspection plan is named.",
  },
  recommendation: "Submit a structural inspection plan and name the special inspector.",
});

function subjects(plan: PlanSet, { building }: RuleContext): Presence[] {
  const isDue = Boolean(thresholdReason(readThreshold(plan, building))) &&
    building.scope !== "alteration";
  return lookFor(plan, {
    shown: TOPIC,
    negated: new RegExp(`${DENIED.source}|${DENIED_AT_ALL.source}`, "i"),
    silentOn: isDue
      ? sheetsOf(plan, {
        kinds: ["code summary", "cover", "structural"],
        disciplines: ["structural"],
      })
      : [],
    searched: "a threshold inspection plan",
  });
}
