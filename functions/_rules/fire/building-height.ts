/**
 * Building height stays within what its use and construction type allow.
 * Applies to buildings under FBC-Building whose use and type are known. Measures feet above grade plane.
 * @source FBC-B 8th ed. (2023), 504.3; Table 504.3
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { allowedByGroup } from "../calculators/height_area.ts";
import { cantTell, defineRule, fail, inapplicable } from "../define_rule.ts";
import {
  beyondPrinted,
  type Figure,
  figureOf,
  heightAreaCase,
  isCertain,
  judgeAllowed,
} from "./_height.ts";

export default defineRule({
  id: "fire/building-height",
  requirementId: "FBC-B-504.3-height",
  title: "Building height",
  applies: (plan, { building }) =>
    figuresOf(
      plan,
      figureOf(plan, building.heightFt, /RIDGE|PEAK|PARAPET|TOWER|STEEPLE|SPIRE|MAX|ALLOW/i),
    ),
  check(figure, { plan, building }) {
    if (figure.allowed !== undefined) {
      const data = { actual: figure.actual, required: figure.allowed, unit: "ft" };
      return figure.isDoubtful ? cantTell("printedUnsure", data) : fail("printed", data);
    }
    const it = heightAreaCase(plan, building, { withoutStories: true });
    if (!it) return inapplicable();
    return judgeAllowed(figure, allowedByGroup(it).map((row) => row.heightFt), {
      unit: "ft",
      isCertain: isCertain(plan, building),
      type: it.type,
    });
  },
  messages: {
    printed: "{actual} ft are stated; the set itself allows {required} ft beside it.",
    printedUnsure:
      "{actual} ft are stated, more than the {required} ft printed as allowed beside it; an increase has to show that it is enough.",
    ok: "Building height: {actual} ft; Type {type} allows {required} ft here.",
    over:
      "Building height: {actual} ft; Type {type} allows at most {required} ft for these uses and sprinklers.",
    mixed:
      "Building height: {actual} ft; one of the uses is allowed only {required} ft in Type {type}, so the mixed-use method has to show it.",
    unsure:
      "Building height: {actual} ft, more than the {required} ft the table gives for Type {type}; type, uses, sprinklers, scope or a special provision leave it open.",
  },
  recommendation:
    "Lower the building, change the construction type or add NFPA 13 sprinklers; allowed are {required} ft.",
});

const PRINTED = {
  topic: /\b(BUILDING|BLDG|MAX\w*|ROOF|OVERALL|ACTUAL)?\W*(HEIGHT|HGT\b|HT\b)/i,
  unit: /(?:'|FT\b\.?|FEET)(?:\s*-?\s*0\s*")?(?:\s*A\.?G\.?P?\.?)?/,
  not:
    /\b(CEILING|CLG|STOR(Y|EY|IES)|PARAPET|FENCE|SIGN|DOOR|GUARD|WALL|EAVE|STORAGE|RACK|RISER|ZONING|SHED)\b/i,
};

/** What a row or sentence itself shows as too much; else the figure of the building. */
function figuresOf(plan: PlanSet, figures: Figure[]): (Figure & { allowed?: number })[] {
  const printed = beyondPrinted(plan, PRINTED);
  return printed.length > 0 ? printed : figures;
}
