/**
 * Wheels roll over thresholds.
 * Reads the height of thresholds at doors, in inches.
 * @source FBC-A 8th ed. (2023), 404.2.5
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { inches, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "accessibility/threshold-height",
  requirementId: "FBC-A-404.2.5-threshold",
  severity: "low",
  source: { volume: "FBC-A", edition: "2023", section: "404.2.5" },
  category: "Accessibility",
  title: "Threshold height",
  when: isCommercial,
  ...statedLimit({
    quantity: inches,
    says: [
      /THRESHOLDS?\b[^#~]{0,70}#(?! ?(WIDE|W\b|DEEP|D\b|X))/,
      /#[^#~,;|]{0,20}THRESHOLD/,
      /THRESHOLDS?\b[^#]{0,40}~ ?(W|WIDE)? ?(X|BY) ?# ?(HIGH|H\b|HT|THICK|$)/,
    ],
    not: /SHOWER|SLIDING|\bTUB|CURB|FLOOD|EXIST/,
    notUnder: IN_UNIT,
    labels: [{
      title: /THRESHOLD|SADDLE/,
      notTitle: /SHOWER|SLIDING|\bTUB|FLOOD/,
      says: /^# (MAX\.? )?(HIGH|HT|HGT|HEIGHT|TALL|RISE|H)\b/,
    }],
    keep: ({ value }) => value <= 3,
    bounds: ({ accessibility }) => ({ max: accessibility.thresholdMaxIn }),
  }),
  messages: {
    ok: "Threshold of {raw}.",
    outside: "Threshold is {actual} in high; at most {required} in is allowed.",
  },
  recommendation: "Use a threshold at most {required} in high, bevelled above 1/4 in.",
});
