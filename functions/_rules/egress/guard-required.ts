/**
 * A drop has a guard. Applies to texts under FBC-Building that leave a guard out at a stated drop; loading
 * docks, stages and service pits are left alone. Inches.
 * @source FBC-B 8th ed. (2023), 1015.2
 */
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import { judgeMax, lengthOf, newWork, type Statement } from "../measure.ts";

const NO_GUARD =
  /\b(NO|WITHOUT|W\/O|OMIT)\s+(GUARD(\s?RAIL)?S?|RAILINGS?)\b|\b(GUARD(\s?RAIL)?S?|RAILINGS?)\s*(IS\s+|ARE\s+)?[:=-]?\s*(NOT\s+(REQ\w*|PROV\w*)|NONE)\b/i;

/** A distance from the edge is no drop. */
const isSetBack = (text: string) =>
  /\bFROM\s+(THE\s+|ANY\s+)?((ROOF|OPEN|NEAREST|BUILDING|PARAPET)\s+)*(EDGE|SIDE)|\bSET\s?BACK\b/i
    .test(text) && !/\bDROP\b|\bABOVE\s+GRADE\b|\bBELOW\b/i.test(text);

export default defineRule<Statement>({
  id: "egress/guard-required",
  requirementId: "FBC-B-1015.2-guard-required",
  severity: "critical",
  source: { volume: "FBC-B", edition: "2023", section: "1015.2" },
  category: "Egress",
  title: "Guards required",
  when: isCommercial,
  applies: (plan) =>
    newWork(plan, {
      topic: NO_GUARD,
      notUnder: /\b(LOADING DOCK|DOCK|STAGE|SERVICE PIT|PLATFORM LIFT|POOL)\b/i,
    }),
  check({ text }, { limits }) {
    const required = limits.egress.guardDropIn;
    const drop = lengthOf(text, {
      of:
        /\bDROP\b|\bABOVE\b|\bBELOW\b|\bHIGH\b|\bRISE\b|\bHEIGHT\b|\bDECK\b|\bLANDING\b|\bEDGE\b|\bEXCEED\w*|\bLESS THAN\b/i,
      betweenIn: [1, 600],
    });
    if (!drop || isSetBack(text)) return cantTell("drop", { required, unit: "in" });
    return judgeMax({ actual: drop.valueIn, required, unit: "in" }, "open");
  },
  messages: {
    ok: "The drop is {actual} in; up to {required} in no guard is required.",
    open: "The drop is {actual} in and no guard is shown; above {required} in a guard is required.",
    drop:
      "No guard is provided here and the drop is not stated; above {required} in a guard is required.",
  },
  recommendation: "Provide a guard at every drop of more than {required} in.",
});
