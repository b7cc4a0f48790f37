/**
 * Townhouses of three storeys in buildings of three or more units are sprinklered.
 * Applies to townhouses whose storeys are known. Measures storeys.
 * @source s. 553.895(2), F.S.
 */
import { hasOccupancy } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { allStatements, NUMBER_WORDS, settingOf, wholeNumber } from "../measure.ts";
import { sprinklered } from "./_sprinklers.ts";
import { drawnStories, storiesIn } from "./_words.ts";

const MIN_UNITS = 3;

export default defineRule({
  id: "fire/townhouse-sprinklers",
  requirementId: "FFPC-townhouse-3story",
  source: { volume: "F.S.", edition: "2023", section: "553.895(2)" },
  title: "Sprinklers in three-story townhouses",
  when: (building) => allOf(hasOccupancy(building, "R-3"), building.isTownhouse ? "yes" : "no"),
  ...sprinklered,
  check(it, { plan, building, limits }) {
    const { isDisputed } = building.stories;
    const words = wordsBeside(it, plan);
    const value = building.stories.value ?? drawnStories(plan) ?? storiesIn(words);
    const units = plan.codeSummary.dwellingUnits[0]?.value ?? unitsIn(words);
    const data = { actual: value, required: limits.fire.sprinklerStories, unit: "stories" };
    if (value === null || value < data.required || (units !== null && units < MIN_UNITS)) {
      return inapplicable();
    }
    if (it.isBare === false) return pass({ stories: value });
    return it.isBare && units !== null && !isDisputed
      ? fail("missing", data)
      : cantTell("unsure", data);
  },
  withoutLimit: ["ok", "missing", "unsure"],
  messages: {
    ok: "The {stories}-story townhouses are sprinklered.",
    missing:
      "The townhouses have {actual} stories and no sprinklers; rows of three or more units need them with {required} or more stories.",
    unsure:
      "The townhouses have {actual} stories; rows of three or more units need sprinklers with {required} or more stories.",
  },
  recommendation: "Provide sprinklers per NFPA 13D, 13R or 13 in three-story townhouse rows.",
});

const UNITS = anyCase`\b(\d{1,2}|${
  NUMBER_WORDS.slice(1).join("|")
})\s+(?:\(\d+\)\s*)?(?:ATTACHED\s+)?(?:TOWN\s*-?\s*(?:HOUSE|HOME)S?\s+)?(?:UNITS|DWELLINGS)\b|\bUNIT\s+\d{1,2}\s+OF\s+(\d{1,2})\b|\b(?:UNITS\s+ATTACHED|ATTACHED\s+UNITS|UNITS\s+IN\s+(?:THE\s+|EACH\s+)?(?:ROW|BUILDING|BLDG))\W{0,3}(\d{1,2})\b`;

/** Units of the row a text names: 6 for `6 TOWNHOUSE UNITS`; null when none. */
function unitsIn(text: string): number | null {
  const match = UNITS.exec(text);
  if (!match) return null;
  return wholeNumber(match[1] ?? match[2] ?? match[3]);
}

/** What the table or drawing says in which sprinklers are spoken of. */
function wordsBeside(place: Evidence, plan: PlanSet): string {
  const it = allStatements(plan).find(({ page, text }) =>
    page === place.page && text.replace(/\W+/g, " ") === place.sourceText.replace(/\W+/g, " ")
  );
  return it ? settingOf(it, plan) : "";
}
