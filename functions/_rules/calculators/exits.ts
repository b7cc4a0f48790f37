/**
 * Exits, common path, travel distance and separation: what the groups, sprinklers and load of the building ask for,
 * beside what the set shows.
 * @source FBC-B 8th ed. (2023), 1006.2.1, 1006.3.3, 1007.1.1, 1017.2
 */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import { OCCUPANCY_GROUPS } from "../../_shared/constants/options.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { exitCounts } from "../egress/_occupants.ts";
import { commonPaths, separations, travelDistances } from "../egress/_paths.ts";
import { EXIT_ACCESS } from "../limits/fbc_2023/tables/exit_access.ts";
import { limits2023 } from "../limits/mod.ts";
import { fromElsewhere, fromSheet } from "./inputs.ts";
import { fromDecided, missingOf, numberOf, wordsOf } from "./recompute.ts";

/** Exits a storey needs by its load; one only where Table 1006.3.4 allows. @source FBC-B Table 1006.3.3 */
export function exitsFor(occupants: number, groups: readonly OccupancyGroup[]): number {
  if (occupants > 1000) return 4;
  if (occupants > 500) return 3;
  const most = Math.min(...groups.map((group) => EXIT_ACCESS[group].maxOccupants));
  return occupants <= most ? 1 : 2;
}

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
  const group = plan.codeSummary.occupancyGroups[0] ?? null;
  const groups = building.occupancies.join(", ") || null;
  return [
    group
      ? fromSheet("groups", "Use groups", groups, group)
      : fromElsewhere("groups", "Use groups", groups, "form"),
    fromDecided("sprinklers", "Sprinklers", building.sprinklers),
    row?.occupants
      ? fromSheet("occupants", "Occupants", row.occupants, row, "occupants")
      : fromSheet("occupants", "Occupants", total?.value ?? null, total, "occupants"),
    fromSheet("exits", "Exits provided", counts?.provided ?? null, counts?.at ?? null, "exits"),
    fromSheet("commonPath", "Longest common path", path?.value ?? null, path, "ft"),
    fromSheet("travel", "Longest travel distance", travel?.value ?? null, travel, "ft"),
    fromSheet("apart", "Distance between exits", apart?.apartFt ?? null, apart ?? null, "ft"),
    fromSheet(
      "diagonal",
      "Diagonal of the area served",
      apart?.diagonalFt ?? null,
      apart ?? null,
      "ft",
    ),
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
  const words = wordsOf(inputs, "groups") ?? "";
  const groups = OCCUPANCY_GROUPS.filter((group) => words.split(/[,\s]+/).includes(group));
  const occupants = numberOf(inputs, "occupants");
  const missing = missingOf(inputs, ["groups", "occupants"]);
  if (groups.length === 0 || occupants === null) {
    return { ...frame, steps: [], result: null, missing };
  }
  const system = wordsOf(inputs, "sprinklers");
  const isWet = system !== null && system !== "none";
  const rows = groups.map((group) => EXIT_ACCESS[group]);
  const least = (values: (number | null)[]) =>
    values.includes(null) ? null : Math.min(...values.filter((value) => value !== null));
  const path = least(
    rows.map((row) =>
      isWet ? row.pathSprinkleredFt : occupants > 30 ? row.pathFt : row.pathSmallFt
    ),
  );
  const travel = least(rows.map((row) => isWet ? row.travelSprinkleredFt : row.travelFt));
  const share = isWet
    ? limits2023.egress.exitSeparationSprinkleredPercent
    : limits2023.egress.exitSeparationPercent;
  const diagonal = numberOf(inputs, "diagonal");
  const required = exitsFor(occupants, groups);
  const beside = (key: string, unit: string) => {
    const value = numberOf(inputs, key);
    return value === null ? "not shown" : `${value} ${unit} shown`;
  };
  const limitOf = (value: number | null) => value ?? "not permitted without sprinklers";
  return {
    ...frame,
    steps: [
      {
        label: "Exits",
        value: `${occupants} occupants in ${groups.join(", ")}: ${required} required, ${
          beside("exits", "exits")
        }`,
      },
      { label: "Common path", value: `${limitOf(path)} ft allowed, ${beside("commonPath", "ft")}` },
      {
        label: "Travel distance",
        value: `${limitOf(travel)} ft allowed, ${beside("travel", "ft")}`,
      },
      { label: "Separation", value: `${share} % of the diagonal, ${beside("apart", "ft")}` },
    ],
    result: [
      { label: "Exits required", value: required, unit: "exits" },
      { label: "Common path allowed", value: limitOf(path), unit: path === null ? null : "ft" },
      {
        label: "Travel distance allowed",
        value: limitOf(travel),
        unit: travel === null ? null : "ft",
      },
      ...(diagonal === null ? [] : [{
        label: "Separation required",
        value: Math.round(diagonal * share) / 100,
        unit: "ft",
      }]),
    ],
    missing,
  };
}

/** The calculation, null for dwellings. */
export function calculateExits(
  plan: PlanSet,
  _project: ProjectDetails,
  building: BuildingProfile,
): Calculation | null {
  return building.volume === "residential" ? null : solveExits(readExits(plan, building));
}
