/**
 * Building height stays within what its use and construction type allow.
 * Applies to buildings under FBC-Building whose use and type are known. Measures feet above grade plane.
 * @source FBC-B 8th ed. (2023), 504.3; Table 504.3
 */
import { isCommercial } from "../building_profile.ts";
import { allowedByGroup } from "../calculators/height_area.ts";
import { defineRule, inapplicable } from "../define_rule.ts";
import { type Figure, figureOf, heightAreaCase, isCertain, judgeAllowed } from "./_height.ts";

export default defineRule<Figure>({
  id: "fire/building-height",
  requirementId: "FBC-B-504.3-height",
  severity: "critical",
  source: { volume: "FBC-B", edition: "2023", section: "504.3" },
  category: "Fire Safety",
  title: "Building height",
  when: isCommercial,
  applies: (plan, { building }) =>
    figureOf(plan, building.heightFt, /RIDGE|PEAK|PARAPET|TOWER|STEEPLE|SPIRE|MAX|ALLOW/i),
  check(figure, { plan, building }) {
    const it = heightAreaCase(plan, building, { withoutStories: true });
    if (!it) return inapplicable();
    return judgeAllowed(figure, allowedByGroup(it).map((row) => row.heightFt), {
      unit: "ft",
      isCertain: isCertain(plan, building),
      type: it.type,
    });
  },
  messages: {
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
