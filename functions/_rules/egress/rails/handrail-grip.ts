/**
 * A round handrail fits the hand. Applies to stated diameters of round handrails under FBC-Building; nominal
 * pipe sizes are taken as printed. Inches.
 * @source FBC-B 8th ed. (2023), 1014.3
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { defineRule, fail } from "../../define_rule.ts";
import { judgeRange, newWork, type Stated, statedLengths } from "../../measure.ts";
import { HANDRAIL, NOT_A_HANDRAIL } from "./_rails.ts";

const ROUND = /\bDIA(?:M|METER)?\b\.?|Ø|\bO\.?D\.?(?=\W|$)|\bROUND\b|\bPIPE\b|\bTUB(?:E|ING)\b/i;

/** Titles under which a round section is that of the handrail. */
const OF_RAIL = /^(?!.*\bGUARD).*(?:\bHAND\s?-?\s?RAIL|\bWALL\s+RAIL)/i;
const OTHER_PART =
  /\bPOSTS?\b|\bBALUSTERS?\b|\bPICKETS?\b|\bBOLTS?\b|\bANCHORS?\b|\bSLEEVES?\b|\bGUARD|\bMID\b|\bCORE\b|\bHOLES?\b|\bBRACKETS?\b|\bRODS?\b|\bSCREWS?\b|\bRADIUS\b|\bPL(?:ATE)?\b|\bESCUTCHEON|\bFLANGE|\bBASE\b|\bNEWEL/i;

/** A board laid flat, too broad to be grasped: `HANDRAIL: 2x6 CAP LAID FLAT`. */
const FLAT_BOARD =
  /\bHAND\s?-?\s?RAILS?\b[^.;]{0,30}\b2\s?[x×]\s?(?:4|6|8|10)\b(?=[^.;]*\b(?:FLAT|CAP|WOOD|P\.?T\b|CEDAR|OAK|BOARD|TOP))(?![^.;]*\b(?:W\/|WITH|AND|PLUS|BLOCKING|BACKING|STUDS?|BRACKET))/i;

/** Boards named as the handrail itself. */
const boards = (plan: PlanSet): Rail[] =>
  newWork(plan, { topic: FLAT_BOARD, not: NOT_A_HANDRAIL, in: "notes" }).map((it) => ({
    ...it,
    value: 0,
    unit: "in",
    raw: FLAT_BOARD.exec(it.text)?.[0] ?? it.text,
    isBoard: true,
  }));

type Rail = Stated & { isBoard?: boolean };

export default defineRule<Rail>({
  id: "egress/handrail-grip",
  requirementId: "FBC-B-1014.3-handrail-grip",
  demand: { thing: "handrail", property: "diameter" },
  applies: (plan) => [
    ...boards(plan),
    ...statedLengths(plan, {
      topic: ROUND,
      not: NOT_A_HANDRAIL,
      under: anyCase`${HANDRAIL}|${OF_RAIL}`,
      of: ROUND,
      rivals:
        /\bCLEARANCE\b|\bCLR\b|\bCLEAR\b|\bFROM WALL\b|\bPICKETS?\b|\bBALUSTERS?\b|\bPOSTS?\b|\bGUARDS?\b|\bBRACKETS?\b|\bBOLTS?\b|\bANCHORS?\b|\bEXTEN\w+|\bHIGH\b|\bEMBED\w*/i,
      betweenIn: [0.5, 6],
    }).filter((it) => !isOfOtherPart(it)).filter((it) =>
      HANDRAIL.test(it.text) ||
      (OF_RAIL.test(it.drawing ?? it.heading ?? "") && !OTHER_PART.test(it.text))
    ),
  ],
  check(it, { limits: { egress } }) {
    const range = [egress.handrailDiameterLowIn, egress.handrailDiameterHighIn] as const;
    if (it.isBoard) {
      return fail("board", { actual: it.raw, required: range.join(" to "), unit: "in" });
    }
    return judgeRange(it.value, range, "in", "wrong");
  },
  messages: {
    ok: "The handrail is {actual} in across; {required} in is required.",
    board: "The handrail is a flat board, which is not graspable: {actual}",
    wrong: "The handrail is {actual} in across; {required} in is required for a good grip.",
  },
  recommendation:
    "Use a round handrail of {required} in, or a listed shape with equivalent graspability.",
});

/** Does the clause with the figure speak of another part: `BRACKETS 1/2" DIA. RODS; HANDRAIL 1 1/2"`? */
const isOfOtherPart = (it: Stated): boolean => {
  const own = it.text.split(";").find((clause) => clause.includes(it.raw)) ?? it.text;
  return own !== it.text && OTHER_PART.test(own) && !HANDRAIL.test(own);
};
