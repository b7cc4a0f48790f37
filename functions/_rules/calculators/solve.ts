/** Solves a calculation again from its inputs, by its id: the same functions for report, review and browser. */
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
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
