/**
 * Nobody slips through a guard. Applies to stated openings of guards under FBC-Building; the side of a stair in
 * a dwelling has its own figure, spacing printed centre to centre is a question when it could still comply.
 * @source FBC-B 8th ed. (2023), 1015.4
 */
import { cantTell, defineRule, inapplicable, pass } from "../../define_rule.ts";
import { contextOf, demand, judgeEither, judgeMax } from "../../measure.ts";
import { GUARD_OPENING, isOnCentre, STAIR_SIDE } from "./_guards.ts";
import { governsFor } from "../stairs/_stairs.ts";

/** Widest baluster that could still make a spacing on centre comply, inches. */
const BALUSTER_IN = 1.5;

/** The upper part of a guard, from 36 in above the walking surface. */
const ABOVE_MIDDLE =
  /\b(ABOVE|ABV\.?|OVER|HIGHER\s+THAN|BETWEEN|FROM)\s+(A\s+HEIGHT\s+OF\s+)?36\b|\b36\s*(?:"|IN\b)(?!\W*(?:(?:TO|-|–)\s*42\W*(?:IN\b\W*)?)?(?:HIGH|H\b|HT|HEIGHT|TALL|A\.?F))[^;]{0,40}\b4\s?-?\s?3\/8|\b36\s*(?:"|IN\b\.?)?\s*(?:TO|-|–)\s*42\b(?!\s*(?:"|IN\b\.?)?\s*(?:HIGH|H\b|HT|HEIGHT|TALL|A\.?F))|\b36\s*(?:"|IN\b\.?)?\s*[-–]\s*42\s*(?:"|IN\b\.?)?\s*A\.?F\.?F\b|\bUPPER\s+(PART|PORTION|BAND|ZONE)/i;

export default defineRule({
  id: "egress/guard-opening",
  requirementId: "FBC-B-1015.4-guard-opening",
  ...demand({ ...GUARD_OPENING, one: "greatest" }),
  check(it, { limits, building }) {
    const { guardOpeningIn: strict, guardStairSideOpeningIn: lenient } = limits.egress;
    const upper = limits.egress.guardUpperOpeningIn;
    if (/\bINDUSTRIAL|\bMECH\w*\.? (EQUIP|PLATFORM)/i.test(contextOf(it))) return inapplicable();
    const data = { actual: it.value, required: strict, unit: "in", lenient };
    if (isOnCentre(it.text) && it.value > strict) {
      return it.value <= strict + BALUSTER_IN ? cantTell("onCentre", data) : judgeMax(data, "wide");
    }
    if (it.value > strict && it.value <= upper && ABOVE_MIDDLE.test(it.text)) {
      return pass({ ...data, required: upper });
    }
    const isStair = STAIR_SIDE.test(contextOf(it));
    return judgeEither(it.value, { strict, lenient, unit: "in", side: "max" }, {
      governs: isStair ? governsFor(it, building) : "strict",
      message: "wide",
      question: "whichGuard",
    });
  },
  messages: {
    ok: "Openings in the guard are {actual} in; at most {required} in is allowed.",
    wide: "Openings in the guard are {actual} in; at most {required} in is allowed.",
    onCentre:
      "Balusters are spaced {actual} in on center; the clear opening, at most {required} in, depends on their width.",
    whichGuard:
      "Openings of {actual} in are allowed on the open side of a dwelling’s stair (up to {lenient} in) but not elsewhere (at most {required} in). Which guard this is could not be determined.",
  },
  recommendation: "Close the infill so that a {required} in sphere cannot pass through.",
});
