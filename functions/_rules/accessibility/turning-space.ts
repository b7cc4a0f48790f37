/**
 * Accessible rooms leave room to turn a wheelchair.
 * Reads the diameter of a turning circle (or twice its radius), in inches.
 * @source FBC-A 8th ed. (2023), 304.3.1
 */
import { defineRule } from "../define_rule.ts";
import { inches, loose, statedLimit } from "../measure.ts";
import { ACCESSIBLE_TOILET_TITLE, IN_UNIT, isInToiletView } from "./_words.ts";

/** All a circle on a plan of a toilet room says: `5'-0" DIA.`. */
const LABEL =
  /^((DIA\.?|Ø) )?# ?(MIN\.? )?(CLR\.? |CLEAR )?(DIA(M(ETER)?)?\b\.?|Ø|CIRCLE|CIRC\.)?( (CLR|CLEAR|CIRCLE|CIRC|MIN|TYP|FLOOR( SPACE)?)\.?)*$/;
/** Behind the figure of another line the circle and its own one: `60" x 56" Turning circle 60" diameter`. */
const HAS_ITS_OWN =
  /^[^#~\d]{0,4}(?:W(?:HEEL ?CHAIR|\/C) )?TURN\w*(?: (?:CIRCLE|SPACE|AREA|RADIUS))?[:@]?\s*(?:OF |IS |AT )?[\d~]/i;
const IS_ROUND = /DIA|Ø|CIRC/i;

export default defineRule({
  id: "accessibility/turning-space",
  requirementId: "FBC-A-304.3-turning",
  title: "Wheelchair turning space",
  ...statedLimit({
    demand: { thing: "turning space", property: ["diameter", "width", "distance"] },
    quantity: inches,
    says: [
      /#[^#~,;|]{0,22}(TURNING(?! ?LANDING)|TURN ?AROUND|TURN (CIRCLE|RADIUS|SPACE)|(WHEEL ?CHAIR|W\/C|ACCESSIBLE) (CIRCLE|TURN|RADIUS))/,
      LABEL,
      /# ?(Ø|DIA\w*\.?)? ?(MIN\.? )?(CLR\.? |CLEAR )?TURN\b(?! ?-? ?(DOWN|UP|LANDING|PLATFORM)|.*\bOUT\b)/,
      /(MANEUVER\w*|W\/C|WHEEL ?CHAIR) CIRCLE\b[^#~]{0,16}#/,
      /#[^#~,;|]{0,16}(MANEUVER\w*|WHEEL ?CHAIR) CIRCLE/,
    ],
    not: /\bARMS?\b|\bSTEM\b|FIRE|TRUCK|VEHICLE|APPARATUS|HAMMER|CUL ?- ?DE|DRIVE|LANE/,
    notUnder: IN_UNIT,
    labels: [{
      title: ACCESSIBLE_TOILET_TITLE,
      says: [/^# ?R(AD(IUS)?)?\b\.?( TURN\w*)?$/, /^R ?=? ?#$/],
      isLikely: true,
    }],
    keep: (it) =>
      !HAS_ITS_OWN.test(it.after) &&
      it.value >= 18 && it.value < 120 &&
      (!loose(LABEL).test(it.clause) ||
        (it.value >= 40 && IS_ROUND.test(it.clause) && isInToiletView(it))),
    bounds: ({ accessibility }, { clause }) => ({
      min: /RADIUS|\bRAD\b|# ?R\b/i.test(clause) && !/DIA|Ø/i.test(clause)
        ? accessibility.turningDiameterIn / 2
        : accessibility.turningDiameterIn,
    }),
  }),
  messages: {
    ok: "The turning space is {raw}.",
    outside: "The turning space is {actual} in; at least {required} in is required.",
  },
  recommendation: "Provide a clear 60 in circle or a T-shaped space of 60 by 60 in.",
});
