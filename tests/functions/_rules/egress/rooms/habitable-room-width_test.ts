import type { Room } from "../../../../../functions/_shared/domain/plan_set.ts";
import rule from "../../../../../functions/_rules/egress/rooms/habitable-room-width.ts";
import {
  aDimension,
  aHouse,
  anEvidence,
  aPlanSet,
  aProject,
  aRoom,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { buildings } from "../../../../bench/building/drawn/buildings.ts";
import { exactPlan } from "../../../../bench/building/drawn/exact_plan.ts";
import { under } from "../_under.ts";

const room = (
  name: string,
  widthFt: number,
  depthFt: number,
  areaFrom: "dimensions" | "measured" = "dimensions",
) => aPlanSet({ rooms: [aRoom(name, { widthFt, depthFt, areaFrom })] });

testRule(rule, [
  ["fails 6 ft 10 in", room("DEN", 6.8333, 11), "fail"],
  ["passes 7 ft", room("STUDY", 10, 7), "pass"],
  ["passes 7 ft 2 in", room("BEDROOM 2", 7.1667, 12), "pass"],
  [
    "reads the dimensions of the label",
    aPlanSet({
      rooms: [aRoom("DEN", { labels: [anEvidence(`6'-8" x 11'-0"`), anEvidence("73 SF")] })],
    }),
    "fail",
  ],
  ["only asks about a measured width", room("DEN", 6.5, 10, "measured"), "cantTell"],
  ["leaves halls and baths alone", room("BATH 2", 5, 8), ""],
  ["leaves kitchens alone", room("KITCHEN", 6, 9), ""],
  ["says nothing without dimensions", aPlanSet({ rooms: [aRoom("DEN")] }), ""],
  ["leaves other buildings alone", room("DEN", 6, 9), "", aProject()],
], aHouse());

testRule(rule, [
  ["reads a room in words", `BEDROOM 3 MEASURES 6'-8" BY 12'-0"`, "fail", aHouse()],
  ["passes 7 ft in words", `BEDROOM 3 MEASURES 7'-0" BY 12'-0"`, "pass", aHouse()],
  ["leaves a closet in words alone", `BEDROOM 3 CLOSET IS 5'-0" WIDE`, "", aHouse()],
]);

testRule(rule, [
  [
    "leaves the closet of a suite alone",
    under("OWNER'S SUITE", `W.I.C. 5'-6" X 9'-0"`),
    "",
    aHouse(),
  ],
  ["fails a narrow suite", under("OWNER'S SUITE", `6'-6" X 12'-0"`), "fail", aHouse()],
]);

testRule(rule, [
  ["leaves a nook alone", under("STUDY NOOK", "5'-0\" X 6'-0\""), "", aHouse()],
]);

const between = (name: string, sideIn: number, over: Partial<Room> = {}) =>
  aPlanSet({
    rooms: [aRoom(name, over)],
    dimensions: [aDimension(`${sideIn}"`, sideIn, { across: name })],
  });

testRule(rule, [
  ["fails a dimension from wall to wall", between("BEDROOM 4", 80), "fail"],
  ["leaves 7 ft from wall to wall alone", between("BEDROOM 4", 84), ""],
  ["leaves a narrow bath alone", between("BATH 2", 60), ""],
  [
    "believes the printed dimensions of the room",
    between("BEDROOM 4", 80, { labels: [anEvidence(`7'-2" x 11'-0"`)] }),
    "pass",
  ],
], aHouse());

/** A bedroom drawn with an area, and two dimensions that measure it. */
const drawn = (areaSqft: number, ...sides: [valueIn: number, measuredIn: number | null][]) => {
  const cottage = exactPlan(buildings.cottage);
  const { number } = cottage.rooms.find(({ name }) => name === "BEDROOM 2")!;
  return aPlanSet({
    rooms: [aRoom("BEDROOM 2", { number, box: { x: 40, y: 40, width: 8, height: 2 } })],
    buildings: [{
      ...cottage,
      rooms: cottage.rooms.map((it) => it.name === "BEDROOM 2" ? { ...it, areaSqft } : it),
    }],
    dimensions: sides.map(([valueIn, measuredIn], at) =>
      aDimension(`${valueIn}"`, valueIn, {
        measuredIn,
        orientation: at === 0 ? "horizontal" : "vertical",
        measures: { property: "width", thing: "room", mark: null, room: "BEDROOM 2" },
      })
    ),
  });
};

testRule(rule, [
  [
    "fails a side that comes to the area with the other",
    drawn(71.75, [82, 82], [126, 126]),
    "fail",
  ],
  ["leaves 7 ft there alone", drawn(73.5, [84, 84], [126, 126]), ""],
  ["leaves a part of the room alone", drawn(160, [82, 82], [126, 126]), ""],
  ["leaves a figure alone whose line was not found", drawn(71.75, [82, null], [126, 126]), ""],
], aHouse());
