/**
 * Stair geometry: how many risers a rise needs, how high each becomes, and how long the run is.
 * @source FBC-B 8th ed. (2023), 1011.5.2; FBC-R R311.7.5.1, R311.7.5.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import { atLeast, atMost, formatLength } from "../../_shared/units.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { countedFlights, RISER, TREAD } from "../egress/stairs/_stairs.ts";
import { limits2023 } from "../limits/mod.ts";
import { subjectsOf } from "../measure.ts";
import { compare } from "./compare.ts";
import { fromElsewhere, fromSheet } from "./inputs.ts";
import { missingOf, numberOf, wordsOf } from "./recompute.ts";

/** Highest riser and shallowest tread where a stair stands, inches. */
export function stepLimits(isDwelling: boolean): { riserIn: number; treadIn: number } {
  const it = limits2023.egress;
  return isDwelling
    ? { riserIn: it.dwellingRiserIn, treadIn: it.dwellingTreadIn }
    : { riserIn: it.riserMaxIn, treadIn: it.treadMinIn };
}

/** Reads rise, risers and treads of the first stair the set states. */
export function readStairGeometry(plan: PlanSet, building: BuildingProfile): CalculatorInput[] {
  const counted = countedFlights(plan)[0] ?? null;
  const withRiser = counted?.riserIn != null ? counted : subjectsOf(plan, RISER)[0] ?? null;
  const withTread =
    subjectsOf(plan, TREAD).find(({ page }) => !withRiser || page === withRiser.page) ?? null;
  const of = withRiser === counted ? counted : null;
  const riser = of ? of.riserIn : subjectsOf(plan, RISER)[0]?.value ?? null;
  const total = of?.riseIn ?? (of?.count && riser !== null ? of.count * riser : null);
  return [
    fromElsewhere(
      "use",
      "Stair of a dwelling",
      building.volume === "residential" ? "dwelling" : "other",
      "assumed",
    ),
    fromSheet("totalRise", "Total rise", total, withRiser, "in"),
    fromSheet("risers", "Number of risers", of?.count ?? null, withRiser, "risers"),
    fromSheet("riser", "Riser height", riser, withRiser, "in"),
    fromSheet("tread", "Tread depth", withTread?.value ?? null, withTread, "in"),
  ];
}

/** Solves the inputs of {@link readStairGeometry}. */
export function solveStairGeometry(inputs: CalculatorInput[]): Calculation {
  const frame = {
    id: "stair-geometry",
    title: "Stair geometry",
    codeReference: "FBC-B 1011.5.2",
    inputs,
  };
  const isDwelling = wordsOf(inputs, "use") === "dwelling";
  const { riserIn, treadIn } = stepLimits(isDwelling);
  const total = numberOf(inputs, "totalRise");
  const missing = missingOf(inputs, ["totalRise"]);
  const codeReference = isDwelling ? "FBC-R R311.7.5.1" : frame.codeReference;
  if (total === null || total <= 0) {
    return { ...frame, codeReference, steps: [], result: null, missing };
  }
  const least = Math.ceil(total / riserIn - 1e-9);
  const risers = Math.max(1, numberOf(inputs, "risers") ?? least);
  const tread = numberOf(inputs, "tread") ?? treadIn;
  const each = total / risers;
  return {
    ...frame,
    codeReference,
    steps: [
      {
        label: "Minimum number of risers",
        value: `${formatLength(total)} ÷ ${riserIn} in, rounded up = ${least}`,
      },
      { label: "Riser", value: `${formatLength(total)} ÷ ${risers} = ${formatLength(each)}` },
      {
        label: "Run",
        value: `${risers - 1} × ${formatLength(tread)} = ${formatLength((risers - 1) * tread)}`,
      },
    ],
    result: [
      { label: "Minimum number of risers", value: least, unit: "risers" },
      { label: "Riser with the number shown", value: Math.round(each * 1000) / 1000, unit: "in" },
      {
        label: `Riser allowed up to ${riserIn} in`,
        value: atMost(each, riserIn, "in") ? "meets" : "too high",
        unit: null,
      },
      {
        label: `Tread required from ${treadIn} in`,
        value: atLeast(tread, treadIn, "in") ? "meets" : "too shallow",
        unit: null,
      },
      { label: "Run of the flight", value: (risers - 1) * tread, unit: "in" },
    ],
    checks: [
      ...compare({
        label: "Riser height",
        shown: Math.round(each * 1000) / 1000,
        limit: riserIn,
        sense: "at most",
        unit: "in",
        codeReference,
      }),
      // FBC-R has no least riser.
      ...compare({
        label: "Riser height",
        shown: isDwelling ? null : Math.round(each * 1000) / 1000,
        limit: limits2023.egress.riserMinIn,
        sense: "at least",
        unit: "in",
        codeReference,
      }),
      ...compare({
        label: "Tread depth",
        shown: numberOf(inputs, "tread"),
        limit: treadIn,
        sense: "at least",
        unit: "in",
        codeReference: isDwelling ? "FBC-R R311.7.5.2" : codeReference,
      }),
    ],
    missing,
  };
}

/**
 * The calculation, null when the set states no steps, or those of several stairs: which figures belong together
 * is then for the rules, stair by stair.
 */
export function calculateStairGeometry(
  plan: PlanSet,
  _project: ProjectDetails,
  building: BuildingProfile,
): Calculation | null {
  const risers = new Set(subjectsOf(plan, RISER).map(({ value }) => value));
  return risers.size !== 1 ? null : solveStairGeometry(readStairGeometry(plan, building));
}
