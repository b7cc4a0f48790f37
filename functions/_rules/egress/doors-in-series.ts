/**
 * Between two doors in a row one person can stand. Applies to stated spaces between doors in series under
 * FBC-Building. Inches, beyond the swing of a door.
 * @source FBC-B 8th ed. (2023), 1010.1.7
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { judgeMin, type Stated, statedLengths } from "../measure.ts";

/** A space beside the swing of a door. */
const PLUS_SWING =
  /\b(?:BEYOND|PAST|CLEAR\s+OF|CLR\.?\s+OF|PLUS|OUTSIDE|BESIDES|IN\s+ADDITION\s+TO|\+)\s+(?:THE\s+)?(?:ARC\s+OF\s+(?:THE\s+)?)?(?:SWINGING\s+|OPEN\s+)?(?:DOORS?|DR|LEAF|LEAVES)?\.?\s*(?:SWINGS?|WIDTH|LEAF|LEAVES|DOORS?)\b|\b(?:BETWEEN|BTWN\.?)\s+(?:DOOR\s+)?SWINGS\b/i;

/** Spaces a vestibule leaves beside the swing of its doors, inches. */
const besideSwing = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: new RegExp(
      `(?:\\bVESTIBULE|\\bSERIES|\\bBETWEEN\\b.*\\bDOORS?).*${PLUS_SWING.source}`,
      "i",
    ),
    not: /\b(POWER|AUTOMATIC|STORM|ELEVATOR|OVERHEAD|COILING|CLG|CEILING|HIGH)\b/i,
    titled: true,
    of: PLUS_SWING,
    rivals: /\bMAT\b|\bWIDE\b|\bLATCH\b|\bPULL\b/i,
    betweenIn: [12, 240],
    notBefore: /^\s*(?:X\s|WIDE)/i,
  });

export default defineRule<Stated>({
  id: "egress/doors-in-series",
  requirementId: "FBC-B-1010.1.7-doors-in-series",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "1010.1.7" },
  category: "Egress",
  title: "Doors in series",
  when: isCommercial,
  applies: (plan) => [
    ...besideSwing(plan),
    ...statedLengths(plan, {
      topic: /\bBETWEEN\b.*\bDOORS?\b|\bDOORS? IN SERIES\b|\bVESTIBULE\b/i,
      not:
        /\b(POWER|AUTOMATIC|STORM|ELEVATOR|OVERHEAD|COILING|CLG|CEILING|HIGH|ALONG|SIDE BY SIDE)\b/i,
      of: /\bBETWEEN\b|\bIN SERIES\b|\bVESTIBULE\b|\bCLEAR (?:SPACE|FLOOR|DEPTH)\b/i,
      rivals: /\bWIDE\b|\bSWING\b|\bDOORS?(?=\s*\d)|\bMAT\b/i,
      betweenIn: [12, 240],
    }).filter(({ text }) => /\bBETWEEN\b|\bSERIES\b/i.test(text) && !PLUS_SWING.test(text)),
  ],
  check: (it, { limits }) =>
    judgeMin({ actual: it.value, required: limits.egress.doorsInSeriesIn, unit: "in" }, "close"),
  messages: {
    ok: "Doors in series are {actual} in apart; at least {required} in is required.",
    close:
      "Doors in series are {actual} in apart; at least {required} in beyond the swing is required.",
  },
  recommendation: "Deepen the vestibule to leave {required} in beyond the swing of the door.",
});
