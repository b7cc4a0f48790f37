/** Exterior walls as subjects of rules. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { type ExteriorWall, exteriorWalls } from "../calculators/exterior_wall.ts";
import type { Statement } from "../measure.ts";

/** A statement about an exterior wall with what was read from it. */
export interface WallStatement extends Statement {
  wall: ExteriorWall;
}

/** Walls that state what `keep` asks for and whose distance is known. */
export const wallStatements = (
  plan: PlanSet,
  keep: (wall: ExteriorWall) => boolean,
): WallStatement[] =>
  exteriorWalls(plan).filter((wall) => wall.distance !== null && keep(wall)).map((wall) => ({
    ...wall.at,
    wall,
  }));

/** `EAST` → `East wall`. */
export const nameOf = ({ side }: ExteriorWall): string =>
  side === null ? "Exterior wall" : `${side[0]}${side.slice(1).toLowerCase()} wall`;
