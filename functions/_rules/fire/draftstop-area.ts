/**
 * Fire does not run through a whole floor.
 * Reads the areas between draftstops, in square feet.
 * @source FBC-R 8th ed. (2023), R302.12
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "fire/draftstop-area",
  requirementId: "FBC-R-R302.12-draftstop",
  ...demand({
    thing: "draftstop",
    property: "area",
    unless: /ATTIC|ROOF/i,
    limit: ({ fire }) => ({ max: fire.draftstopAreaSqft }),
  }),
  messages: {
    ok: "The draftstopped areas are {raw}.",
    outside:
      "The concealed space is {actual} sq ft between draftstops; at most {required} sq ft is allowed.",
  },
});
