/** Buildings as numbers: rooms between walls, openings, stairs, fixtures. Inches, origin top left, y down. */
import type { Shape } from "./shapes.ts";

/** Clear rectangle of a room between the faces of its walls: x, y, width, depth. */
export type Clear = readonly [x: number, y: number, width: number, depth: number];

export interface RoomData {
  number: string;
  name: string;
  /** One rectangle, or those an angled room is made of; they touch. */
  clear: readonly Clear[];
  isCorridor?: boolean;
}

export interface DoorData {
  mark: string;
  /** The two rooms it joins by number, or `outside`; the leaf swings into the second. */
  between: readonly [from: string, to: string];
  /** Distance of its first jamb from the left or upper end of the wall the two share, and clear opening. */
  at: number;
  width: number;
  kind?: "single" | "double" | "sliding" | "overhead";
  /** Whether the hinge is at the first jamb. */
  hingesFirst?: boolean;
}

export interface WindowData {
  /** Room, and the side of it that is an outer wall. */
  room: string;
  side: "N" | "E" | "S" | "W";
  at: number;
  width: number;
}

export interface StairData {
  room: string;
  box: Clear;
  risers: number;
  /** Way up. */
  runs: "N" | "E" | "S" | "W";
}

export interface FixtureData {
  type:
    | "wc"
    | "lavatory"
    | "sink"
    | "tub"
    | "shower"
    | "urinal"
    | "fountain"
    | "range"
    | "refrigerator"
    | "dishwasher"
    | "washer"
    | "dryer";
  room: string;
  /** Middle of the side that stands at the wall. */
  at: readonly [x: number, y: number];
  /** Where the wall is. */
  back: "N" | "E" | "S" | "W";
  /** Its own lines, whatever the style draws. */
  lines?: readonly Shape[];
  /** Middles of several in one counter, from that of the side; none where the lines draw no fixture. */
  places?: readonly number[];
  /** What is lettered on it. */
  word?: string;
}

export interface BuildingData {
  name: string;
  title: string;
  /** Thickness of outer walls. */
  outerIn: number;
  rooms: readonly RoomData[];
  doors: readonly DoorData[];
  windows: readonly WindowData[];
  stairs: readonly StairData[];
  fixtures: readonly FixtureData[];
}
