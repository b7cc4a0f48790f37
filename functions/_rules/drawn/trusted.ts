/** Which drawn plans may be asked about, how exactly they measure, and what their spaces are called. */
import {
  type Building,
  OUTSIDE_ID,
  type PlanOpening,
  type PlanRoom,
} from "../../_shared/domain/building.ts";
import type { Discipline, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { PART_OF_FLOOR } from "../../_shared/domain/floor_titles.ts";
import { perPlan } from "../reading/per_plan.ts";

/** A plan with the sheet it stands on. */
export interface DrawnPlan {
  building: Building;
  sheet: Sheet;
  /** Shows a floor from edge to edge, with doors to all of it: ways along it can be walked. */
  isWhole: boolean;
}

/** Trades that draw walls and doors as they are built; others draw them as background. */
const ARCHITECTS: readonly Discipline[] = ["architectural", "life safety", "general", "other"];
/** Where fewer rooms have a drawn way out, doors were missed. */
const REACHED = 0.9;
/** Rooms one only passes through. */
const PASSED = /\bVESTIBULE|\bAIR ?LOCK/i;
/** Fewer rooms are no floor. */
const LEAST_ROOMS = 3;

/** Plans at a scale that printed dimensions prove, whatever their lettering was read by. */
const scaledPlans: (plan: PlanSet) => readonly DrawnPlan[] = perPlan((plan) =>
  plan.buildings.flatMap((building): DrawnPlan[] => {
    const sheet = plan.sheets.find(({ page }) => page === building.page);
    if (!sheet || !building.isScaleVerified) return [];
    if (!ARCHITECTS.includes(sheet.discipline)) return [];
    const titles = [sheet.title, ...building.rooms.map(({ drawing }) => drawing)].join(" ");
    const { topology, egress, rooms } = building;
    const isWhole = !PART_OF_FLOOR.test(titles) && rooms.length >= LEAST_ROOMS &&
      egress.exits.length > 0 && (topology?.reached ?? 0) >= REACHED &&
      !rooms.some((room) => leadsNowhere(room, building));
    return [{ building, sheet, isWhole }];
  })
);

/** One passes through a vestibule; where it has one door, another was missed. */
const leadsNowhere = ({ id, name }: PlanRoom, { openings }: Building): boolean =>
  PASSED.test(name ?? "") &&
  openings.filter(({ kind, between }) => kind !== "window" && between.includes(id)).length < 2;

/** Plans measured from lines at a proven scale. */
export const drawnPlans: (plan: PlanSet) => readonly DrawnPlan[] = perPlan((plan) =>
  scaledPlans(plan).filter(({ building }) => building.readBy === "geometry")
);

/** Whole floors at a proven scale: what leads where on them is known well enough to ask. */
export const wholeFloors: (plan: PlanSet) => readonly DrawnPlan[] = perPlan((plan) =>
  scaledPlans(plan).filter(({ isWhole }) => isWhole)
);

/** What a line may be off by: a point on paper, inches of the building. */
export const toleranceIn = ({ pointsPerFoot }: Building): number => Math.ceil(12 / pointsPerFoot);

/** Usual scales of plans, by the inches on paper that are a foot. */
const SCALES: readonly (readonly [inches: number, text: string])[] = [
  [1 / 16, "1/16 in"],
  [3 / 32, "3/32 in"],
  [1 / 8, "1/8 in"],
  [3 / 16, "3/16 in"],
  [1 / 4, "1/4 in"],
  [3 / 8, "3/8 in"],
  [1 / 2, "1/2 in"],
  [3 / 4, "3/4 in"],
  [1, "1 in"],
];

/** `1/4 in = 1 ft`. */
export function scaleOf({ pointsPerFoot }: Building): string {
  const inches = pointsPerFoot / 72;
  const usual = SCALES.find(([it]) => Math.abs(it - inches) < 0.02 * it)?.[1];
  return `${usual ?? `${Math.round(inches * 1000) / 1000} in`} = 1 ft`;
}

/** What a space is called. */
export function nameOf({ rooms }: Building, id: string | null): string {
  if (id === OUTSIDE_ID) return "outside";
  const room = rooms.find((it) => it.id === id);
  return room ? labelOf(room) : "?";
}

export const labelOf = ({ number, name }: PlanRoom): string =>
  [number, name].filter(Boolean).join(" ") || "a room without a name";

/** `Door 105 between 100 CORRIDOR and 105 TOILET`. */
export function doorName(building: Building, { mark, between: [a, b] }: PlanOpening): string {
  const what = mark === null ? "The door" : `Door ${mark}`;
  return `${what} between ${nameOf(building, a)} and ${nameOf(building, b)}`;
}
