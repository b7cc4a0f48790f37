/**
 * Number of storeys stays within what its use and construction type allow.
 * Applies to buildings under FBC-Building whose use and type are known. Measures storeys above grade plane.
 * @source FBC-B 8th ed. (2023), 504.4; Table 504.4
 */
import { defineRule } from "../define_rule.ts";
import { boundedByType } from "./_height.ts";

export default defineRule({
  id: "fire/building-stories",
  requirementId: "FBC-B-504.4-stories",
  ...boundedByType({
    name: "Number of stories",
    unit: "stories",
    of: ({ stories }) => stories,
    doubtful: /MEZZ|BASEMENT|MAX|ALLOW/i,
    allowed: (row) => row.stories,
    printed: {
      topic: /\b(STOR(IES|Y|EYS?)|LEVELS|FLOORS)\b/i,
      head: /\b(STORIES|LEVELS|FLOORS)\b|\bNO\b.*\bSTOR/i,
      unit: /STOR(?:IES|Y|EYS?)/,
      not: /\b(AREA|HEIGHT|S\.?F|SQ|EXIT|PER\s+STOR|BASEMENT|MEZZ\w*|ZONING|LOAD|FLOOR\s+LOAD)\b/i,
    },
  }),
  recommendation:
    "Reduce the number of stories, upgrade the construction type or add sprinklers; {required} stories are allowed.",
});
