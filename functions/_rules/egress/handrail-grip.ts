/**
 * A round handrail fits the hand. Applies to stated diameters of round handrails under FBC-Building; nominal
 * pipe sizes are taken as printed. Inches.
 * @source FBC-B 8th ed. (2023), 1014.3
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { judgeRange, type Stated, statedLengths } from "../measure.ts";
import { ownClause } from "./_own_clause.ts";
import { HANDRAIL, NOT_A_HANDRAIL } from "./_rails.ts";

const ROUND = /\bDIA(?:M|METER)?\b\.?|Ø|\bO\.?D\.?(?=\W|$)|\bROUND\b|\bPIPE\b|\bTUB(?:E|ING)\b/i;

/** Titles under which a round section is that of the handrail. */
const OF_RAIL = /^(?!.*\bGUARD).*(?:\bHAND\s?-?\s?RAIL|\bWALL\s+RAIL)/i;
const OTHER_PART =
  /\bPOSTS?\b|\bBALUSTERS?\b|\bPICKETS?\b|\bBOLTS?\b|\bANCHORS?\b|\bSLEEVES?\b|\bGUARD|\bMID\b|\bCORE\b|\bHOLES?\b|\bBRACKETS?\b|\bRODS?\b|\bSCREWS?\b|\bRADIUS\b|\bPL(?:ATE)?\b|\bESCUTCHEON|\bFLANGE|\bBASE\b|\bNEWEL/i;

export default defineRule<Stated>({
  id: "egress/handrail-grip",
  requirementId: "FBC-B-1014.3-handrail-grip",
  severity: "low",
  source: { volume: "FBC-B", edition: "2023", section: "1014.3" },
  category: "Egress",
  title: "Handrail graspability",
  when: isCommercial,
  applies: (plan) =>
    statedLengths(plan, {
      topic: ROUND,
      not: NOT_A_HANDRAIL,
      under: new RegExp(`${HANDRAIL.source}|${OF_RAIL.source}`, "i"),
      of: ROUND,
      rivals:
        /\bCLEARANCE\b|\bCLR\b|\bCLEAR\b|\bFROM WALL\b|\bPICKETS?\b|\bBALUSTERS?\b|\bPOSTS?\b|\bGUARDS?\b|\bBRACKETS?\b|\bBOLTS?\b|\bANCHORS?\b|\bEXTEN\w+|\bHIGH\b|\bEMBED\w*/i,
      betweenIn: [0.5, 6],
    }).filter((it) => !isOfOtherPart(it)).filter((it) =>
      HANDRAIL.test(it.text) ||
      (OF_RAIL.test(it.drawing ?? it.heading ?? "") && !OTHER_PART.test(it.text))
    ),
  check: (it, { limits }) =>
    judgeRange(
      it.value,
      [limits.egress.handrailDiameterLowIn, limits.egress.handrailDiameterHighIn],
      "in",
      "wrong",
    ),
  messages: {
    ok: "The handrail is {actual} in across; {required} in is required.",
    wrong: "The handrail is {actual} in across; {required} in is required to be grasped.",
  },
  recommendation:
    "Use a round handrail of {required} in, or a listed shape that can be grasped alike.",
});

/** Does the clause with the figure speak of another part: `BRACKETS 1/2" DIA. RODS; HANDRAIL 1 1/2"`? */
const isOfOtherPart = (it: Stated): boolean => {
  const own = ownClause(it);
  return own !== it.text && OTHER_PART.test(own) && !HANDRAIL.test(own);
};
