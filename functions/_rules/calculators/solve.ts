/** Solves a calculation again from its inputs, by its id: the same functions for report, review and browser. */
import { type Corrections, correctionsOf } from "../../_shared/domain/corrections.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import { FIXTURE_USES } from "../limits/fbc_2023/tables/plumbing_fixtures.ts";
import { solveAccessibleParking } from "./accessible_parking.ts";
import { solveEgressWidth } from "./egress_width.ts";
import { solveEscapeOpenings } from "./escape_openings.ts";
import { solveExits } from "./exits.ts";
import { solveExteriorWalls } from "./exterior_wall.ts";
import { solveFlood } from "./flood_elevation.ts";
import { solveHeightArea } from "./height_area.ts";
import { solveMixedUse } from "./mixed_use.ts";
import { solveOccupantLoad } from "./occupant_load.ts";
import { solvePlumbingFixtures } from "./plumbing_fixtures.ts";
import { solveStairGeometry } from "./stair_geometry.ts";
import { asRead, withCorrections } from "./recompute.ts";
import { solveThreshold } from "./threshold_building.ts";

/** Inputs in, traced calculation out. */
export type Solver = (inputs: CalculatorInput[]) => Calculation;

/** The solver of each calculation, by the id the calculation carries. */
export const SOLVERS: Readonly<Record<string, Solver>> = {
  "occupant-load": solveOccupantLoad,
  "egress-width": solveEgressWidth,
  "exits": solveExits,
  "stair-geometry": solveStairGeometry,
  "escape-openings": solveEscapeOpenings,
  "allowable-height-area": solveHeightArea,
  "mixed-use": solveMixedUse,
  "exterior-walls": solveExteriorWalls,
  "flood-elevation": solveFlood,
  "threshold-building": solveThreshold,
  "plumbing-fixtures": solvePlumbingFixtures,
  "accessible-parking": solveAccessibleParking,
};

/** Names of the uses the fixture table knows. */
export const FIXTURE_USE_NAMES: readonly string[] = FIXTURE_USES.map(({ use }) => use);

/** Calculations with these corrections over what was read; those that are corrected already start from what was read. */
export function recalculate(
  calculations: readonly Calculation[],
  corrections: Corrections,
): Calculation[] {
  return calculations.map((calculation) => {
    const read = calculation.inputs.map(asRead);
    const entered = correctionsOf(calculation.id, read, corrections);
    const isAsIssued = Object.keys(entered).length === 0 &&
      calculation.inputs.every((it) => it.readValue === undefined);
    return isAsIssued
      ? calculation
      : SOLVERS[calculation.id]?.(withCorrections(read, entered)) ?? calculation;
  });
}
