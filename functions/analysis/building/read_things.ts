/** What a page draws on a floor besides rooms and fixtures: parking stalls, elevators, ramps, guards. */
import type { PlanSymbol, ThingSize } from "../../_shared/domain/building.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import type { FoundThing } from "./elevators.ts";
import { findGuards } from "./guards.ts";
import { type Direction, type PlanLine, type Point, toPoint } from "./lines.ts";
import { findStalls } from "./parking.ts";
import { findRamps } from "./ramps.ts";
import type { Wall } from "./walls.ts";

/** Things of a page, in points. */
export function readThings(
  page: PageReading,
  { elevators, walls, directions, isDrawn, isWall, isParked, pointsPerFoot }: {
    elevators: readonly FoundThing[];
    walls: readonly Wall[];
    directions: readonly Direction[];
    /** Whether a line draws something else: treads, boards, hatching, a leaf. */
    isDrawn: (line: PlanLine) => boolean;
    isWall: (x: number, y: number) => boolean;
    /** Whether cars stand at a place. */
    isParked: (point: Point) => boolean;
    pointsPerFoot: number;
  },
): (Pick<PlanSymbol, "type" | "how" | "size"> & { box: PointRect })[] {
  const keyOf = ({ ux, uy }: Direction, at: number) => `${ux} ${uy} ${at}`;
  const faces = new Set(walls.flatMap(({ direction, at }) => at.map((it) => keyOf(direction, it))));
  const isFace = (direction: Direction, { at }: PlanLine) => faces.has(keyOf(direction, at));
  const isFree = (direction: Direction, line: PlanLine) => {
    const { x, y } = toPoint(direction, (line.from + line.to) / 2, line.at);
    return !isDrawn(line) && !isFace(direction, line) && !isWall(x, y);
  };
  const texts = page.lines;
  return [
    ...findStalls(directions, { pointsPerFoot, isOpen: isParked })
      .map(({ type, box }) => ({ type, box, how: "shape" as const })),
    ...[
      ...elevators,
      ...findRamps(directions, { texts, isFace, isWall, pointsPerFoot }),
      ...findGuards({ directions, texts, isFree, pointsPerFoot }),
    ].map((it) => ({ type: it.type, box: it.box, how: it.how, size: sizeOf(it, pointsPerFoot) })),
  ];
}

function sizeOf({ type, box, words, strip }: FoundThing, pointsPerFoot: number): ThingSize {
  const inches = (points: number) => Math.round(points / pointsPerFoot * 120) / 10;
  const sides = [box.width, box.height];
  return {
    widthIn: type === "guard" ? null : inches(strip?.widthPt ?? Math.min(...sides)),
    lengthIn: inches(strip?.lengthPt ?? Math.max(...sides)),
    landingsIn: (strip?.landingsPt ?? []).map(inches),
    words,
  };
}
