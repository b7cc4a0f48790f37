/** The exact truth of sheets drawn from building data, as `truth.json` beside `plans.pdf` states it. */
import type { PercentRect } from "../../../functions/_shared/geometry.ts";

export type Point = [number, number];

export interface TrueRoom {
  page: number;
  number: string | null;
  name: string;
  areaSqFt: number;
  polygonPct: Point[];
  /** A porch: its doors lead outside. */
  exterior?: boolean;
  /** False where the plan letters its name alone: what is drawn then tells its name. */
  numberOnPlan?: boolean;
}

export interface TrueDoor {
  id: string;
  page: number;
  mark: string | null;
  centerPct: Point;
  boxPct: PercentRect;
  widthIn: number;
  leafIn: number;
  from: string;
  to: string;
  swingsInto: string | null;
  hingeSide: "left" | "right" | null;
  kind: string;
}

export interface TrueStair {
  page: number;
  boxPct: PercentRect;
  widthIn: number;
}

export interface TrueFixture {
  page: number;
  type: string;
  centerPct: Point;
}

export interface TrueSymbol {
  page: number;
  type: string;
  centerPct: Point;
  room: string;
}

export interface TrueDimension {
  page: number;
  text: string;
  valueIn: number;
  boxPct: PercentRect;
  measures: {
    property: string;
    thing?: string;
    room?: string;
    door?: string;
    stair?: string;
    ends?: string[];
  };
}

/** A toilet compartment, whose door is none of those of rooms. */
export interface TrueCompartment {
  page: number;
  boxPct: PercentRect;
  doorIn: number;
}

export interface Truth {
  /** The project's, in capitals. */
  title?: string;
  sheets: { page: number; sizeIn: [number, number]; kind: string; rotate?: number }[];
  rooms: TrueRoom[];
  doors: TrueDoor[];
  stairs: TrueStair[];
  fixtures: TrueFixture[];
  /** Machines a truth keeps apart from fixtures: to name them is right, and nobody asks for them. */
  appliances?: TrueFixture[];
  /** What is drawn and no fixture. */
  furniture?: { page: number; type: string; boxPct: PercentRect }[];
  dimensions: TrueDimension[];
  compartments?: TrueCompartment[];
  symbols?: TrueSymbol[];
}

/** A list of the truth, empty where a set does not state it. */
export function readTruth(text: string): Truth {
  const truth = JSON.parse(text) as Partial<Truth>;
  return {
    title: truth.title,
    sheets: truth.sheets ?? [],
    rooms: truth.rooms ?? [],
    doors: truth.doors ?? [],
    stairs: truth.stairs ?? [],
    fixtures: truth.fixtures ?? [],
    appliances: truth.appliances,
    furniture: truth.furniture,
    dimensions: truth.dimensions ?? [],
    compartments: truth.compartments,
    symbols: truth.symbols,
  };
}
