/** What plans count and measure for calculations: areas of rooms, fixtures by who uses the room, ways along the floor. */
import type { FixtureType } from "../../_shared/domain/building.ts";
import type { Evidence, PlanSet, Room } from "../../_shared/domain/plan_set.ts";
import { contains } from "../../_shared/geometry.ts";
import { drawnPlans, labelOf, scaleOf } from "./trusted.ts";

/** A figure nobody printed, with the place it was measured at. */
export interface DrawnFigure {
  value: number;
  at: Evidence;
}

const CONFIDENCE = 0.8;

const figure = (
  value: number,
  { page, box, sheet }: Pick<Evidence, "page" | "box" | "sheet">,
  sourceText: string,
): DrawnFigure => ({
  value,
  at: { page, box, sheet, sourceText, readBy: "geometry", confidence: CONFIDENCE },
});

/** Area of a lettered room inside its walls, square feet; null where no plan at a proven scale closes it. */
export function drawnArea(plan: PlanSet, room: Room): DrawnFigure | null {
  for (const { building, sheet } of drawnPlans(plan)) {
    if (building.page !== room.page) continue;
    const drawn = building.rooms.find((it) =>
      it.name === room.name && it.number === room.number && contains(it.box, room.box, 0.5)
    );
    if (!drawn?.areaSqft) continue;
    const at = { page: building.page, box: drawn.box, sheet: sheet.number };
    const value = Math.round(drawn.areaSqft);
    const words = `${labelOf(drawn)}: ${value} sq ft measured at ${scaleOf(building)}`;
    return figure(value, at, words);
  }
  return null;
}

const WOMEN = /\bWOMEN|\bGIRLS|\bLADIES/i;
const MEN = /\bMEN'?S?\b|\bBOYS|\bGENTLEMEN/i;

/** Fixtures drawn in the rooms of one sex over all whole floors; null where there is no such room with any. */
export function drawnFixtures(
  plan: PlanSet,
  sex: "women" | "men",
  type: FixtureType,
): DrawnFigure | null {
  const pattern = sex === "women" ? WOMEN : MEN;
  const found = drawnPlans(plan).filter(({ isWhole }) => isWhole).flatMap(({ building, sheet }) => {
    const rooms = building.rooms.filter(({ name }) => name !== null && pattern.test(name));
    const fixtures = building.fixtures.filter((it) =>
      it.type === type && rooms.some(({ id }) => id === it.room)
    );
    return fixtures.length === 0 ? [] : [{ building, sheet, fixtures, rooms }];
  });
  if (found.length === 0) return null;
  const [{ building, sheet, rooms }] = found;
  const value = found.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
  const names = found.flatMap((it) => it.rooms.map(labelOf)).join(", ");
  const at = { page: building.page, box: rooms[0].box, sheet: sheet.number };
  return figure(value, at, `${value} drawn in ${names}`);
}

/** What is measured along whole floors, feet, and how many doors end a way out of the one with fewest. */
export interface DrawnWays {
  travel: DrawnFigure | null;
  commonPath: DrawnFigure | null;
  exits: DrawnFigure | null;
  apart: DrawnFigure | null;
  diagonal: DrawnFigure | null;
}

/** The longest ways of any floor, and exits of the floor whose exits lie closest for its size. */
export function drawnWays(plan: PlanSet): DrawnWays {
  const floors = drawnPlans(plan).filter(({ isWhole }) => isWhole);
  const longest = (
    what: string,
    of: (floor: typeof floors[number]) => { room: string; lengthFt: number } | null | undefined,
  ): DrawnFigure | null => {
    const all = floors.flatMap((floor) => {
      const way = of(floor);
      return way ? [{ floor, way }] : [];
    }).sort((a, b) => b.way.lengthFt - a.way.lengthFt);
    if (all.length === 0) return null;
    const [{ floor: { building, sheet }, way }] = all;
    const room = building.rooms.find(({ id }) => id === way.room)!;
    const at = { page: building.page, box: room.box, sheet: sheet.number };
    const words = `${what} from ${labelOf(room)}: ${way.lengthFt} ft measured at ${
      scaleOf(building)
    }`;
    return figure(way.lengthFt, at, words);
  };
  const apart = floors.flatMap(({ building, sheet }) => {
    const floor = building.topology?.separations.find(({ room }) => room === null);
    const door = building.openings.find(({ id }) => id === floor?.between[0]);
    return floor && door ? [{ building, sheet, floor, box: door.box }] : [];
  }).sort((a, b) => a.floor.apartFt / a.floor.diagonalFt - b.floor.apartFt / b.floor.diagonalFt)[0];
  const [fewest] = floors.toSorted((a, b) =>
    a.building.egress.exits.length - b.building.egress.exits.length
  );
  const separation = (value: number, what: string): DrawnFigure | null => {
    const { building, sheet, box } = apart;
    const at = { page: building.page, box, sheet: sheet.number };
    return figure(value, at, `${what}: ${value} ft measured at ${scaleOf(building)}`);
  };
  return {
    travel: longest("Longest travel distance", ({ building }) => building.egress.longest),
    commonPath: longest("Common path", ({ building }) => building.topology?.commonPath),
    exits: fewest ? exitsOf(fewest) : null,
    apart: apart ? separation(apart.floor.apartFt, "Exits apart") : null,
    diagonal: apart ? separation(apart.floor.diagonalFt, "Diagonal of the floor") : null,
  };
}

function exitsOf({ building, sheet }: ReturnType<typeof drawnPlans>[number]): DrawnFigure | null {
  const doors = building.openings.filter(({ id }) => building.egress.exits.includes(id));
  if (doors.length === 0) return null;
  const at = { page: building.page, box: doors[0].box, sheet: sheet.number };
  return figure(
    doors.length,
    at,
    `${doors.length} ${doors.length === 1 ? "door" : "doors"} drawn at the end of an egress path`,
  );
}
