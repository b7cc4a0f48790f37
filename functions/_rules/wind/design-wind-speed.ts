/**
 * One ultimate wind speed stands on the drawings, plausible for the county.
 * Applies to stated wind speeds outside the high-velocity hurricane zone, which has its own rules. Measures mph.
 * Contours cross counties and local maps govern: a speed outside the county's range is a question.
 * @source FBC-B 8th ed. (2023), 1609.3; FBC-R R301.2.1
 */
import type { Fact, PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  CONFLICT_MESSAGE,
  type Contradiction,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";
import { cantTell, defineRule, inapplicable, pass } from "../define_rule.ts";
import { findCounty } from "../limits/fbc_2023/tables/counties.ts";
import { denying, either } from "../measure.ts";

type Speed = Fact<{ mph: number; kind: "ultimate" | "nominal" | null }>;

const NOT_VULT =
  /\bRISK\s*(CAT\w*\.?)?\s*(I|III|IV)\b(?!\s*I)|\bSERVICE|\bMRI\b|NOMINAL|\bASD\b|V\s*ASD/i;

/** What a product stands, or a speed of many. */
const OF_PRODUCT = /PRODUCT|RATED|CAPACITY|UP TO|GUST|SERVICE|SHUTTER|MISSILE|ASPHALT|SHINGLE/;

/** A speed from which on something is asked: `VULT 140 MPH OR MORE`. */
const FROM_ON = /#\W*(?:OR|AND)\s+(?:MORE|GREATER|HIGHER|ABOVE|OVER|UP)\b|\b(?:OVER|EXCEED\w*)\s+#/;

/** Both speeds in one statement: `Vult / Vasd | 140 / 108 mph`. */
const BOTH = /\bULT\w*\b.*\b(?:V?ASD|NOM\w*)\b|\bVULT\b.*\b(?:VASD|NOM\w*)\b/i;

export default defineRule({
  id: "wind/design-wind-speed",
  requirementId: "FBC-B-1609.3-wind-speed",
  source: { volume: "FBC-B", edition: "2023", section: "1609.3" },
  title: "Design wind speed",
  demand: {
    thing: "design wind",
    property: "wind speed",
    unless: either(NOT_VULT, OF_PRODUCT, FROM_ON),
    as: (mph) => ({ value: { mph, kind: null } }),
  },
  applies: (plan): (Speed | Contradiction)[] => [
    ...speeds(plan),
    ...contradictions(plan, ["wind speed"]),
  ],
  check(speed, { plan, building }) {
    if ("conflict" in speed) return contradictionVerdict(speed);
    const data = {
      actual: speed.value.mph,
      required: null,
      unit: "mph",
      county: building.county.value,
    };
    if (speed.value.kind === "nominal") {
      return BOTH.test(speed.sourceText) ? inapplicable() : cantTell("nominal", data);
    }
    const county = building.county.value === null ? null : findCounty(building.county.value);
    if (!county || county.isHvhz) return inapplicable();
    if (plan.codeSummary.riskCategory.some((fact) => fact.value !== "II")) return inapplicable();
    const [low, high] = county.plausibleSpeedMph;
    const within = speed.value.mph >= low && speed.value.mph <= high;
    const range = { ...data, required: `${low} to ${high}` };
    return within ? pass(range) : cantTell("outside", range);
  },
  messages: {
    ok: "Vult = {actual} mph is plausible for {county} County ({required} mph).",
    conflict: CONFLICT_MESSAGE,
    nominal:
      "Only a nominal wind speed of {actual} mph is stated; the code requires the ultimate speed.",
    outside:
      "Vult = {actual} mph is outside the {required} mph that is usual in {county} County for Risk Category II.",
  },
  recommendation:
    "State one ultimate wind speed, taken from the figure for the risk category and the site, and use it on every sheet.",
  leftOpen: {
    topic: /\b(WIND\s+(DESIGN\s+)?(SPEED|VELOCITY)|V\s*_?\s*ULT)/i,
    figure: /\d{3}\s*M\.?P\.?H/i,
    denied: denying("WIND\\s+(?:DESIGN\\s+)?(?:SPEEDS?|VELOCIT\\w+)|\\bVULT"),
  },
});

/** The first ultimate speed, or a lone nominal one. */
function speeds({ codeSummary: { windSpeedMph } }: PlanSet): Speed[] {
  const ultimate = windSpeedMph.find(({ value, sourceText }) =>
    value.kind === "ultimate" || (value.kind === null && !NOT_VULT.test(sourceText))
  );
  return ultimate ? [ultimate] : windSpeedMph.slice(0, 1);
}
