/**
 * Wheels roll over thresholds.
 * Reads the height of thresholds at doors, in inches. Sliding doors of dwelling units may be as high as FBC-B
 * 1010.1.6 lets them; whether the door to a balcony slides may be a question.
 * @source FBC-A 8th ed. (2023), 404.2.5
 */
import { type BuildingProfile, hasOccupancy } from "../building_profile.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import { contextOf, inches, keepsTo, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

const SLIDES =
  /\bSLID|\bMULTI-?\s?SLIDE|\bS\.?\s?G\.?\s?D\b|\bSL(?:DG?)?\.?\s+(?:GL(?:ASS)?\.?\s+)?(?:DOOR|DR)\b|\b(?:OX+O?|XO|X{2,}O)\b/i;
const TO_OUTSIDE = /\b(?:BALCON\w*|PATIO|LANAI|TERRACE|DECK|PORCH|VERANDAH?)\b/i;
/** Doors everybody goes through, also where people live. */
const OF_ALL =
  /\b(?:LOBBY|CLUB\w*|LEASING|AMENIT\w*|AUTO\w*|COMMON|OFFICE|MAIN|STORE\w*|RETAIL|FITNESS|POOL|VEST\w*)\b/i;

/** May the door be one that slides between a dwelling unit and its balcony? */
function isUnitSlider(it: StatedQuantity, building: BuildingProfile): "yes" | "maybe" | "no" {
  if (hasOccupancy(building, "R-1", "R-2", "R-3", "R-4") === "no") return "no";
  const words = contextOf(it);
  if (OF_ALL.test(words)) return "no";
  return SLIDES.test(words) ? "yes" : TO_OUTSIDE.test(words) ? "maybe" : "no";
}

const stated = statedLimit({
  demand: { thing: "threshold", property: ["height", "rise"] },
  quantity: inches,
  says: /THRESHOLDS?\b[^#~]{0,70}#(?! ?(WIDE|W\b|DEEP|D\b|X))/,
  not: /SHOWER|SLIDING|\bTUB|CURB|FLOOD|EXIST/,
  notUnder: IN_UNIT,
  labels: [{
    title: /THRESHOLD|SADDLE/,
    notTitle: /SHOWER|SLIDING|\bTUB|FLOOD/,
    says: /^# (MAX\.? )?(HIGH|HT|HGT|HEIGHT|TALL|RISE|H)\b/,
  }],
  keep: ({ value }) => value <= 3,
  bounds: ({ accessibility, egress }, it, { building }) => ({
    max: isUnitSlider(it, building) === "yes"
      ? egress.thresholdDwellingSlidingIn
      : accessibility.thresholdMaxIn,
  }),
});

export default defineRule({
  id: "accessibility/threshold-height",
  requirementId: "FBC-A-404.2.5-threshold",
  title: "Threshold height",
  ...stated,
  check(it, context) {
    const { thresholdDwellingSlidingIn: sliding } = context.limits.egress;
    const isOpen = isUnitSlider(it, context.building) === "maybe" &&
      keepsTo(it.value, sliding, "in");
    return [stated.check(it, context)].flat().map((verdict) =>
      isOpen && verdict.kind === "fail"
        ? cantTell("sliding", { ...verdict.data, sliding })
        : verdict
    );
  },
  messages: {
    ok: "The threshold is {raw} high.",
    outside: "The threshold is {actual} in high; at most {required} in is allowed.",
    sliding:
      "The threshold is {actual} in high: allowed at a sliding door of a dwelling unit (up to {sliding} in) but not elsewhere (at most {required} in).",
  },
  recommendation: "Use a threshold at most {required} in high, beveled above 1/4 in.",
});
