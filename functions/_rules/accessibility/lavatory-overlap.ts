/**
 * Nothing stands in the clear floor of a water closet.
 * Looks for lavatories that are said to stand in it.
 * @source FBC-A 8th ed. (2023), 604.3.2
 */
import { defineRule } from "../define_rule.ts";
import { mustShow } from "../measure.ts";

export default defineRule({
  id: "accessibility/lavatory-overlap",
  requirementId: "FBC-A-604.3.2-lav-overlap",
  demand: { thing: "lavatory", onlyHolds: true },
  ...mustShow({
    shown:
      /\b(?:LAV(?:ATORY)?|SINK)\b[^;|]{0,50}\b(?:OUTSIDE|OUT OF|CLEAR OF)\b[^.;|]{0,30}(?:CLEAR|CLR|SPACE)/,
    denied:
      /\b(?:LAV(?:ATORY)?|SINK|VANITY)\b(?![^;|]*\b(?:OUTSIDE|OUT OF|CLEAR OF)\b)[^.;|]{0,25}\b(?:INSIDE|WITHIN|OVERLAP\w*|ENCROACH\w*|INTO|INTRUD\w*|IN) [^.;|]{0,25}\b(?:W\.?C\.?|TOILET|WATER CLOSET|60)[^.;|]{0,25}\b(?:CLEAR|CLR|SPACE)/,
    not: /TURNING|DWELLING UNIT|\bKNEE|\b(?:NO|NOT|SHALL)\b|66 ?"/i,
  }),
  messages: {
    ok: "The lavatory is outside the clear floor: {text}",
    denied: "A lavatory is in the clear floor of the water closet: {text}",
    deferred: "The location of the lavatory is deferred: {text}",
  },
  recommendation: "Move the lavatory out of the 60 by 56 in clear floor.",
});
