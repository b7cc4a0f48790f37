/**
 * Exterior hinged doors open without great strength; Florida sets a figure of its own.
 * Reads the stated force in pounds; the forces of the egress chapter (to unlatch, to set in
 * motion) are another matter.
 * @source FBC-A 8th ed. (2023), 404.2.9
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { pounds, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "accessibility/exterior-door-force",
  requirementId: "FBC-A-404.2.9-exterior-force",
  severity: "low",
  source: { volume: "FBC-A", edition: "2023", section: "404.2.9" },
  category: "Accessibility",
  title: "Opening force of exterior doors",
  when: isCommercial,
  ...statedLimit({
    quantity: pounds,
    says: [
      /\bEXT(ERIOR|\.)[^#~|]{0,70}#/,
      /\bEXT(ERIOR|\.)[^#~]{0,80}(FORCE|CLOSER|LBF?\b|TO OPEN)[^#~]{0,24}#/,
      /\b(STOREFRONT|((MAIN|PUBLIC|FRONT|BUILDING) )?ENTR(Y|ANCE) DOORS?|(MAIN|PUBLIC|FRONT|BUILDING) ENTR(Y|ANCE))\b[^#~]{0,80}#/,
      /#[^#~;|]{0,40}\bEXT(ERIOR|\.)/,
      /EXTERIOR[^#]{0,40}\| ?#/,
    ],
    labels: [{
      amid: /\bEXT(ERIOR|\.)|STOREFRONT|(MAIN|FRONT|BUILDING) ENTR(Y|ANCE)/,
      notAmid: /\bINT(ERIOR|\.)|FIRE ?(RATED )?DOOR/,
      says: /\b(CLOSER|OPENING FORCE|FORCE TO OPEN)\b[^#~]{0,30}#/,
    }],
    not:
      /LATCH|MOTION|FULL(Y)? ?-? ?OPEN|SLIDING|FOLDING|FIRE ?-? ?(RATED)? ?DOOR|FIRE ?-? ?RATED|\b\d+ ?-? ?MIN\b|AUTO(MATIC)? (OPERATOR|OPENER)|POWER OPERAT|\bINTERIOR STOREFRONT/,
    under: /DOOR|CLOSER|FORCE|HARDWARE/,
    notUnder: IN_UNIT,
    keep: ({ clause }) => !/\bINT(ERIOR|\.)[^#,;]*#|#[^,;]*\bINT(ERIOR|\.)/i.test(clause),
    bounds: ({ accessibility }) => ({ max: accessibility.exteriorDoorForceLbf }),
  }),
  messages: {
    ok: "Exterior doors open at {raw}.",
    outside: "Exterior doors need {actual} lbf to open; at most {required} lbf is allowed.",
  },
  recommendation: "Specify closers at {required} lbf, or power operators.",
});
