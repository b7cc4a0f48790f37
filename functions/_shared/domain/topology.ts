/**
 * What can be measured along a drawn plan: ways out, common path, dead ends, separation of exits, clear widths, room at
 * doors and fixtures. Everything here asks at most: a line that was misread moves it. Places are percent of the page.
 */
import type { PlanPoint } from "./building.ts";

/** A length along the plan, and the line it was measured along. */
export interface MeasuredWay {
  /** Id of the room it begins in. */
  room: string;
  lengthFt: number;
  way: PlanPoint[];
}

/** A way out over stairs; the line is the part on its own floor, the length all of it. */
export interface WayOverStairs extends MeasuredWay {
  /** Flights it goes down. */
  flights: number;
  /** Page of the plan whose exit it ends at. */
  exitPage: number;
}

/** How far two ways out lie apart, and across what. */
export interface MeasuredSeparation {
  /** Id of the room, null of the whole floor. */
  room: string | null;
  /** Ids of the two doors farthest apart. */
  between: [string, string];
  apartFt: number;
  diagonalFt: number;
  way: PlanPoint[];
}

/** A width or distance in one room. */
export interface MeasuredGap {
  room: string;
  /** Id of the door or fixture; null of the room itself. */
  part: string | null;
  clearIn: number;
  way: PlanPoint[];
}

/** Room beside the latch of a door, on the side it swings to or the other. */
export interface MeasuredLatch extends MeasuredGap {
  side: "pull" | "push";
}

/** The largest circle a room has room for between walls and fixtures. */
export interface MeasuredCircle {
  room: string;
  point: PlanPoint;
  diameterIn: number;
}

/** What one plan gives. */
export interface PlanTopology {
  /** Ways out of each room by its id that share no door: none, one, or two and more. */
  waysOut: Record<string, 0 | 1 | 2>;
  /** Share of the rooms that people use which have a drawn way out, 0–1: below that doors were missed. */
  reached: number;
  /** The longest way to where two ways part. */
  commonPath: MeasuredWay | null;
  deadEnds: MeasuredWay[];
  separations: MeasuredSeparation[];
  corridors: MeasuredGap[];
  latches: MeasuredLatch[];
  circles: MeasuredCircle[];
  centrelines: MeasuredGap[];
}
