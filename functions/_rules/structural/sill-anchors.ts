/**
 * Bolts hold the wall on its foundation.
 * Reads the spacing of bolts in sill plates, in inches.
 * @source FBC-R 8th ed. (2023), R403.1.6
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "structural/sill-anchors",
  requirementId: "FBC-R-R403.1.6-anchors",
  ...demand({
    thing: "sill anchor",
    property: "distance",
    where: /SILL|PLATE|ANCHOR|FOUNDATION|FDN|MUDSILL|\bP\.?T\b/i,
    unless:
      /ENGINEER|LEDGER|STEEL COL|BASE ?PLATE|EMBED|FROM (?:END|CORNER)|OF (?:END|PLATE END)|BEAM|TRUSS|CURB|WITHIN/i,
    limit: ({ structural }) => ({ max: structural.sillAnchorSpacingIn }),
  }),
  messages: {
    ok: "The sill bolts are {raw} apart.",
    outside: "The sill plate bolts are {actual} in apart; at most {required} in is allowed.",
  },
  recommendation: "Specify bolts at {required} in on center, or engineered anchorage.",
});
