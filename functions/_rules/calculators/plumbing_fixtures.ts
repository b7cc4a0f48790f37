/**
 * Plumbing fixtures: how many closets and lavatories each sex needs, what urinals may replace, and the
 * Florida ratio of women's closets to men's fixtures.
 * @source FBC-P 8th ed. (2023), 403.1, 403.1.3, 424.2
 */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type {
  Calculation,
  CalculationCheck,
  CalculatorInput,
} from "../../_shared/domain/report.ts";
import type { BuildingProfile } from "../building_profile.ts";
import {
  FIXTURE_USES,
  fixturesFor,
  type FixtureUse,
  urinalShare,
  WOMEN_TO_MEN,
} from "../limits/fbc_2023/tables/plumbing_fixtures.ts";
import { allStatements } from "../measure.ts";
import type { Sex } from "../plumbing/_fixture_words.ts";
import { providedOf, readFixtures } from "../plumbing/_fixtures.ts";
import { drawnFixtures } from "../drawn/counted.ts";
import { compare, state } from "./compare.ts";
import { groupsIn } from "./exits.ts";
import { fromElsewhere, fromSheet, fromSheetOrPlan, groupsInput } from "./inputs.ts";
import { isMeasured, missingOf, numberOf, wordsOf } from "./recompute.ts";

/** What one sex needs and has. `null` where the set does not say. */
export interface SexDemand {
  sex: Sex;
  persons: number;
  /** Where the number of persons was read; null when it is half of the total. */
  personsAt: Evidence | null;
  closetsRequired: number;
  lavatoriesRequired: number;
  closets: number | null;
  urinals: number;
  lavatories: number | null;
  /** Closets plus the urinals that may stand for closets. */
  closetsCounted: number | null;
}

/**
 * The use of the table that governs, null for none or several.
 *
 * @param named the group a row says it is for; else those of the building
 */
export function fixtureUse(
  plan: PlanSet,
  building: Pick<BuildingProfile, "occupancies">,
  named: OccupancyGroup | null = null,
): FixtureUse | null {
  if (named) return fixtureUse(plan, { occupancies: [named] });
  const groups = building.occupancies.filter((group) => group !== "U" && !group.startsWith("S"));
  const [group, ...others] = groups.length > 0 ? groups : building.occupancies;
  if (!group || others.length > 0) return null;
  const ofGroup = FIXTURE_USES.filter((it) => it.groups.includes(group));
  const words = allStatements(plan).filter((it) => it.text.length < 160).map((it) => it.text)
    .join("\n");
  return ofGroup.find((it) => it.words?.test(words)) ?? ofGroup.find((it) => !it.words) ?? null;
}

/** Needs and provisions of both sexes; empty when use or occupants are not known. */
export function fixtureDemands(plan: PlanSet, building: BuildingProfile): SexDemand[] {
  const use = fixtureUse(plan, building);
  if (!use) return [];
  const facts = readFixtures(plan);
  const total = totalOccupants(plan, building);
  return (["women", "men"] as const).flatMap((sex) => {
    const stated = facts.occupants.find((it) => it.sex === sex);
    const persons = stated?.value ?? (total === null ? null : total / 2);
    if (persons === null) return [];
    const closetsRequired = requiredFor(use, { sex, fixture: "closet", persons });
    const closets = providedOf(facts, sex, "closet");
    const urinals = sex === "men" ? providedOf(facts, sex, "urinal") ?? 0 : 0;
    return [{
      sex,
      persons,
      personsAt: stated?.at ?? null,
      closetsRequired,
      lavatoriesRequired: requiredFor(use, { sex, fixture: "lavatory", persons }),
      closets,
      urinals,
      lavatories: providedOf(facts, sex, "lavatory"),
      closetsCounted: closets === null
        ? null
        : closets + creditOf(urinals, closetsRequired, building.occupancies),
    }];
  });
}

/** Closets or lavatories the table asks for so many people of a sex. */
export function requiredFor(
  use: FixtureUse,
  { sex, fixture, persons }: { sex: Sex; fixture: "closet" | "lavatory"; persons: number },
): number {
  const [women, men] = fixture === "closet"
    ? [use.closetsWomen, use.closetsMen]
    : [use.lavatoriesWomen, use.lavatoriesMen];
  return roundUp(fixturesFor(persons, sex === "women" ? women : men));
}

/** How many of the required closets urinals stand for. */
export function creditOf(
  urinals: number,
  required: number,
  groups: readonly OccupancyGroup[],
): number {
  return Math.min(urinals, Math.floor(required * urinalShare(groups) + 1e-9));
}

/** Occupants of the building as its summary or load table totals them; null when not shown. */
export function totalOccupants(plan: PlanSet, building: BuildingProfile): number | null {
  const totals = plan.occupantLoads.filter((row) => row.isTotal && row.occupants !== null)
    .map((row) => row.occupants as number);
  const all = [...totals, ...plan.codeSummary.totalOccupantLoad.map((fact) => fact.value)];
  return all.length > 0 ? Math.max(...all) : building.occupantLoad.value;
}

/** Women's closets over men's closets and urinals; null when either is not stated. */
export function parityOf(plan: PlanSet): number | null {
  const facts = readFixtures(plan);
  const women = providedOf(facts, "women", "closet");
  const closets = providedOf(facts, "men", "closet");
  const urinals = providedOf(facts, "men", "urinal");
  const men = (closets ?? 0) + (urinals ?? 0);
  return women === null || closets === null || men === 0 ? null : women / men;
}

const roundUp = (fraction: number) => Math.ceil(fraction - 1e-9);

/** The inputs as set and form state them; halves of the total stand for sexes the set does not count. */
export function readPlumbingFixtures(plan: PlanSet, building: BuildingProfile): CalculatorInput[] {
  const facts = readFixtures(plan);
  const total = totalOccupants(plan, building);
  const totalAt = plan.codeSummary.totalOccupantLoad.find((it) => it.value === total) ??
    plan.occupantLoads.find((row) => row.isTotal && row.occupants === total) ?? null;
  const countOf = (sex: Sex, fixture: "closet" | "urinal" | "lavatory", label: string) => {
    const stated = facts.counts.find((it) =>
      it.sex === sex && it.fixture === fixture && it.role === "provided"
    );
    const key = `${sex}${KEYS[fixture]}`;
    const printed = { value: providedOf(facts, sex, fixture), at: stated?.at ?? null };
    const drawn = printed.value === null ? drawnFixtures(plan, sex, DRAWN[fixture]) : null;
    return fromSheetOrPlan(key, `${label}, ${sex}`, { printed, drawn });
  };
  return [
    fromElsewhere(
      "use",
      "Use group in the table",
      fixtureUse(plan, building)?.use ?? null,
      "assumed",
    ),
    fromElsewhere(
      "urinalShare",
      "Share of water closets that urinals may replace",
      urinalShare(building.occupancies),
      "assumed",
    ),
    totalAt || total === null
      ? fromSheet("occupants", "Occupants", total, totalAt, "persons")
      : fromElsewhere("occupants", "Occupants", total, "form", "persons"),
    ...SEXES.flatMap((sex) => {
      const stated = facts.occupants.find((it) => it.sex === sex);
      return [
        fromSheet(
          `${sex}Occupants`,
          `Occupants, ${sex}`,
          stated?.value ?? null,
          stated?.at ?? null,
          "persons",
        ),
        countOf(sex, "closet", "Water closets"),
        countOf(sex, "lavatory", "Lavatories"),
      ];
    }),
    countOf("men", "urinal", "Urinals"),
    groupsInput(plan, building),
  ];
}

const SEXES = ["women", "men"] as const;
const DRAWN = { closet: "wc", urinal: "urinal", lavatory: "lavatory" } as const;
const KEYS = { closet: "Closets", urinal: "Urinals", lavatory: "Lavatories" } as const;

/** The calculation from its inputs, also from corrected ones. */
export function solvePlumbingFixtures(inputs: CalculatorInput[]): Calculation {
  const use = FIXTURE_USES.find((it) => it.use === wordsOf(inputs, "use")) ?? null;
  const total = numberOf(inputs, "occupants");
  const urinals = numberOf(inputs, "menUrinals") ?? 0;
  const demands = use === null ? [] : SEXES.flatMap((sex) => {
    const persons = numberOf(inputs, `${sex}Occupants`) ?? (total === null ? null : total / 2);
    if (persons === null) return [];
    const isWomen = sex === "women";
    const closets = roundUp(fixturesFor(persons, isWomen ? use.closetsWomen : use.closetsMen));
    const shown = numberOf(inputs, `${sex}Closets`);
    const share = shareOf(inputs);
    const credit = isWomen ? 0 : Math.min(urinals, Math.floor(closets * share + 1e-9));
    return [{
      sex,
      persons,
      closets,
      counted: shown === null ? null : shown + credit,
      lavatories: roundUp(
        fixturesFor(persons, isWomen ? use.lavatoriesWomen : use.lavatoriesMen),
      ),
      lavatoriesShown: numberOf(inputs, `${sex}Lavatories`),
    }];
  });
  const ratio = ratioOf(inputs);
  const fountains = use?.fountain && total !== null && total > FOUNTAIN_FROM
    ? roundUp(fixturesFor(total, use.fountain))
    : 0;
  return {
    id: "plumbing-fixtures",
    title: "Plumbing fixtures",
    codeReference: "FBC-P 403.1",
    inputs,
    steps: demands.flatMap((it) => [
      stepOf(`Water closets, ${it.sex}`, it.persons, it.closets, it.counted),
      stepOf(`Lavatories, ${it.sex}`, it.persons, it.lavatories, it.lavatoriesShown),
    ]),
    result: demands.length === 0 ? null : [
      ...demands.flatMap((it) => [
        { label: `Water closets required, ${it.sex}`, value: it.closets, unit: "fixtures" },
        { label: `Lavatories required, ${it.sex}`, value: it.lavatories, unit: "fixtures" },
      ]),
      ...(ratio === null ? [] : [{
        label:
          `Women’s water closets to men’s fixtures (at least ${WOMEN_TO_MEN} where parity applies)`,
        value: Math.round(ratio * 100) / 100,
        unit: null,
      }]),
      ...(total === null
        ? []
        : [{ label: "Drinking fountains required", value: fountains, unit: "fixtures" }]),
    ],
    checks: [
      ...demands.flatMap((it) => [
        ...compare({
          label: it.sex === "men" ? "Water closets and urinals, men" : "Water closets, women",
          shown: it.counted,
          limit: it.closets,
          sense: "at least",
          unit: "fixtures",
          codeReference: "FBC-P 403.1",
          isMeasured: isMeasured(inputs, `${it.sex}Closets`, `${it.sex}Urinals`),
        }),
        ...compare({
          label: `Lavatories, ${it.sex}`,
          shown: it.lavatoriesShown,
          limit: it.lavatories,
          sense: "at least",
          unit: "fixtures",
          codeReference: "FBC-P 403.1",
          isMeasured: isMeasured(inputs, `${it.sex}Lavatories`),
        }),
      ]),
      ...parityCheck(inputs, ratio),
    ],
    missing: demands.length > 0 ? [] : missingOf(inputs, ["use", "occupants"]),
  };
}

const stepOf = (label: string, persons: number, required: number, shown: number | null) => ({
  label,
  value: `${persons} persons → ${required} required, ${shown ?? "not"} shown`,
});

/** Share of water closets that urinals may replace: by the use groups, unless somebody entered another. */
function shareOf(inputs: readonly CalculatorInput[]): number {
  const input = inputs.find(({ key }) => key === "urinalShare");
  const groups = groupsIn(inputs);
  return input?.origin !== "user" && groups.length > 0
    ? urinalShare(groups)
    : numberOf(inputs, "urinalShare") ?? 0;
}

/** Up to this load no drinking fountain is asked for. @source FBC-P 410.2 */
const FOUNTAIN_FROM = 15;
/** Up to this many fixtures of men the ratio is not asked for. @source FBC-P 403.1.3 */
const PARITY_FROM_MEN = 2;

/** Women’s water closets to men’s fixtures in assembly; open where restaurants or small rooms may be exempt. */
function parityCheck(inputs: CalculatorInput[], ratio: number | null): CalculationCheck[] {
  const groups = wordsOf(inputs, "groups") ?? "";
  if (ratio === null || !/\bA-[1-5]\b/.test(groups)) return [];
  const men = (numberOf(inputs, "menClosets") ?? 0) + (numberOf(inputs, "menUrinals") ?? 0);
  const mayBeExempt = /\bA-2\b/.test(groups) || men <= PARITY_FROM_MEN;
  const isMet = ratio >= WOMEN_TO_MEN - 1e-9;
  return [
    state(
      "Women’s water closets to men’s water closets and urinals",
      String(Math.round(ratio * 100) / 100),
      `at least ${WOMEN_TO_MEN}`,
      isMeasured(inputs, "womenClosets", "menClosets", "menUrinals")
        ? null
        : isMet
        ? true
        : mayBeExempt
        ? null
        : false,
      "FBC-P 403.1.3",
    ),
  ];
}

function ratioOf(inputs: CalculatorInput[]): number | null {
  const women = numberOf(inputs, "womenClosets");
  const closets = numberOf(inputs, "menClosets");
  const men = (closets ?? 0) + (numberOf(inputs, "menUrinals") ?? 0);
  return women === null || closets === null || men === 0 ? null : women / men;
}

/** The calculation, null where the table does not apply: a house, or no use of it. */
export function calculatePlumbingFixtures(
  plan: PlanSet,
  _project: ProjectDetails,
  building: BuildingProfile,
): Calculation | null {
  if (building.volume === "residential" || !fixtureUse(plan, building)) return null;
  return solvePlumbingFixtures(readPlumbingFixtures(plan, building));
}
