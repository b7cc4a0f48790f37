/**
 * Stairs have a handrail on each side. Applies to texts under FBC-Building that say where handrails are;
 * stairs inside dwellings and ramps are left alone.
 * @source FBC-B 8th ed. (2023), 1011.11
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { contextOf } from "../../measure.ts";
import { BOTH_SIDES, handrailSides, isAmidRamp, NO_RAIL } from "./_rails.ts";
import { governsFor } from "../stairs/_stairs.ts";

/** A side without a rail: the other may have one. */
const ONLY_A_SIDE = /\b(?:ONE|THIS|WALL|OPEN|LEFT|RIGHT|INNER|OUTER|INSIDE|OUTSIDE)\s+SIDE\b/i;

/** A way that slopes and has no steps: `ROUTE FROM THE SIDEWALK SLOPES 4.8 PERCENT; NO HANDRAILS`. */
const isOfWalk = (text: string): boolean =>
  /\b(?:ROUTE|WALK(?:WAY)?|SIDEWALK|PATH)S?\b/i.test(text) &&
  !/\b(?:STAIRS?|STEPS?|RISERS?|FLIGHTS?|TREADS?)\b/i.test(text);

export default defineRule({
  id: "egress/stair-handrails",
  requirementId: "FBC-B-1011.11-handrails",
  demand: { thing: "handrail" },
  applies: (plan) =>
    handrailSides(plan).filter((it) =>
      !/\bRAMP|\bAISLE/i.test(contextOf(it)) && !isOfWalk(it.text) && !isAmidRamp(it, plan) &&
      !/\b(SINGLE|ONE|1) (RISER|STEP)\b|\bAISLE/i.test(it.text)
    ),
  check(it, { building }) {
    const sides = BOTH_SIDES.test(it.text)
      ? 2
      : NO_RAIL.test(it.text) && !ONLY_A_SIDE.test(it.text)
      ? 0
      : 1;
    const data = { actual: sides, required: 2, unit: "sides" };
    if (sides === 2) return pass(data);
    const governs = governsFor(it, building);
    if (governs === "lenient") return inapplicable();
    return governs === "strict" ? fail("missing", data) : cantTell("whichStair", data);
  },
  messages: {
    ok: "Handrails are shown on both sides.",
    missing: "The stair has handrails on {actual} of {required} sides; both sides need one.",
    whichStair:
      "A stair has handrails on {actual} of {required} sides: enough inside a dwelling unit but not on a common or exit stair. Which stair this is could not be determined.",
  },
  recommendation: "Add handrails so that the stair has one on each side.",
});
