/**
 * What a dimension measures, by what stands at both ends of its line: grid lines, faces of walls, jambs of openings,
 * edges of stairs, the walls of one room. Ends at nothing known mean nothing here.
 */
import type { FixtureType } from "../../_shared/domain/building.ts";
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import { ofFixture } from "./fixture_figures.ts";
import type { GridLines } from "./grid_lines.ts";
import { besideLatch } from "./latch_figures.ts";
import type { Point } from "./lines.ts";
import { overPier, toMiddles } from "./opening_figures.ts";
import type { FoundOpening } from "./openings.ts";
import { alongRoom, gridSpacing, overall, wallToWall } from "./outer_figures.ts";
import { PlanFaces } from "./plan_faces.ts";
import { faceToFace, inRoom } from "./room_figures.ts";
import type { FoundFlight } from "./stairs.ts";
import { thickness, widthOfFlight, widthOfOpening } from "./thing_figures.ts";
import type { Wall } from "./walls.ts";

/** A dimension line on the sheet: level or upright, `from`–`to` along it, `at` across. Points. */
export interface DimensionSpan {
  isLevel: boolean;
  from: number;
  to: number;
  at: number;
}

/** The plan that dimensions stand in, in points. */
export interface PlanModel {
  pointsPerFoot: number;
  walls: readonly Wall[];
  openings: readonly FoundOpening[];
  flights: readonly FoundFlight[];
  rooms: readonly { ring: readonly Point[]; name: string | null; number: string | null }[];
  /** Fixtures with their middles; without boxes where the plan leans. */
  fixtures: readonly { type: FixtureType; middle: Point; box: PointRect | null }[];
  grid: GridLines;
}

/** Shortest figure that is looked at, feet. */
const SHORTEST_FT = 0.15;

/** Reads meanings in one plan. */
export class DimensionEnds {
  readonly #faces: PlanFaces;

  constructor(plan: PlanModel) {
    this.#faces = new PlanFaces(plan);
  }

  /** What a figure is of; the first that its ends prove. */
  meaningOf(span: DimensionSpan): DimensionMeaning | null {
    const faces = this.#faces;
    if (span.to - span.from < SHORTEST_FT * faces.plan.pointsPerFoot) return null;
    return overall(faces, span) ?? thickness(faces, span) ?? widthOfOpening(faces, span) ??
      widthOfFlight(faces, span) ?? ofFixture(faces, span) ?? inRoom(faces, span) ??
      besideLatch(faces, span) ?? faceToFace(faces, span) ?? gridSpacing(faces, span) ??
      toMiddles(faces, span) ?? overPier(faces, span) ??
      wallToWall(faces, span, "middles") ?? alongRoom(faces, span) ??
      wallToWall(faces, span, "anywhere") ?? alongRoom(faces, span, "open air");
  }
}
