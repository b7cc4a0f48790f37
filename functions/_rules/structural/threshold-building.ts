/**
 * Threshold buildings have a structural inspection plan and a special inspector.
 * Applies to statements about threshold inspection, and to buildings known to cross a threshold.
 * @source FBC-B 8th ed. (2023), 110.8; ss. 553.71 and 553.79, F.S.
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
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
import { absenceOn, isDeferred, placeOf, sheetsOf, statements } from "../measure.ts";

/** What the set says about threshold inspection. */
interface Threshold extends Evidence {
  state: "provided" | "denied" | "deferred" | "absent";
  text: string;
}

const TOPIC = /\bTHRESHOLD\s+(BUILDING|INSPECT\w*|STRUCTURE)|\bSPECIAL\s+INSPECTOR/i;
const DENIED =
  /\b(BUILDING|INSPECT\w*|STRUCTURE|INSPECTOR)\b\W{0,4}(NO\b|NOT\s+(REQ\w*|APPL\w*|A\b)|N\/A|NONE)|\bNOT\s+A\s+THRESHOLD|\bNO\s+THRESHOLD/i;

export default defineRule<Threshold>({
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
    if (it.state === "provided") return pass(data, { message: "provided" });
    if (!reason) return it.state === "denied" && reason === null ? pass(data) : inapplicable();
    const { stories, heightFt, scope } = building;
    const isSure = !stories.isDisputed && !heightFt.isDisputed && scope !== "alteration";
    if (it.state === "denied") return isSure ? fail("denied", data) : cantTell("denied", data);
    return cantTell(it.state === "absent" ? "absent" : "deferred", data);
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

function subjects(plan: PlanSet, { building }: RuleContext): Threshold[] {
  const said = statements(plan, { topic: TOPIC }).map((it): Threshold => ({
    ...placeOf(it),
    text: it.text,
    state: DENIED.test(it.text) ? "denied" : isDeferred(it.text) ? "deferred" : "provided",
  }));
  if (said.length > 0) return [said.find((it) => it.state === "denied") ?? said[0]];
  if (!thresholdReason(readThreshold(plan, building)) || building.scope === "alteration") return [];
  const place = absenceOn(
    sheetsOf(plan, { kinds: ["code summary", "cover", "structural"], disciplines: ["structural"] }),
    "a threshold inspection plan",
  );
  return place ? [{ ...place, state: "absent", text: "" }] : [];
}
