/**
 * Eaves, canopies and balconies keep their distance from the lot line.
 * Applies to projections whose distance to the line is stated. Measures inches from tip to line.
 * @source FBC-B 8th ed. (2023), 705.2
 */
import { defineRule } from "../define_rule.ts";
import { judgeEither } from "../measure.ts";
import { projectionsToLine } from "./_projections.ts";

export default defineRule({
  id: "fire/projection-distance",
  requirementId: "FBC-B-705.2-projections",
  title: "Projection near the lot line",
  demand: { thing: "eave", property: "distance", within: "property line" },
  applies: projectionsToLine,
  check: (it, { limits }) =>
    judgeEither(it.value, {
      strict: limits.fire.projectionToLineFrom5FtIn,
      lenient: limits.fire.projectionToLineIn,
      unit: "in",
      side: "min",
    }, { governs: "unknown", message: "near", question: "unsure" }),
  messages: {
    ok: "The projection ends {actual} in from the lot line; {required} in is required.",
    near: "The projection ends {actual} in from the lot line; at least {required} in is required.",
    unsure:
      "The projection ends {actual} in from the lot line; {required} in is required where the wall is 5 ft or more away.",
  },
  recommendation:
    "Shorten the projection so that it ends at least {required} in from the lot line.",
});
