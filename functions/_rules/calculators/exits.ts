/**
 * Exits, common path, travel distance and separation: what the groups, sprinklers and load of the building ask for,
 * beside what the set shows.
 * @source FBC-B 8th ed. (2023), 1006.2.1, 1006.3.3, 1007.1.1, 1017.2
 */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import { OCCUPANCY_GROUPS } from "../../_shared/constants/options.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type {
  Calculation,
  CalculationCheck,
  CalculatorInput,
} from "../../_shared/domain/report.ts";
import { writeValue } from "../../_shared/values.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { exitCounts } from "../egress/exits/_occupants.ts";
import { drawnWays } from "../drawn/counted.ts";
import { commonPaths, separations, travelDistances } from "../egress/exits/_paths.ts";
import { EXIT_ACCESS } from "../limits/fbc_2023/tables/exit_access.ts";
import { limits2023 } from "../limits/mod.ts";
import { compare, state } from "./compare.ts";
import { fromSheet, fromSheetOrPlan, groupsInput } from "./inputs.ts";
import { fromDecided, isMeasured, missingOf, numberOf, wordsOf } from "./recompute.ts";

/**
 * Exits for an occupant load; one only up to the load of a space with one exit, two while the groups are unknown.
 *
 * @source FBC-B Tables 1006.2.1 and 1006.3.3
 */
export function exitsFor(occupants: number, groups: readonly OccupancyGroup[]): number {
  if (occupants > 1000) return 4;
  if (occupants > 500) return 3;
  if (groups.length === 0) return 2;
  const most = Math.min(...groups.map((group) => EXIT_ACCESS[group].maxOccupants));
  return occupants <= most ? 1 : 2;
}

/** The use groups among the inputs. */
export function groupsIn(inputs: readonly CalculatorInput[]): OccupancyGroup[] {
  const words = (wordsOf(inputs, "groups") ?? "").split(/[,\s]+/);
  return OCCUPANCY_GROUPS.filter((group) => words.includes(group));
}

/**
 * Whether the longer distances of sprinklered buildings hold for a group: NFPA 13 everywhere, 13R in Group R.
 *
 * @source FBC-B Tables 1006.2.1 note a and 1017.2 note b
 */
const countsAsSprinklered = (group: OccupancyGroup, system: string | null): boolean =>
  system === "NFPA 13" || system === "yes, standard not stated" ||
  (system === "NFPA 13R" && group.startsWith("R-"));

/** Reads what decides the exits and what is drawn. */
export function readExits(plan: PlanSet, building: BuildingProfile): CalculatorInput[] {
  const total = plan.codeSummary.totalOccupantLoad[0] ?? null;
  const row = plan.occupantLoads.find((it) => it.isTotal) ?? null;
  const counts = exitCounts(plan);
  const longest = <T extends { value: number }>(list: T[]) =>
    list.toSorted((a, b) => b.value - a.value)[0] ?? null;
  const path = longest(commonPaths(plan));
  const travel = longest(travelDistances(plan));
  const [apart] = separations(plan);
  const drawn = drawnWays(plan);
  return [
    groupsInput(plan, building),
    fromDecided("sprinklers", "Sprinklers", building.sprinklers),
    row?.occupants
      ? fromSheet("occupants", "Occupants", row.occupants, row, "occupants")
      : fromSheet("occupants", "Occupants", total?.value ?? null, total, "occupants"),
    fromSheetOrPlan("exits", "Exits provided", {
      printed: { value: counts?.provided ?? null, at: counts?.at ?? null },
      drawn: drawn.exits,
    }, "exits"),
    fromSheetOrPlan("commonPath", "Longest common path", {
      printed: { value: path?.value ?? null, at: path },
      drawn: drawn.commonPath,
    }, "ft"),
    fromSheetOrPlan("travel", "Longest travel distance", {
      printed: { value: travel?.value ?? null, at: travel },
      drawn: drawn.travel,
    }, "ft"),
    fromSheetOrPlan("apart", "Distance between exits", {
      printed: { value: apart?.apartFt ?? null, at: apart ?? null },
      drawn: drawn.apart,
    }, "ft"),
    fromSheetOrPlan("diagonal", "Diagonal of the area served", {
      printed: { value: apart?.diagonalFt ?? null, at: apart ?? null },
      drawn: drawn.diagonal,
    }, "ft"),
  ];
}

/** Solves the inputs of {@link readExits}; with several groups the strictest governs. */
export function solveExits(inputs: CalculatorInput[]): Calculation {
  const frame = {
    id: "exits",
    title: "Exits, common path and travel distance",
    codeReference: "FBC-B 1006.2.1",
    inputs,
  };
  const groups = groupsIn(inputs);
  const occupants = numberOf(inputs, "occupants");
  const missing = missingOf(inputs, ["groups", "occupants"]);
  if (groups.length === 0 || occupants === null) {
    return { ...frame, steps: [], result: null, missing };
  }
  const system = wordsOf(inputs, "sprinklers");
  const rows = groups.map((group) => ({
    ...EXIT_ACCESS[group],
    isWet: countsAsSprinklered(group, system),
  }));
  const least = (values: (number | null)[]) =>
    values.includes(null) ? null : Math.min(...values.filter((value) => value !== null));
  const path = least(
    rows.map((row) =>
      row.isWet ? row.pathSprinkleredFt : occupants > 30 ? row.pathFt : row.pathSmallFt
    ),
  );
  const travel = least(rows.map((row) => row.isWet ? row.travelSprinkleredFt : row.travelFt));
  // 1007.1.1 exception 2 names NFPA 13 and 13R, whatever the group.
  const share = system !== null && system !== "none" && system !== "NFPA 13D"
    ? limits2023.egress.exitSeparationSprinkleredPercent
    : limits2023.egress.exitSeparationPercent;
  const diagonal = numberOf(inputs, "diagonal");
  const required = exitsFor(occupants, groups);
  const beside = (key: string, unit: string) => {
    const value = numberOf(inputs, key);
    return value === null ? "not shown" : `${writeValue(value, unit)} shown`;
  };
  const limitOf = (value: number | null) => value ?? "not permitted without sprinklers";
  const allowed = (value: number | null) => value === null ? limitOf(value) : `${value} ft allowed`;
  const separationFt = diagonal === null ? null : Math.round(diagonal * share) / 100;
  return {
    ...frame,
    steps: [
      {
        label: "Exits",
        value: `${occupants} occupants in ${groups.join(", ")}: ${required} required, ${
          beside("exits", "exits")
        }`,
      },
      { label: "Common path", value: `${allowed(path)}, ${beside("commonPath", "ft")}` },
      {
        label: "Travel distance",
        value: `${allowed(travel)}, ${beside("travel", "ft")}`,
      },
      { label: "Separation", value: `${share}% of the diagonal, ${beside("apart", "ft")}` },
    ],
    result: [
      { label: "Exits required", value: required, unit: "exits" },
      { label: "Common path allowed", value: limitOf(path), unit: path === null ? null : "ft" },
      {
        label: "Travel distance allowed",
        value: limitOf(travel),
        unit: travel === null ? null : "ft",
      },
      ...(separationFt === null
        ? []
        : [{ label: "Separation required", value: separationFt, unit: "ft" }]),
    ],
    checks: [
      ...compare({
        label: "Exits",
        shown: numberOf(inputs, "exits"),
        limit: required,
        sense: "at least",
        unit: "exits",
        codeReference: "FBC-B 1006.3.3",
        isMeasured: isMeasured(inputs, "exits"),
      }),
      ...distanceCheck("Common path", numberOf(inputs, "commonPath"), path, {
        codeReference: "FBC-B 1006.2.1",
        isOpen: system === null,
        isMeasured: isMeasured(inputs, "commonPath"),
      }),
      ...distanceCheck("Travel distance", numberOf(inputs, "travel"), travel, {
        codeReference: "FBC-B 1017.2",
        isOpen: system === null,
        isMeasured: isMeasured(inputs, "travel"),
      }),
      ...compare({
        label: "Separation of exits",
        shown: required < 2 ? null : numberOf(inputs, "apart"),
        limit: separationFt,
        sense: "at least",
        unit: "ft",
        codeReference: "FBC-B 1007.1.1",
        isOpen: system === null,
        isMeasured: isMeasured(inputs, "apart", "diagonal"),
      }),
    ],
    missing,
  };
}

/** A distance that may be at most so long, or that is not permitted at all without sprinklers. */
function distanceCheck(
  label: string,
  shown: number | null,
  limit: number | null,
  { codeReference, isOpen, isMeasured }: {
    codeReference: string;
    isOpen: boolean;
    isMeasured: boolean;
  },
): CalculationCheck[] {
  if (shown !== null && limit === null) {
    return [
      state(
        label,
        `${shown} ft`,
        "sprinklers required",
        isOpen || isMeasured ? null : false,
        codeReference,
      ),
    ];
  }
  return compare({
    label,
    shown,
    limit,
    sense: "at most",
    unit: "ft",
    codeReference,
    isOpen,
    isMeasured,
  });
}

/** The calculation, null for dwellings. */
export function calculateExits(
  plan: PlanSet,
  _project: ProjectDetails,
  building: BuildingProfile,
): Calculation | null {
  return building.volume === "residential" ? null : solveExits(readExits(plan, building));
}
