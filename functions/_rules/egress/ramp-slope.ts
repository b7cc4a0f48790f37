/**
 * Ramps people leave by are not steep. Applies to stated running slopes of ramps under FBC-Building; ramps for
 * vehicles, curb ramps, cross slopes and flares are left alone. Per cent.
 * @source FBC-B 8th ed. (2023), 1012.2
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { judgeMax } from "../judge.ts";
import type { Stated } from "../measure.ts";
import { rampSlopes } from "./_ramps.ts";

export default defineRule<Stated>({
  id: "egress/ramp-slope",
  requirementId: "FBC-B-1012.2-ramp-slope",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1012.2" },
  category: "Egress",
  title: "Ramp slope",
  when: isCommercial,
  applies: rampSlopes,
  check: (it, { limits }) =>
    judgeMax(
      { actual: it.value, required: limits.egress.rampSlopePercent, unit: "%", printed: it.raw },
      "steep",
    ),
  messages: {
    ok: "The ramp slopes {actual} % ({printed}); at most {required} % (1:12) is allowed.",
    steep: "The ramp slopes {actual} % ({printed}); at most {required} % (1:12) is allowed.",
  },
  recommendation: "Lengthen the ramp so that it slopes at most 1:12 ({required} %).",
});
