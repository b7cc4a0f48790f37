/**
 * Occupant load of each space: area by factor, rounded up, and the total.
 * @source FBC-B 8th ed. (2023), 1004.5 and Table 1004.5
 */
import type { PlanSet, Room } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { drawnArea } from "../drawn/counted.ts";
import { factorsFor } from "../limits/fbc_2023/tables/occupant_load_factors.ts";
import { state } from "./compare.ts";
import { fromElsewhere, fromSheet, fromSheetOrPlan } from "./inputs.ts";
import { isMeasured, numberOf } from "./recompute.ts";

/** Occupants of a space: area over factor, rounded up; areas in square feet. */
export const occupantsOf = (areaSqft: number, sqftPerOccupant: number): number =>
  Math.ceil(areaSqft / sqftPerOccupant - 1e-9);

/** Reads area and factor of every space: from the load calculation, else from rooms with a printed area or one between drawn walls. */
export function readOccupantLoad(plan: PlanSet): CalculatorInput[] {
  const rows = plan.occupantLoads.filter((row) => !row.isTotal);
  const spaces = rows.length > 0
    ? rows.map((row) => ({
      name: row.space,
      area: fromSheet("", "", row.areaSqft, row, "sq ft"),
      factor: row.factor,
      at: row,
    }))
    : plan.rooms.map((room) => ({
      name: [room.name, room.number].filter(Boolean).join(" "),
      area: areaOf(plan, room),
      factor: room.occupantFactor?.sqftPerOccupant ?? null,
      at: room,
    })).filter(({ area }) => area.value !== null);
  const stated = plan.codeSummary.totalOccupantLoad[0] ?? null;
  return [
    ...spaces.flatMap(({ name, area, factor, at }, index): CalculatorInput[] => [
      { ...area, key: `area${index + 1}`, label: `Area of ${name}` },
      factor !== null
        ? fromSheet(`factor${index + 1}`, `Factor for ${name}`, factor, at, "sq ft per occupant")
        : fromElsewhere(
          `factor${index + 1}`,
          `Factor for ${name}`,
          guess(name),
          "assumed",
          "sq ft per occupant",
        ),
    ]),
    fromSheet(
      "stated",
      "Occupant load stated on the plans",
      stated?.value ?? null,
      stated,
      "occupants",
    ),
  ];
}

/** The area printed in a room, else the one between its walls as drawn. */
function areaOf(plan: PlanSet, room: Room): CalculatorInput {
  const isPrinted = room.areaFrom !== "measured";
  const printed = { value: isPrinted ? room.areaSqft : null, at: room };
  return fromSheetOrPlan("", "", { printed, drawn: drawnArea(plan, room) }, "sq ft");
}

/** Solves the inputs of {@link readOccupantLoad}; spaces without area or factor are listed as missing. */
export function solveOccupantLoad(inputs: CalculatorInput[]): Calculation {
  const spaces = inputs.filter(({ key }) => /^area\d+$/.test(key)).map(({ key, label }) => ({
    name: label.replace(/^Area of /, ""),
    area: numberOf(inputs, key),
    factor: numberOf(inputs, key.replace("area", "factor")),
  }));
  const counted = spaces.flatMap(({ name, area, factor }) =>
    area !== null && factor !== null && factor > 0
      ? [{ name, area, factor, occupants: occupantsOf(area, factor) }]
      : []
  );
  const total = counted.reduce((sum, { occupants }) => sum + occupants, 0);
  const stated = numberOf(inputs, "stated");
  const spaceKeys = inputs.map(({ key }) => key).filter((key) => /^area\d+$/.test(key));
  const missing = spaces.filter(({ area, factor }) => area === null || factor === null);
  const isWhole = missing.length === 0;
  return {
    id: "occupant-load",
    title: "Occupant load",
    codeReference: "FBC-B 1004.5",
    inputs,
    steps: counted.map(({ name, area, factor, occupants }) => ({
      label: name,
      value: `${area} sq ft ÷ ${factor} = ${occupants} occupants`,
    })),
    result: counted.length === 0 ? null : [
      {
        label: isWhole ? "Occupant load" : "Occupant load of the spaces that could be read",
        value: total,
        unit: "occupants",
      },
      ...(stated === null || !isWhole
        ? []
        : [{ label: "Difference from the stated load", value: total - stated, unit: "occupants" }]),
    ],
    checks: stated === null || !isWhole || counted.length === 0 ? [] : [
      state(
        "Stated occupant load",
        `${stated} occupants`,
        `at least ${total} occupants`,
        // A lower figure contradicts the spaces; which of them holds is for a person to say.
        isMeasured(inputs, ...spaceKeys) || stated < total ? null : true,
        "FBC-B 1004.5",
      ),
    ],
    missing: missing.map(({ name }) => name),
  };
}

/** The calculation, null for dwellings and sets without areas. */
export function calculateOccupantLoad(
  plan: PlanSet,
  _project: ProjectDetails,
  building: BuildingProfile,
): Calculation | null {
  const inputs = readOccupantLoad(plan);
  return building.volume === "residential" || inputs.length < 2 ? null : solveOccupantLoad(inputs);
}

/** The factor a room's name stands for, when it stands for one only. */
function guess(name: string): number | null {
  const factors = new Set(factorsFor(name).map(({ sqft }) => sqft));
  return factors.size === 1 ? [...factors][0] : null;
}
