/**
 * Equipment at 480Y/277 V needs more room before it when something grounded or live faces it.
 * Reads the stated depth, in feet, with the condition when stated; without one, less than 3 ft
 * fails and less than 4 ft is a question.
 * @source NFPA 70-2020, 110.26(A)(1)
 */
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import { feet, judgeStated, reaches, statedQuantities, type StatedQuantity } from "../measure.ts";
import { WORKING_SPACE } from "./_words.ts";
import { DEPTH_WORDS, HIGH_VOLTAGE } from "./_working_space.ts";

/** Condition by its words: live parts on both sides 3, a grounded wall opposite 2. */
function conditionIn(text: string): string | null {
  if (/LIVE[^.;]{0,20}(BOTH SIDES|OPPOSITE|FACING)/i.test(text)) return "3";
  return /GROUNDED|CONCRETE|MASONRY|CMU/i.test(text) ? "2" : null;
}

export default defineRule<StatedQuantity>({
  id: "electrical/working-space-depth-480",
  requirementId: "NEC-110.26-depth-480",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "110.26(A)(1)" },
  category: "Electrical",
  title: "Working space depth, 151 to 600 V",
  when: isCommercial,
  applies: (plan) =>
    statedQuantities(plan, {
      quantity: feet,
      says: DEPTH_WORDS,
      not: /DEDICATED|ABOVE (THE )?PANEL/,
    }).filter((it) =>
      WORKING_SPACE.test(it.text) && HIGH_VOLTAGE.test(it.text) && it.value >= 1 && it.value < 12
    ),
  check(stated, { limits }) {
    const byCondition: Record<string, number> = {
      1: limits.electrical.workingDepth480Condition1Ft,
      2: limits.electrical.workingDepth480Condition2Ft,
      3: limits.electrical.workingDepth480Condition3Ft,
    };
    const condition = /COND(ITION)?\.? ?([123])/i.exec(stated.text)?.[2] ??
      conditionIn(stated.text);
    if (condition) return judgeStated(stated, { min: byCondition[condition] }, { condition });
    const data = { condition: "not stated" };
    if (!reaches(stated.value, byCondition[1], "ft")) {
      return judgeStated(stated, { min: byCondition[1] }, data);
    }
    const worst = judgeStated(stated, { min: byCondition[3] }, data);
    return worst.kind === "pass" ? worst : cantTell("depends", worst.data);
  },
  messages: {
    ok: "Working space is {raw} deep (condition {condition}).",
    outside:
      "Working space at this voltage is {actual} ft deep (condition {condition}); at least {required} ft is required.",
    depends:
      "Working space at this voltage is {actual} ft deep; up to {required} ft is required, depending on what faces the equipment.",
  },
  recommendation:
    "Provide 3 ft of depth, 3 1/2 ft with a grounded wall opposite, 4 ft with live parts opposite.",
});
