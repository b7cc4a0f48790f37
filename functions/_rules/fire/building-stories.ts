/**
 * Number of storeys stays within what its use and construction type allow.
 * Applies to buildings under FBC-Building whose use and type are known. Measures storeys above grade plane.
 * @source FBC-B 8th ed. (2023), 504.4; Table 504.4
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
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

export default defineRule<Figure & { allowed?: number }>({
  id: "fire/building-stories",
  requirementId: "FBC-B-504.4-stories",
  severity: "critical",
  source: { volume: "FBC-B", edition: "2023", section: "504.4" },
  category: "Fire Safety",
  title: "Number of storeys",
  when: isCommercial,
  applies: (plan, { building }) =>
    figuresOf(plan, figureOf(plan, building.stories, /MEZZ|BASEMENT|MAX|ALLOW/i)),
  check(figure, { plan, building }) {
    if (figure.allowed !== undefined) {
      const data = { actual: figure.actual, required: figure.allowed, unit: "storeys" };
      return figure.isDoubtful ? cantTell("printedUnsure", data) : fail("printed", data);
    }
    const it = heightAreaCase(plan, building, { withoutStories: true });
    if (!it) return inapplicable();
    return judgeAllowed(figure, allowedByGroup(it).map((row) => row.stories), {
      unit: "storeys",
      isCertain: isCertain(plan, building),
      type: it.type,
    });
  },
  messages: {
    printed: "{actual} storeys are stated; the set itself allows {required} storeys beside it.",
    printedUnsure:
      "{actual} storeys are stated, more than the {required} storeys printed as allowed beside it; an increase has to show that it is enough.",
    ok: "Number of storeys: {actual} storeys; Type {type} allows {required} storeys here.",
    over:
      "Number of storeys: {actual} storeys; Type {type} allows at most {required} storeys for these uses and sprinklers.",
    mixed:
      "Number of storeys: {actual} storeys; one of the uses is allowed only {required} storeys in Type {type}, so the mixed-use method has to show it.",
    unsure:
      "Number of storeys: {actual} storeys, more than the {required} storeys the table gives for Type {type}; type, uses, sprinklers, scope or a special provision leave it open.",
  },
  recommendation:
    "Reduce the storeys, raise the construction type or add sprinklers; allowed are {required} storeys.",
});

const PRINTED = {
  topic: /\b(STOR(IES|Y|EYS?)|LEVELS|FLOORS)\b/i,
  unit: /STOR(?:IES|Y|EYS?)/,
  not: /\b(AREA|HEIGHT|S\.?F|SQ|EXIT|PER\s+STOR|BASEMENT|MEZZ\w*|ZONING|LOAD|FLOOR\s+LOAD)\b/i,
};

/** What a row or sentence itself shows as too much; else the figure of the building. */
function figuresOf(plan: PlanSet, figures: Figure[]): (Figure & { allowed?: number })[] {
  const printed = beyondPrinted(plan, PRINTED);
  return printed.length > 0 ? printed : figures;
}
