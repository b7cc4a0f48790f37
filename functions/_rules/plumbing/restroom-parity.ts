/**
 * Florida gives women three water closets for each two fixtures of men in public assembly
 * buildings.
 * Compares stated counts; restaurants may be exempt under chapter 509, so there it is a question.
 * @source FBC-P 8th ed. (2023), 403.1.3
 */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { parityOf } from "../calculators/plumbing_fixtures.ts";
import { allOf, cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { WOMEN_TO_MEN } from "../limits/fbc_2023/tables/plumbing_fixtures.ts";
import { rounded } from "../measure.ts";
import { readFixtures } from "./_fixtures.ts";

/** The women's row with the ratio of women's closets to men's fixtures. */
type Parity = Evidence & { ratio: number };

export default defineRule<Parity>({
  id: "plumbing/restroom-parity",
  requirementId: "FBC-P-403.1.3-parity",
  severity: "medium",
  source: { volume: "FBC-P", edition: "2023", section: "403.1.3" },
  category: "Plumbing",
  title: "Restroom parity",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "A-1", "A-2", "A-3", "A-4", "A-5")),
  applies: (plan) => {
    const at = readFixtures(plan).counts.find((it) =>
      it.sex === "women" && it.fixture === "closet" && it.role === "provided"
    )?.at;
    const ratio = parityOf(plan);
    return at && ratio !== null ? [{ ...at, ratio }] : [];
  },
  check({ ratio }, { building }) {
    const data = { actual: rounded(ratio), required: WOMEN_TO_MEN, unit: "ratio" };
    if (ratio >= WOMEN_TO_MEN - 1e-9) return pass(data);
    const isFood = hasOccupancy(building, "A-2") === "yes";
    return isFood || building.scope === "alteration" ? cantTell("maybe", data) : fail("few", data);
  },
  messages: {
    ok: "Women have {actual} closets for each fixture of men; {required} required.",
    few:
      "Women have {actual} closets for each closet and urinal of men; at least {required} is required.",
    maybe:
      "Women have {actual} closets for each closet and urinal of men; at least {required} is required unless the establishment is exempt.",
  },
  recommendation: "Provide three women closets for each two closets and urinals of men.",
});
