/**
 * Interior hinged doors open with little strength.
 * Reads the stated force in pounds; fire doors and the forces of the egress chapter are another
 * matter.
 * @source FBC-A 8th ed. (2023), 404.2.9
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { pounds, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "accessibility/interior-door-force",
  requirementId: "FBC-A-404.2.9-interior-force",
  severity: "low",
  source: { volume: "FBC-A", edition: "2023", section: "404.2.9" },
  category: "Accessibility",
  title: "Opening force of interior doors",
  when: isCommercial,
  ...statedLimit({
    quantity: pounds,
    says: [
      /\bINT(ERIOR|\.)[^#~]{0,90}#/,
      /\b(TOILET|REST ?ROOM|OFFICE|EXAM|CONFERENCE|CORRIDOR|PATIENT|CLASS ?ROOM|BATH)( ROOM)?\b[^#~|;]{0,14}\bDOORS?\b[^#~|;]{0,60}#/,
      /#[^#~;|]{0,24}\b(TOILET|REST ?ROOM|OFFICE|EXAM|CONFERENCE|PATIENT|CLASS ?ROOM)( ROOM)? DOORS?/,
      /#[^#~;|]{0,40}\bINT(ERIOR|\.)/,
    ],
    not:
      /WEIGH|PER LEAF|LATCH|MOTION|FULL(Y)? ?-? ?OPEN|SLIDING|FOLDING|(?<!\b(NON|NOT) ?-? ?)\bFIRE\b|\bSTAIR|(?<!\b(NON|NOT|UN|NON ?-? ?FIRE) ?-? ?)RATED|\b\d+ ?-? ?(MIN|HR)\b/,
    under: /DOOR|CLOSER|FORCE|EFFORT|HARDWARE/,
    notUnder: IN_UNIT,
    keep: ({ clause }) => !/\bEXT(ERIOR|\.)[^#,;]*#|#[^,;]*\bEXT(ERIOR|\.)/i.test(clause),
    bounds: ({ accessibility }) => ({ max: accessibility.interiorDoorForceLbf }),
  }),
  messages: {
    ok: "Interior doors open at {raw}.",
    outside: "Interior doors need {actual} lbf to open; at most {required} lbf is allowed.",
  },
  recommendation: "Set closers of interior doors to {required} lbf or less.",
});
