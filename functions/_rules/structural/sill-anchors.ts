/**
 * Bolts hold the wall on its foundation.
 * Reads the spacing of bolts in sill plates, in inches.
 * @source FBC-R 8th ed. (2023), R403.1.6
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

/** How deep a bolt goes, or how far from the end of its plate: `7" EMBED`, `WITHIN 12" OF ENDS`. */
const DEPTH_OR_END =
  /(?:EMBED\w*(?: OF)?[ :=]*|WITHIN |(?:ENDS?|CORNERS?)[ :=]+)#|#\W*(?:MIN\w*|MAX\w*)?\W*(?:EMBED|DEEP|LONG|(?:FROM|OF) (?:EACH |THE |PLATE |SILL )*(?:ENDS?|CORNERS?|SPLICES?|JOINTS?))/i;

export default defineRule({
  id: "structural/sill-anchors",
  requirementId: "FBC-R-R403.1.6-anchors",
  ...demand({
    thing: "sill anchor",
    property: "distance",
    where: /SILL|PLATE|ANCHOR|FOUNDATION|FDN|MUDSILL|\bP\.?T\b/i,
    unless: /(?<!\b(?:NOT|NON)[ -])ENGINEER|LEDGER|STEEL COL|BASE ?PLATE|BEAM|TRUSS|CURB/i,
    keep: ({ clause }) => !DEPTH_OR_END.test(clause),
    limit: ({ structural }) => ({ max: structural.sillAnchorSpacingIn }),
  }),
  messages: {
    ok: "The sill bolts are {raw} apart.",
    outside: "The sill plate bolts are {actual} in apart; at most {required} in is allowed.",
  },
  recommendation: "Specify bolts at {required} in on center, or engineered anchorage.",
});
