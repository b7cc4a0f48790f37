/**
 * A person gets under the floor.
 * Reads both sides of openings to crawl spaces, in inches.
 * @source FBC-R 8th ed. (2023), R408.4
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "structural/crawl-access",
  requirementId: "FBC-R-R408.4-crawl-access",
  ...demand({
    thing: "crawl access",
    property: ["width", "height", "length"],
    limit: ({ structural }, { property, clause, context }) => ({
      min: property !== "width"
        ? structural.crawlAccessLengthIn
        : /WALL|SKIRT|FOUNDATION|STEM/i.test(`${clause} ${context}`)
        ? structural.crawlAccessWallIn
        : structural.crawlAccessWidthIn,
    }),
  }),
  messages: {
    ok: "The crawl space access is {raw}.",
    outside: "The crawl space access is {actual} in; at least {required} in is required.",
  },
  recommendation: "Show a floor opening of 18 x 24 in, or a wall opening of 16 x 24 in.",
});
