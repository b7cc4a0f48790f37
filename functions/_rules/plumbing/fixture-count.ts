/**
 * Each sex has enough water closets and lavatories.
 * Compares stated fixtures with the table by use and occupants, urinals counted as far as they may
 * replace closets; without use or occupants, with what the set itself says is required.
 * @source FBC-P 8th ed. (2023), 403.1
 */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
import { creditOf, fixtureDemands } from "../calculators/plumbing_fixtures.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { providedOf, readFixtures, requiredOf, type Sex } from "./_fixtures.ts";

/** Fixtures of one kind for one sex: counted, required by table or set, and the persons they serve. */
type Count = Evidence & {
  sex: Sex;
  fixture: "closet" | "lavatory";
  counted: number;
  required: number;
  printed: number | null;
  isCalculated: boolean;
  persons: number | null;
};

export default defineRule<Count>({
  id: "plumbing/fixture-count",
  requirementId: "FBC-P-403.1-fixtures",
  severity: "high",
  source: { volume: "FBC-P", edition: "2023", section: "403.1" },
  category: "Plumbing",
  title: "Minimum plumbing fixtures",
  when: isCommercial,
  applies: (plan, { building }) => {
    const facts = readFixtures(plan);
    const demands = fixtureDemands(plan, building);
    return (["women", "men"] as const).flatMap((sex) =>
      (["closet", "lavatory"] as const).flatMap((fixture): Count[] => {
        const at = facts.counts.find((it) =>
          it.sex === sex && it.fixture === fixture && it.role === "provided"
        )?.at;
        const shown = providedOf(facts, sex, fixture);
        if (!at || shown === null) return [];
        const demand = demands.find((it) => it.sex === sex);
        const printed = requiredOf(facts, sex, fixture);
        const calculated = fixture === "closet"
          ? demand?.closetsRequired
          : demand?.lavatoriesRequired;
        const required = calculated ?? printed;
        if (required === null) return [];
        const urinals = sex === "men" && fixture === "closet"
          ? providedOf(facts, "men", "urinal") ?? 0
          : 0;
        const counted = shown + creditOf(urinals, required, building.occupancies);
        return [{
          ...at,
          sex,
          fixture,
          counted,
          required,
          printed,
          isCalculated: calculated !== undefined,
          persons: demand?.persons ?? null,
        }];
      })
    );
  },
  check(it) {
    const data = {
      actual: it.counted,
      required: it.required,
      unit: "fixtures",
      sex: it.sex,
      element: it.fixture === "closet" ? "water closets" : "lavatories",
      persons: it.persons === null ? "the stated number of" : it.persons,
    };
    if (it.counted >= it.required) return pass(data);
    const isSelfStated = it.printed !== null && it.counted < it.printed;
    const isSmall = it.persons !== null && it.persons <= 12.5;
    if (isSmall && !isSelfStated) return cantTell("few", data);
    return it.isCalculated || isSelfStated ? fail("few", data) : cantTell("few", data);
  },
  messages: {
    ok: "{actual} {element} for {sex} ({persons} persons); {required} required.",
    few: "{actual} {element} for {sex}; at least {required} are required for {persons} persons.",
  },
  recommendation: "Add fixtures up to the table, and show the calculation.",
});
