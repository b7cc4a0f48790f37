/**
 * Between two doors in a row one person can stand. Applies to stated spaces between doors in series under
 * FBC-Building. Inches, beyond the swing of a door.
 * @source FBC-B 8th ed. (2023), 1010.1.7
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { judgeMin, type Stated, statedLengths } from "../measure.ts";

export default defineRule<Stated>({
  id: "egress/doors-in-series",
  requirementId: "FBC-B-1010.1.7-doors-in-series",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "1010.1.7" },
  category: "Egress",
  title: "Doors in series",
  when: isCommercial,
  applies: (plan) =>
    statedLengths(plan, {
      topic: /\bBETWEEN\b.*\bDOORS?\b|\bDOORS? IN SERIES\b|\bVESTIBULE\b/i,
      not: /\b(POWER|AUTOMATIC|STORM|ELEVATOR|OVERHEAD|COILING|CLG|CEILING|HIGH)\b/i,
      of: /\bBETWEEN\b|\bIN SERIES\b|\bVESTIBULE\b|\bCLEAR (?:SPACE|FLOOR|DEPTH)\b/i,
      rivals: /\bWIDE\b|\bSWING\b|\bDOORS?(?=\s*\d)|\bMAT\b/i,
      betweenIn: [12, 240],
    }).filter(({ text }) => /\bBETWEEN\b|\bSERIES\b/i.test(text)),
  check: (it, { limits }) =>
    judgeMin({ actual: it.value, required: limits.egress.doorsInSeriesIn, unit: "in" }, "close"),
  messages: {
    ok: "Doors in series are {actual} in apart; at least {required} in is required.",
    close:
      "Doors in series are {actual} in apart; at least {required} in beyond the swing is required.",
  },
  recommendation: "Deepen the vestibule to leave {required} in beyond the swing of the door.",
});
