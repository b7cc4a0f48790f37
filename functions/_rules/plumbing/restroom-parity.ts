/**
 * Florida gives women three water closets for each two fixtures of men in public assembly
 * buildings.
 * Compares stated counts; restaurants may be exempt under chapter 509, and the ratio may not reach rooms with two
 * fixtures for men or fewer, so there it is a question.
 * @source FBC-P 8th ed. (2023), 403.1.3
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { type BuildingProfile, hasOccupancy, isCommercial } from "../building_profile.ts";
import { parityOf } from "../calculators/plumbing_fixtures.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { WOMEN_TO_MEN } from "../limits/fbc_2023/tables/plumbing_fixtures.ts";
import { either, placeOf, rounded, statements } from "../measure.ts";
import { providedOf, readFixtures } from "./_fixtures.ts";

/** Up to so many closets and urinals for men it is open whether the ratio applies. */
const FEW_FOR_MEN = 2;

/** Beside the assembly there are uses with restrooms of their own, which the counts do not tell apart. */
const hasOtherTables = ({ occupancies }: BuildingProfile): boolean =>
  occupancies.some((group) => /^(?:E|I-|R-|M)/.test(group));

/** Is the assembly the use named first? */
const isLedByAssembly = ({ occupancies }: BuildingProfile): boolean =>
  occupancies[0]?.startsWith("A-") ?? false;

/** The women's row with the ratio of women's closets to men's fixtures. */
type Parity = Evidence & { ratio: number; men: number; isStated?: true };

export default defineRule({
  id: "plumbing/restroom-parity",
  requirementId: "FBC-P-403.1.3-parity",
  source: { volume: "FBC-P", edition: "2023", section: "403.1.3" },
  title: "Restroom parity",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "A-1", "A-2", "A-3", "A-4", "A-5")),
  applies: (plan, { building }) => {
    if (hasOtherTables(building) && !isLedByAssembly(building)) return statedRatios(plan);
    const facts = readFixtures(plan);
    const at = facts.counts.find((it) =>
      it.sex === "women" && it.fixture === "closet" && it.role === "provided"
    )?.at;
    const ratio = parityOf(plan);
    const men = (providedOf(facts, "men", "closet") ?? 0) +
      (providedOf(facts, "men", "urinal") ?? 0);
    const stated = statedRatios(plan);
    return at && ratio !== null ? [{ ...at, ratio, men }, ...stated] : stated;
  },
  check({ ratio, men, isStated }, { building }) {
    const data = { actual: rounded(ratio), required: WOMEN_TO_MEN, unit: "ratio" };
    const isMixed = !isStated && hasOtherTables(building);
    if (ratio >= WOMEN_TO_MEN - 1e-9) return isMixed ? inapplicable() : pass(data);
    const isFood = hasOccupancy(building, "A-2") === "yes";
    if (isMixed) return men <= FEW_FOR_MEN ? inapplicable() : cantTell("mixed", data);
    if (men <= FEW_FOR_MEN) return cantTell("fewFixtures", data);
    return isFood || building.scope === "alteration" ? cantTell("maybe", data) : fail("few", data);
  },
  messages: {
    ok: "Women’s water closets per men’s fixture: {actual}; {required} required.",
    few:
      "Women’s water closets per men’s water closet and urinal: {actual}; at least {required} required.",
    fewFixtures:
      "Women’s water closets per men’s water closet and urinal: {actual}; public assembly buildings need {required}. With so few men’s fixtures, the ratio may not apply.",
    mixed:
      "Women’s water closets per men’s water closet and urinal: {actual}; restrooms that serve the assembly need {required}.",
    maybe:
      "Women’s water closets per men’s water closet and urinal: {actual}; at least {required} required unless the establishment is exempt.",
  },
  recommendation:
    "Provide three women’s water closets for every two men’s water closets and urinals.",
});

const STATED =
  /\bWOMEN'?S?\b[^\d]{0,20}(?:TO|:|\/|-)\s*MEN'?S?\b[^\d]{0,40}?(?<women>\d(?:\.\d+)?)\s*(?::|TO)\s*(?<men>\d(?:\.\d+)?)(?![\d.]*\s*(?:REQ|MIN))/i;
/** In letters, in a row whose last ratio is the one provided: `W : M + UR | 3:2 | 4:3`. */
const LETTERED =
  /\bW\s*(?::|\/)\s*M\b[^;]*\|\s*(?<women>\d{1,2}(?:\.\d+)?)\s*:\s*(?<men>\d{1,2}(?:\.\d+)?)\s*(?:\||$)/i;

/** A ratio printed as such: `WOMEN TO MEN WATER CLOSETS 1:1`. */
function statedRatios(plan: PlanSet): Parity[] {
  return statements(plan, { topic: either(STATED, LETTERED) }).flatMap((it) => {
    const groups = (STATED.exec(it.text) ?? LETTERED.exec(it.text))?.groups;
    const [women, men] = [Number(groups?.women), Number(groups?.men)];
    return men > 0 && !/\bREQ|\bEXEMPT|\b509\b/i.test(it.text)
      ? [{ ...placeOf(it), ratio: women / men, men: FEW_FOR_MEN + 1, isStated: true as const }]
      : [];
  });
}
