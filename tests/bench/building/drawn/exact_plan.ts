/** The model of a building straight from its data: what a reader without a fault would find on the sheet. */
import {
  type Building,
  OUTSIDE_ID,
  type PlanOpening,
  type PlanPoint,
} from "../../../../functions/_shared/domain/building.ts";
import { measureFloor } from "../../../../functions/_shared/topology/mod.ts";
import type { BuildingData, DoorData } from "./data.ts";
import { SIZES } from "./draw.ts";
import { openingOf, ringOf } from "./outline.ts";

/** Inches one percent of the invented page stands for. */
const INCHES = 12;

/** One percent of the page is one foot; rooms and doors bear their marks as ids. */
export function exactPlan(building: BuildingData): Building {
  const rooms = building.rooms.map(({ number, name, clear }): Building["rooms"][number] => ({
    id: number,
    name,
    number,
    drawing: null,
    box: { x: 0, y: 0, width: 100, height: 100 },
    polygon: ringOf(clear).map(([x, y]): PlanPoint => [x / INCHES, y / INCHES]),
    areaSqft: clear.reduce((sum, [, , width, depth]) => sum + width * depth, 0) / 144,
    confidence: 1,
  }));
  const openings = building.doors.map((door) => toOpening(building, door));
  const fixtures = building.fixtures.map(
    ({ type, room, at: [x, y], back }, index): Building["fixtures"][number] => {
      const isLevel = back === "N" || back === "S";
      const [wide, deep] = SIZES[type];
      const [width, height] = isLevel ? [wide, deep] : [deep, wide];
      const left = back === "W" ? x : back === "E" ? x - width : x - width / 2;
      const top = back === "N" ? y : back === "S" ? y - height : y - height / 2;
      return {
        id: `f${index + 1}`,
        type,
        box: { x: left / 12, y: top / 12, width: width / 12, height: height / 12 },
        room,
        how: "shape",
      };
    },
  );
  const plan = {
    page: 1,
    pointsPerFoot: 18,
    feetPerPercent: { x: 1, y: 1 },
    isScaleVerified: true,
    readBy: "geometry" as const,
    rooms,
    openings,
    fixtures,
    stairs: [],
    symbols: [],
  };
  return { ...plan, ...measureFloor(plan) };
}

function toOpening(building: BuildingData, door: DoorData): PlanOpening {
  const { mark, between, width, kind = "single", hingesFirst = true } = door;
  const { rect: [x, y, wide, deep], isUpright } = openingOf(building, door);
  const jambs: PlanPoint[] = isUpright
    ? [[x + wide / 2, y], [x + wide / 2, y + deep]]
    : [[x, y + deep / 2], [x + wide, y + deep / 2]];
  const line = (hingesFirst ? jambs : jambs.reverse())
    .map(([px, py]): PlanPoint => [px / INCHES, py / INCHES]) as [PlanPoint, PlanPoint];
  const swings = kind === "single" || kind === "double";
  const sides = between.map((it) => it === "outside" ? OUTSIDE_ID : it) as [string, string];
  return {
    id: mark,
    kind,
    box: { x: x / INCHES, y: y / INCHES, width: wide / INCHES, height: deep / INCHES },
    line,
    leafIn: swings ? (kind === "double" ? width / 2 : width) : null,
    widthIn: width,
    between: sides,
    swingsInto: swings ? sides[1] : null,
    hinge: kind === "single" ? line[0] : null,
    hingeSide: null,
    mark,
  };
}
