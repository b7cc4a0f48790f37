/**
 * A foot finds room on a winder.
 * Reads the depth of winder treads of dwellings at the walk line, in inches.
 * @source FBC-R 8th ed. (2023), R311.7.5.2.1
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";

/** Of the other end: `6" AT NARROW END`, `NARROW END: 6"`; how far from it the line is walked says nothing of it. */
const AT_NARROW_END =
  /#[^#~,;]{0,24}\b(?:NARROW|MIN(?:IMUM)? END|SMALL END|INSIDE)|\b(?:NARROW\w*|SMALL|INSIDE|MIN(?:IMUM)?)\b[^#~,;]{0,14}#/i;

export default defineRule({
  id: "egress/winder-tread",
  requirementId: "FBC-R-R311.7.5.2.1-winder",
  ...demand({
    thing: "winder",
    property: ["depth", "width"],
    // A spiral stair has a walk line too, and a limit of its own.
    where: /WINDER/i,
    keep: ({ clause }) => !AT_NARROW_END.test(clause),
    limit: ({ egress }) => ({ min: egress.winderWalkLineIn }),
  }),
  messages: {
    ok: "Winder treads are {raw}.",
    outside:
      "Winder treads are {actual} in deep at the walk line; at least {required} in is required.",
  },
  recommendation: "Show {required} in at the walk line and 6 in at the narrow end.",
});
