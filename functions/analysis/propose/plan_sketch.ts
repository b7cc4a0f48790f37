/** A floor plan as the model sees it: what leads where, and what stands in which room. Names are words of the sheet. */
import type { FixtureType } from "../../_shared/domain/building.ts";
import type { LinkedWords } from "./link.ts";

/** Side of an opening a leaf swings into. */
export const SIDES = ["from", "to", "neither", "unclear"] as const;
export type Side = typeof SIDES[number];

/** An opening a person walks through; a side that is null is outside, or its words do not exist. */
export interface SketchedOpening {
  page: number;
  mark: LinkedWords | null;
  from: LinkedWords | null;
  to: LinkedWords | null;
  outside: "from" | "to" | "neither";
  swings: Side;
}

/** A named room with the openings out of it and its fixtures, as counted by the model. */
export interface SketchedRoom {
  page: number;
  name: LinkedWords;
  waysOut: number;
  fixtures: { type: FixtureType; count: number }[];
}

/** What the model sees on the plans of one sheet. */
export interface PlanSketch {
  openings: SketchedOpening[];
  rooms: SketchedRoom[];
}
