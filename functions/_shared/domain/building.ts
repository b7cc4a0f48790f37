/**
 * The building as its plans draw it: walls closed to rooms, the openings between them, stairs, fixtures. One model per
 * sheet. Everything here is measured from lines: it says what is drawn and where, never whether it is allowed. Places
 * are percent of the page as seen, lengths inches, areas square feet.
 */
import type { PercentRect } from "../geometry.ts";
import type { PlanTopology, WayOverStairs } from "./topology.ts";

/** A corner of an outline: x and y in percent of the page. */
export type PlanPoint = [number, number];

/** Open ground around the building, as the other side of its outer doors. */
export const OUTSIDE_ID = "outside";

/** A space between walls. One without a name is kept: nobody has lettered it. */
export interface PlanRoom {
  /** Unique in the set: `p2r7`. */
  id: string;
  name: string | null;
  number: string | null;
  /** Title of the drawing it stands in. */
  drawing: string | null;
  box: PercentRect;
  /** Outline along the faces of its walls; holes are left out. */
  polygon: PlanPoint[];
  /** Outlines of its stalls, in which nobody turns; absent where it has none, and in older reports. */
  stalls?: PlanPoint[][];
  /** Inside the outline, with the stalls of the room, at the scale of the sheet; null where no scale is known. */
  areaSqft: number | null;
  /** 0–1: how sure the outline is. Below 1 a side was closed without a wall. */
  confidence: number;
}

export const OPENING_KINDS = [
  "single",
  "double",
  "sliding",
  "folding",
  "pocket",
  "overhead",
  "cased",
  "window",
] as const;
export type OpeningKind = typeof OPENING_KINDS[number];

/** An opening in a wall: a door, a window, a passage. */
export interface PlanOpening {
  /** Unique in the set: `p2d3`. */
  id: string;
  kind: OpeningKind;
  box: PercentRect;
  /** Across the opening, from jamb to jamb; of a single door from the hinge on. */
  line: [PlanPoint, PlanPoint];
  /** Width of one leaf, and of all leaves or the whole opening; null where no scale is known. */
  leafIn: number | null;
  widthIn: number | null;
  /** Ids of the spaces on both sides, `outside`, or null where the side is not known. */
  between: [string | null, string | null];
  /** The side a leaf swings into. */
  swingsInto: string | null;
  hinge: PlanPoint | null;
  /** Side of the hinge for somebody who pushes the door open. */
  hingeSide: "left" | "right" | null;
  mark: string | null;
}

/** A flight of steps, by its treads. */
export interface PlanStair {
  id: string;
  box: PercentRect;
  room: string | null;
  widthIn: number | null;
  treadIn: number | null;
  /** Treads drawn in this flight. */
  treads: number;
  direction: "UP" | "DN" | null;
}

/** A stair of this plan that continues on the plan of the floor above or below, maybe on another sheet. */
export interface PlanStairway {
  /** Ids of its flights here and there, and the number of the sheet there. */
  flights: string[];
  to: { page: number; sheet: string | null; flights: string[] };
  goes: "up" | "down";
  /** `STAIR 1`; null where its room has no name. */
  name: string | null;
  /** Told by the mark both plans give it, or by its place on both. */
  how: "mark" | "place";
}

export const FIXTURE_TYPES = [
  "wc",
  "lavatory",
  "sink",
  "urinal",
  "tub",
  "shower",
  "fountain",
  "water heater",
  "range",
  "refrigerator",
  "washer",
  "dryer",
  "dishwasher",
] as const;
export type FixtureType = typeof FIXTURE_TYPES[number];

/** A fixture with its place. */
export interface PlanFixture {
  id: string;
  type: FixtureType;
  box: PercentRect;
  room: string | null;
  /** How it was told: by its shape, by words at it, or by the set's own legend. */
  how: "shape" | "tag" | "legend";
}

/** How large a ramp, a hoistway or a guard is drawn, at the scale of the sheet. */
export interface ThingSize {
  /** Across, inches; the shorter side of a hoistway, null of a guard. */
  widthIn: number | null;
  /** Along, inches. */
  lengthIn: number;
  /** Level floor before the ends of a ramp up to the next wall, inches; those ends alone where it can be told. */
  landingsIn: number[];
  /** What is lettered at it. */
  words: string | null;
}

/** A symbol with its place: an exit sign, a detector, a receptacle. */
export interface PlanSymbol {
  /** Unique in the set: `p2y3`. */
  id: string;
  type: string;
  box: PercentRect;
  room: string | null;
  /** What the legend of the set calls it. */
  legend: string | null;
  /** How it was told: by the set's own legend, by letters in it or words at it, or by its shape alone. */
  how: "legend" | "tag" | "shape";
  /** Of ramps, elevators and guards; absent of other symbols and in older reports. */
  size?: ThingSize;
}

/** Ways out of a plan, by the openings it draws, inside the outlines of its rooms: a person walks at least as far. */
export interface PlanEgress {
  /** Ids of doors to open ground. */
  exits: string[];
  /** From the corner farthest from an exit; null where no way leads out. */
  longest: { room: string; lengthFt: number; way: PlanPoint[] } | null;
  /** Rooms with an opening from which no drawn way leads to an exit of this plan. */
  closedIn: string[];
}

/** What one sheet draws. */
export interface Building {
  page: number;
  /** Points on paper per foot of building. */
  pointsPerFoot: number;
  /** Feet one percent of the page stands for, across and down. */
  feetPerPercent: { x: number; y: number };
  /** Whether printed dimensions prove that scale. */
  isScaleVerified: boolean;
  /** Read from strokes of the drawing or from pixels of a picture. */
  readBy: "geometry" | "ocr";
  rooms: PlanRoom[];
  openings: PlanOpening[];
  stairs: PlanStair[];
  fixtures: PlanFixture[];
  symbols: PlanSymbol[];
  egress: PlanEgress;
  /** Absent in older reports. */
  topology?: PlanTopology;
  /** Absent where no stair continues on another plan of the set. */
  stairways?: PlanStairway[];
  /** The longest way that goes down a stair to the exit of a floor below; null where none does. */
  overStairs?: WayOverStairs | null;
}
