/** What the model starts from, and what it gives. */
import type { Building } from "../../_shared/domain/building.ts";
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import type { FixtureMark } from "./fixture_names.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import type { DimensionSpan } from "./dimension_ends.ts";
import type { Point } from "./lines.ts";

/** The label of a room where it stands. */
export interface RoomLabel {
  name: string | null;
  number: string | null;
  box: PointRect;
  /** With its number, its area and what is drawn around them. */
  tag?: PointRect;
  /** Where a line beside it leads; null where it stands in its room. */
  ledTo: Point | null;
  /** The area lettered with it, square feet. */
  statedSqft?: number | null;
  /** The sides lettered with it, feet. */
  sidesFt?: { width: number; depth: number } | null;
  drawing: string | null;
}

/** A mark in a bubble. */
export interface MarkLabel {
  mark: string;
  box: PointRect;
}

/** What the model starts from, besides the page. */
export interface BuildingSources {
  pointsPerFoot: number;
  isScaleVerified: boolean;
  readBy: Building["readBy"];
  rooms: readonly RoomLabel[];
  marks: readonly MarkLabel[];
  /** Places of the sheet that hold no plan. */
  excluded: readonly PointRect[];
  dimensionLines: readonly { x1: number; y1: number; x2: number; y2: number }[];
}

/** The model of a sheet, and what dimension lines in it measure. */
export interface ReadPlan {
  building: Building;
  /** Marks at outlines that a schedule of the set may explain. */
  fixtureMarks: FixtureMark[];
  /** By how much the plan leans on the sheet, degrees clockwise; meanings are asked for in the plan turned back. */
  leanDeg: number;
  meaningOf: (span: DimensionSpan) => DimensionMeaning | null;
  /** The place among the labels given of the room a point lies in; null for spaces without one, and outside. */
  labelAt: (point: Point) => number | null;
  /** Areas of the labels' rooms, square feet; null where a room runs into another or into the open. */
  areas: (number | null)[];
}
