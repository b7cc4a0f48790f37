/**
 * What a bare figure measures, by what stands at the two ends of its line: a line for each thing and property. A reader
 * of shapes says what the ends are, this table what lies between them. Figures beyond the range are something else.
 */

import { getProperty } from "./words.ts";

/** What a line can end at. What belongs to one thing alone is called after it. */
export type End =
  | "wall"
  | "floor"
  | "grade"
  | "lot line"
  | "tread"
  | "riser"
  | "nosing"
  | "edge of treads"
  | "last tread"
  | "handrail"
  | "ceiling over stair"
  | "slope of rail"
  | "end of rail"
  | "top of guard"
  | "picket"
  | "middle of closet"
  | "front of closet"
  | "seat of closet"
  | "end of side bar"
  | "end of rear bar"
  | "grab bar"
  | "side of shower"
  | "sill"
  | "tip of roof"
  | "bottom of footing"
  | "side of aisle"
  | "side of stall"
  | "side of accessible stall"
  | "edge of stoop"
  | "receptacle on wall"
  | "receptacle over counter";

/** What stands at both ends of a line. */
export type Ends = readonly [End, End];

/** A property of a thing and what measures it. */
export interface Measured {
  /** Both words of the lexicon. */
  thing: string;
  property: string;
  /** What the line runs between, in either order. */
  ends?: Ends;
  /** How the plan of a floor calls it, which knows its walls, rooms, doors and flights. */
  told?: string;
  /** The line stands upright; false: it is level. Left out of heights, which do, and where the view is from above. */
  isUpright?: boolean;
  /** What is shorter or longer is none of them, inches. */
  leastIn?: number;
  mostIn?: number;
  /** What it is measured to. */
  within?: readonly string[];
  /** The words rules look for beside such a figure, `#`. */
  says: string;
  /** Do its ends surely stand at these things, so that it may decide, or likely, so that it asks? */
  isSure: boolean;
}

/** What lies between the ends. */
export const MEASURED: readonly Measured[] = [
  {
    thing: "riser",
    property: "height",
    ends: ["tread", "tread"],
    mostIn: 14,
    says: "RISER #",
    isSure: true,
  },
  {
    thing: "tread",
    property: "depth",
    ends: ["riser", "riser"],
    isUpright: false,
    mostIn: 30,
    says: "TREAD #",
    isSure: true,
  },
  {
    thing: "handrail",
    property: "height",
    ends: ["nosing", "handrail"],
    leastIn: 24,
    // A rail as high as this is the top of a guard.
    mostIn: 41,
    says: "HANDRAIL # ABOVE NOSING",
    isSure: true,
  },
  {
    thing: "headroom",
    property: "clear height",
    ends: ["nosing", "ceiling over stair"],
    leastIn: 66,
    mostIn: 144,
    says: "HEADROOM #",
    isSure: true,
  },
  {
    thing: "handrail",
    property: "distance",
    ends: ["slope of rail", "end of rail"],
    isUpright: false,
    leastIn: 2,
    mostIn: 24,
    says: "EXTENSION # OF HANDRAIL AT TOP",
    isSure: true,
  },
  {
    thing: "guard",
    property: "height",
    ends: ["floor", "top of guard"],
    leastIn: 24,
    mostIn: 60,
    says: "GUARD # HIGH",
    isSure: true,
  },
  {
    thing: "guard",
    property: "opening",
    ends: ["picket", "picket"],
    isUpright: false,
    leastIn: 2,
    mostIn: 8,
    says: "GUARD PICKETS # CLEAR OPENING",
    isSure: true,
  },
  {
    thing: "stair",
    property: "width",
    ends: ["edge of treads", "edge of treads"],
    told: "clear width of stair",
    leastIn: 20,
    mostIn: 120,
    says: "STAIR # CLEAR WIDTH",
    isSure: false,
  },
  {
    thing: "landing",
    property: "depth",
    ends: ["last tread", "wall"],
    leastIn: 24,
    mostIn: 120,
    says: "STAIR LANDING # DEEP",
    isSure: true,
  },
  {
    thing: "water closet",
    property: "distance",
    ends: ["middle of closet", "wall"],
    leastIn: 8,
    mostIn: 48,
    says: "WALL TO CENTERLINE OF WATER CLOSET #",
    isSure: true,
  },
  {
    thing: "water closet",
    property: "distance",
    ends: ["front of closet", "wall"],
    leastIn: 8,
    mostIn: 120,
    says: "CLEAR IN FRONT OF WATER CLOSET #",
    isSure: true,
  },
  {
    thing: "toilet seat",
    property: "height",
    ends: ["floor", "seat of closet"],
    leastIn: 10,
    mostIn: 24,
    says: "TOILET SEAT # ABOVE FLOOR",
    isSure: true,
  },
  {
    thing: "sill",
    property: "height",
    ends: ["floor", "sill"],
    leastIn: 6,
    mostIn: 90,
    says: "WINDOW SILL # ABOVE FLOOR",
    isSure: false,
  },
  {
    thing: "eave",
    property: "distance",
    ends: ["tip of roof", "lot line"],
    isUpright: false,
    within: ["property line"],
    says: "EAVE # TO PROPERTY LINE",
    isSure: true,
  },
  {
    thing: "footing",
    property: "depth",
    ends: ["grade", "bottom of footing"],
    isUpright: true,
    leastIn: 2,
    mostIn: 120,
    says: "BOTTOM OF FOOTING # BELOW GRADE",
    isSure: true,
  },
  {
    thing: "access aisle",
    property: "width",
    ends: ["side of aisle", "side of aisle"],
    leastIn: 30,
    mostIn: 144,
    says: "ACCESS AISLE # WIDE",
    isSure: true,
  },
  {
    thing: "accessible parking space",
    property: "width",
    ends: ["side of aisle", "side of stall"],
    leastIn: 84,
    mostIn: 240,
    says: "ACCESSIBLE PARKING SPACE # WIDE",
    isSure: false,
  },
  {
    thing: "accessible parking space",
    property: "width",
    ends: ["side of aisle", "side of accessible stall"],
    leastIn: 84,
    mostIn: 240,
    says: "ACCESSIBLE PARKING SPACE # WIDE",
    isSure: true,
  },
  {
    thing: "side grab bar",
    property: "length",
    ends: ["end of side bar", "end of side bar"],
    leastIn: 18,
    mostIn: 72,
    says: "SIDE GRAB BAR # LONG",
    isSure: true,
  },
  {
    thing: "rear grab bar",
    property: "length",
    ends: ["end of rear bar", "end of rear bar"],
    leastIn: 18,
    mostIn: 60,
    says: "REAR GRAB BAR # LONG",
    isSure: true,
  },
  {
    thing: "grab bar",
    property: "height",
    ends: ["floor", "grab bar"],
    leastIn: 24,
    mostIn: 48,
    says: "GRAB BAR # ABOVE FLOOR",
    isSure: true,
  },
  {
    thing: "shower",
    property: "width",
    ends: ["side of shower", "side of shower"],
    leastIn: 18,
    mostIn: 72,
    says: "SHOWER # WIDE",
    isSure: true,
  },
  {
    thing: "landing",
    property: "depth",
    ends: ["wall", "edge of stoop"],
    leastIn: 18,
    mostIn: 96,
    says: "LANDING # DEEP AT DOOR",
    isSure: false,
  },
  {
    thing: "receptacle",
    property: "distance",
    ends: ["receptacle on wall", "receptacle on wall"],
    leastIn: 36,
    mostIn: 288,
    says: "RECEPTACLES # APART ALONG WALL",
    isSure: false,
  },
  {
    thing: "counter receptacle",
    property: "distance",
    ends: ["receptacle over counter", "receptacle over counter"],
    leastIn: 12,
    mostIn: 144,
    says: "COUNTER RECEPTACLES # APART",
    isSure: false,
  },
  {
    thing: "corridor",
    property: "width",
    told: "clear width of corridor",
    says: "CORRIDOR # CLEAR WIDTH",
    isSure: false,
  },
  {
    thing: "door",
    property: "width",
    told: "width of door",
    leastIn: 20,
    mostIn: 72,
    says: "DOOR # WIDE",
    isSure: false,
  },
  {
    thing: "door",
    property: "width",
    told: "clear width of door",
    leastIn: 20,
    mostIn: 72,
    says: "DOOR # CLEAR WIDTH",
    isSure: false,
  },
  {
    thing: "latch clearance",
    property: "distance",
    told: "latch side clearance of door",
    says: "LATCH SIDE #",
    isSure: false,
  },
  {
    thing: "latch clearance",
    property: "distance",
    told: "latch side clearance, pull side of door",
    says: "LATCH SIDE # ON PULL SIDE",
    isSure: false,
  },
  {
    thing: "latch clearance",
    property: "distance",
    told: "latch side clearance, push side of door",
    says: "LATCH SIDE # ON PUSH SIDE",
    isSure: false,
  },
];

/** What lies between two ends; null where nothing is known to, or not so much of it. */
export function measuredBetween(
  ends: Ends,
  { isUpright, valueIn }: { isUpright: boolean; valueIn: number },
): Measured | null {
  const found = MEASURED.filter((it) =>
    isBetween(it, ends) &&
    (it.isUpright ?? getProperty(it.property).isUpright ?? isUpright) === isUpright &&
    isInRange(it, valueIn)
  );
  return found.length === 1 ? found[0] : null;
}

/** The line of the table a figure was read by, between ends or as the plan of a floor calls it; null for others. */
export function measuredBy(
  { thing, property, ends }: {
    thing: string | null;
    property: string;
    ends?: readonly [string, string];
  },
  valueIn: number,
): Measured | null {
  const isOne = (it: Measured) =>
    ends
      ? it.thing === thing && it.property === property && isBetween(it, ends)
      : it.told === `${property} of ${thing}`;
  return MEASURED.find((it) => isOne(it) && isInRange(it, valueIn)) ?? null;
}

const isBetween = ({ ends }: Measured, [a, b]: readonly [string, string]): boolean =>
  ends !== undefined && (ends[0] === a && ends[1] === b || ends[0] === b && ends[1] === a);

const isInRange = ({ leastIn = 0, mostIn = Infinity }: Measured, valueIn: number): boolean =>
  valueIn >= leastIn && valueIn <= mostIn;
