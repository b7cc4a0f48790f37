/**
 * Building height stays within what its use and construction type allow.
 * Applies to buildings under FBC-Building whose use and type are known. Measures feet above grade plane.
 * @source FBC-B 8th ed. (2023), 504.3; Table 504.3
 */
import { defineRule } from "../define_rule.ts";
import { boundedByType } from "./_height.ts";

export default defineRule({
  id: "fire/building-height",
  requirementId: "FBC-B-504.3-height",
  title: "Building height",
  ...boundedByType({
    name: "Building height",
    unit: "ft",
    of: ({ heightFt }) => heightFt,
    doubtful: /RIDGE|PEAK|PARAPET|TOWER|STEEPLE|SPIRE|MAX|ALLOW/i,
    allowed: (row) => row.heightFt,
    printed: {
      topic: /\b(BUILDING|BLDG|MAX\w*|ROOF|OVERALL|ACTUAL)?\W*(HEIGHT|HGT\b|HT\b)/i,
      unit: /(?:'|FT\b\.?|FEET)(?:\s*-?\s*0\s*")?(?:\s*A\.?G\.?P?\.?)?/,
      not:
        /\b(CEILING|CLG|STOR(Y|EY|IES)|PARAPET|FENCE|SIGN|DOOR|GUARD|WALL|EAVE|STORAGE|RACK|RISER|ZONING|SHED)\b/i,
    },
  }),
  recommendation:
    "Lower the building, change the construction type or add NFPA 13 sprinklers; {required} ft is allowed.",
});
