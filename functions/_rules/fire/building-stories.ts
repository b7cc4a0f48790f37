/**
 * Number of storeys stays within what its use and construction type allow.
 * Applies to buildings under FBC-Building whose use and type are known. Measures storeys above grade plane.
 * @source FBC-B 8th ed. (2023), 504.4; Table 504.4
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
  id: "fire/building-stories",
  requirementId: "FBC-B-504.4-stories",
  applies: (plan, { building }) =>
    figuresOf(plan, figureOf(plan, building.stories, /MEZZ|BASEMENT|MAX|ALLOW/i)),
  check(figure, { plan, building }) {
    if (figure.allowed !== undefined) {
      const data = { actual: figure.actual, required: figure.allowed, unit: "stories" };
      return figure.isDoubtful ? cantTell("printedUnsure", data) : fail("printed", data);
    }
    const it = heightAreaCase(plan, building, { withoutStories: true });
    if (!it) return inapplicable();
    return judgeAllowed(figure, allowedByGroup(it).map((row) => row.stories), {
      unit: "stories",
      isCertain: isCertain(plan, building),
      type: it.type,
    });
  },
  messages: {
    printed: "{actual} stories are stated; the set itself allows {required} stories beside it.",
    printedUnsure:
      "{actual} stories are stated, more than the {required} stories printed as allowed beside it; an increase has to show that it is enough.",
    ok: "Number of stories: {actual} stories; Type {type} allows {required} stories here.",
    over:
      "Number of stories: {actual} stories; Type {type} allows at most {required} stories for these uses and sprinklers.",
    mixed:
      "Number of stories: {actual} stories; one of the uses is allowed only {required} stories in Type {type}, so the mixed-use method has to show it.",
    unsure:
      "Number of stories: {actual} stories, more than the {required} stories the table gives for Type {type}; type, uses, sprinklers, scope or a special provision leave it open.",
  },
  recommendation:
    "Reduce the stories, raise the construction type or add sprinklers; allowed are {required} stories.",
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
