/**
 * One- and two-family dwellings under FBC-Residential need no sprinklers in Florida.
 * Applies where the set says that none are provided; it only confirms, it never accuses.
 * @source FBC-R 8th ed. (2023), R313 as amended by Florida
 */
import { isResidential } from "../building_profile.ts";
import { allOf, defineRule, not, pass } from "../define_rule.ts";
import { statements } from "../measure.ts";

const SPRINKLERS = /\bSPRINKLER/i;
const NONE =
  /\b(NONE|NO|NOT\s+(PROVIDED|REQ(UIRED|'?D)?)|NON-?SPRINKLERED|UN-?SPRINKLERED|N\/A)\b/i;

export default defineRule({
  id: "fire/no-sprinklers-in-houses",
  requirementId: "FBC-R-R313-no-sprinkler",
  title: "Sprinklers in one- and two-family dwellings",
  when: (building) =>
    allOf(
      isResidential(building),
      not(building.isTownhouse === true && (building.stories.value ?? 0) >= 3 ? "yes" : "no"),
    ),
  demand: { thing: "sprinkler system", onlyHolds: true },
  applies: (plan) => {
    const fact = plan.codeSummary.sprinklers.find((it) => it.value === "none");
    const [note] = statements(plan, { topic: SPRINKLERS, not: /IRRIGATION|LAWN/i }).filter((it) =>
      NONE.test(it.text)
    );
    const place = fact ?? note;
    return place ? [place] : [];
  },
  check: () => pass(),
  messages: { ok: "No sprinklers are provided; Florida does not require them in this dwelling." },
  recommendation: "No action is needed.",
});
