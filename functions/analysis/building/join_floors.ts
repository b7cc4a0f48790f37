/**
 * Stairs that go on from floor to floor across the sheets of a set: those of one mark, else those that lie at one place
 * of the building, by the marks of its grid or by the sheet. Plans of one series alone are joined.
 */
import type { Building, PlanStair, PlanStairway } from "../../_shared/domain/building.ts";
import type { Sheet, Tag } from "../../_shared/domain/plan_set.ts";
import {
  centre,
  gapBetween,
  type PercentRect,
  type PointRect,
  unionRect,
} from "../../_shared/geometry.ts";
import { type JoinedStair, waysOverStairs } from "../../_shared/topology/over_stairs.ts";
import { levelOf } from "./levels.ts";
import { shiftBetween } from "./same_place.ts";

/** A stair on one plan: its flights that lie together, and what it is called. */
interface Stair {
  building: Building;
  /** Number of its sheet. */
  sheet: string | null;
  level: number;
  series: string;
  flights: PlanStair[];
  name: string | null;
  /** `1` of STAIR 1. */
  mark: string | null;
}

/** Flights of one stair lie this close, feet. */
const TOGETHER_FT = 4.5;
/** Boxes of one stair share this much of the smaller. */
const SAME = 0.4;
const MARKED = /\bST(?:AIR(?:S|WAY|WELL)?|R)?\b\.?[ -]*(?:NO\.? ?|#)?([A-Z]|\d{1,2})$/i;

/** The plans with the stairs that join them, and the ways that go over these. */
export function joinFloors(
  buildings: readonly Building[],
  { sheets, marks }: { sheets: readonly Sheet[]; marks: readonly Tag[] },
): Building[] {
  const stairs = buildings.flatMap((it) => stairsOf(it, sheets));
  const pairs = pairStairs(stairs, marks);
  if (pairs.length === 0) return [...buildings];
  const joined = pairs.map(({ lower, upper }): JoinedStair => ({
    lower: { page: lower.building.page, flights: lower.flights },
    upper: { page: upper.building.page, flights: upper.flights },
  }));
  const ways = waysOverStairs(buildings, joined);
  return buildings.map((building) => {
    const stairways = pairs.flatMap((it) => stairwaysAt(building, it));
    const overStairs = ways.get(building.page) ?? null;
    return stairways.length === 0 ? building : { ...building, stairways, overStairs };
  });
}

interface Pair {
  lower: Stair;
  upper: Stair;
  how: PlanStairway["how"];
}

/** Each stair with the one above it, the lowest first; none where two lead into one. */
function pairStairs(stairs: readonly Stair[], marks: readonly Tag[]): Pair[] {
  const series = Map.groupBy(stairs, (it) => it.series);
  return [...series.values()].flatMap((all) => {
    const levels = [...new Set(all.map(({ level }) => level))].sort((a, b) => a - b);
    return levels.slice(1).flatMap((level, index) => {
      // The floor between is not drawn, or no stair was found on it.
      if (level - levels[index] > 1) return [];
      const lower = all.filter((it) => it.level === levels[index] && goes(it, "UP"));
      const upper = all.filter((it) => it.level === level && goes(it, "DN"));
      // Two plans of one floor: on which of them the stair continues, nobody says.
      const pages = [lower, upper].map((floor) => new Set(floor.map((it) => it.building.page)));
      if (pages.some(({ size }) => size > 1)) return [];
      const pairs = lower.flatMap((it) => pairOf(it, upper, marks));
      return pairs.filter((it) => !pairs.some((other) => other !== it && other.upper === it.upper));
    });
  });
}

/** Whether a stair may go that way: no flight, or not all of them, say the other. */
const goes = ({ flights }: Stair, way: "UP" | "DN"): boolean =>
  flights.some(({ direction }) => direction === null || direction === way);

function pairOf(lower: Stair, floor: readonly Stair[], marks: readonly Tag[]): Pair[] {
  const marked = lower.mark === null ? [] : floor.filter(({ mark }) => mark === lower.mark);
  if (marked.length === 1) return [{ lower, upper: marked[0], how: "mark" }];
  const open = floor.filter(({ mark }) => mark === null || lower.mark === null);
  if (open.length === 0) return [];
  const shift = shiftBetween(lower.building, open[0].building, marks);
  if (shift === null) return [];
  const here = boxInFeet(lower);
  const moved = { ...here, x: here.x + shift.x, y: here.y + shift.y };
  const placed = open.filter((it) => sharedShare(moved, boxInFeet(it)) > SAME);
  return placed.length === 1 ? [{ lower, upper: placed[0], how: "place" }] : [];
}

const boxInFeet = ({ flights, building }: Pick<Stair, "flights" | "building">): PointRect =>
  inFeet(unionRect(flights.map(({ box }) => box)), building);

const inFeet = (box: PercentRect, { feetPerPercent: { x, y } }: Building): PointRect => ({
  x: box.x * x,
  y: box.y * y,
  width: box.width * x,
  height: box.height * y,
});

/** How much of the smaller of two boxes lies in both. */
function sharedShare(a: PointRect, b: PointRect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const deep = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const least = Math.min(a.width * a.height, b.width * b.height);
  return wide > 0 && deep > 0 && least > 0 ? wide * deep / least : 0;
}

/** What a pair says of the plan of one page. */
function stairwaysAt({ page }: Building, { lower, upper, how }: Pair): PlanStairway[] {
  const idsOf = ({ flights }: Stair) => flights.map(({ id }) => id);
  const way = (from: Stair, to: Stair, goes: PlanStairway["goes"]): PlanStairway[] =>
    from.building.page === page
      ? [{
        flights: idsOf(from),
        to: { page: to.building.page, sheet: to.sheet, flights: idsOf(to) },
        goes,
        name: from.name ?? to.name,
        how,
      }]
      : [];
  return [...way(lower, upper, "up"), ...way(upper, lower, "down")];
}

/** Stairs of a plan whose floor its titles tell. */
function stairsOf(building: Building, sheets: readonly Sheet[]): Stair[] {
  const sheet = sheets.find(({ page }) => page === building.page);
  return flightsTogether(building).flatMap((flights): Stair[] => {
    const room = building.rooms.find(({ id }) => id === flights[0].room);
    const drawing = room?.drawing ?? nearestDrawing(flights[0], building);
    const told = levelOf(drawing ?? "") ?? levelOf(sheet?.title ?? "");
    if (!told) return [];
    const name = room?.name && /\bST(?:AIR|R)/i.test(room.name) ? room.name : null;
    return [{
      building,
      sheet: sheet?.number ?? null,
      level: told.level,
      series: `${sheet?.discipline} ${told.series}`,
      flights,
      name,
      mark: MARKED.exec(name ?? "")?.[1]?.toUpperCase() ?? null,
    }];
  });
}

/** The flights of a plan, those of one stair together. */
function flightsTogether(building: Building): PlanStair[][] {
  const groups: PlanStair[][] = [];
  for (const flight of building.stairs) {
    const isNear = (it: PlanStair) =>
      it.room === flight.room &&
      gapBetween(inFeet(it.box, building), inFeet(flight.box, building)) < TOGETHER_FT;
    const group = groups.find((all) => all.some(isNear));
    if (group) group.push(flight);
    else groups.push([flight]);
  }
  return groups;
}

/** Title of the drawing of the nearest room, for a flight outside of all. */
function nearestDrawing(flight: PlanStair, building: Building): string | null {
  const at = { ...centre(inFeet(flight.box, building)), width: 0, height: 0 };
  const [nearest] = building.rooms.filter(({ drawing }) => drawing)
    .map(({ box, drawing }) => ({ drawing, far: gapBetween(inFeet(box, building), at) }))
    .sort((a, b) => a.far - b.far);
  return nearest?.drawing ?? null;
}
