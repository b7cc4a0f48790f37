/** A building of two rooms: an office with the door outside, and a storage room behind it. */
import type { Building } from "../../functions/_shared/domain/building.ts";
import { measureFloor } from "../../functions/_shared/topology/mod.ts";

/** One percent of the page is one foot. */
export function drawnBuilding(): Building {
  const room = (id: string, name: string, x: number): Building["rooms"][number] => ({
    id,
    name,
    number: null,
    drawing: "FLOOR PLAN",
    box: { x, y: 10, width: 10, height: 10 },
    polygon: [[x, 10], [x + 10, 10], [x + 10, 20], [x, 20]],
    areaSqft: 100,
    confidence: 0.9,
  });
  const rooms = [room("p1r1", "OFFICE", 10), room("p1r2", "STORAGE", 20)];
  const door = {
    kind: "single" as const,
    leafIn: 36,
    widthIn: 36,
    hinge: null,
    hingeSide: null,
  };
  const openings: Building["openings"] = [
    {
      ...door,
      id: "p1d1",
      box: { x: 13, y: 9, width: 3, height: 3 },
      line: [[13, 10], [16, 10]],
      between: ["p1r1", "outside"],
      swingsInto: "outside",
      mark: "101",
    },
    {
      ...door,
      id: "p1d2",
      box: { x: 19, y: 13, width: 3, height: 3 },
      line: [[20, 13], [20, 16]],
      between: ["p1r1", "p1r2"],
      swingsInto: "p1r2",
      mark: null,
    },
  ];
  const feetPerPercent = { x: 1, y: 1 };
  return {
    page: 1,
    pointsPerFoot: 18,
    feetPerPercent,
    isScaleVerified: true,
    readBy: "geometry",
    rooms,
    openings,
    stairs: [],
    fixtures: [],
    symbols: [],
    ...measureFloor({ rooms, openings, feetPerPercent }),
  };
}
