/**
 * Nobody slips through a guard of a dwelling. Applies to stated openings of guards under FBC-Residential; the side
 * of a stair may have the larger figure, spacing on centre is a question when it could still comply. Inches.
 * @source FBC-R 8th ed. (2023), R312.1.3 and exceptions 1 and 2
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { cantTell, defineRule } from "../../define_rule.ts";
import {
  besideOnDrawing,
  contextOf,
  demand,
  judgeEither,
  judgeMax,
  type Stated,
} from "../../measure.ts";
import { GUARD_OPENING, isOnCentre, STAIR_SIDE } from "./_guards.ts";

/** Widest baluster that could still make a spacing on centre comply, inches. */
const BALUSTER_IN = 1.5;

const OF_A_STAIR = /\bSTAIRS?\b/i;
const GUARDS = /\bGUARDS?\b|\bGUARD\s?RAIL|\bRAILINGS?\b/i;
/** Guards that stand level, at the head of a flight or beside it. */
const LEVEL_EDGE =
  /\b(?:LANDINGS?|LOFT|BALCON\w*|DECK|PORCH|OVERLOOK|MEZZ\w*|STAIR\s?WELL|OPENING|FLOOR|LEVEL|A\.?F\.?F)\b/i;

/** The guard around the hole a flight comes up through. */
const AT_OPENING = /\bSTAIR\s*(?:OPENING|WELL)/i;

/** The title itself is of the rail along the treads: `STAIR RAIL, OPEN SIDE`. */
const RAIL_OF_FLIGHT =
  /\bSTAIRS?\s+(?:GUARD\s?)?RAIL\w*\b[^|]*\bOPEN\s+SIDE|\bOPEN\s+SIDE\s+(?:OF|@|AT)\s+(?:THE\s+)?STAIR/i;

/** Does the drawing show a flight, with no other guard than that on its open side? */
function isOfFlight(it: Stated, plan: PlanSet): boolean {
  if (!OF_A_STAIR.test(it.drawing ?? "") || LEVEL_EDGE.test(`${it.drawing} ${it.text}`)) {
    return false;
  }
  if (RAIL_OF_FLIGHT.test(it.drawing ?? "")) return true;
  const guards = besideOnDrawing(it, plan).filter(({ text }) => GUARDS.test(text));
  return guards.length > 0 &&
    guards.every(({ text }) => STAIR_SIDE.test(text) && !LEVEL_EDGE.test(text));
}

export default defineRule({
  id: "egress/dwelling-guard-opening",
  requirementId: "FBC-R-R312.1-opening",
  title: "Guard openings in dwellings",
  ...demand({
    ...GUARD_OPENING,
    one: "greatest",
    // Beside the treads of a stair openings may be a little wider.
    mild: ({ egress }) => ({ max: egress.dwellingStairGuardOpeningIn }),
  }),
  check(it, { plan, limits }) {
    const { dwellingGuardOpeningIn: strict, dwellingStairGuardOpeningIn: lenient } = limits.egress;
    const data = { actual: it.value, required: strict, unit: "in", lenient };
    if (isOnCentre(it.text) && it.value > strict) {
      return it.value <= strict + BALUSTER_IN ? cantTell("onCentre", data) : judgeMax(data, "wide");
    }
    const governs = AT_OPENING.test(it.text)
      ? "strict"
      : STAIR_SIDE.test(it.text) || isOfFlight(it, plan)
      ? "lenient"
      : STAIR_SIDE.test(contextOf(it))
      ? "unknown"
      : "strict";
    return judgeEither(it.value, { strict, lenient, unit: "in", side: "max" }, {
      governs,
      message: "wide",
      question: "whichSide",
    });
  },
  messages: {
    ok: "Openings in the guard are {actual} in; at most {required} in is allowed.",
    wide: "Openings in the guard are {actual} in; at most {required} in is allowed.",
    onCentre:
      "Balusters are spaced {actual} in on center; the clear opening, at most {required} in, depends on their width.",
    whichSide:
      "Openings of {actual} in are allowed on the open side of a stair (up to {lenient} in) but not elsewhere (at most {required} in).",
  },
  recommendation: "Close the infill so that a {required} in sphere cannot pass through.",
});
