import rule from "../../../../../functions/_rules/egress/rooms/habitable-room-area.ts";
import { drawnBuilding } from "../../../../fakes/building.ts";
import { aHouse, aPlanSet, aProject, aRoom, aSheet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed } from "../_under.ts";

const room = (name: string, areaSqft: number, areaFrom: "printed" | "measured" = "printed") =>
  aPlanSet({ rooms: [aRoom(name, { areaSqft, areaFrom })] });

testRule(rule, [
  ["fails 69 sq ft", room("BEDROOM 3", 69), "fail"],
  ["passes 70 sq ft", room("STUDY", 70), "pass"],
  ["passes 71 sq ft", room("DEN", 71), "pass"],
  ["only asks about a measured area", room("DEN", 66, "measured"), "cantTell"],
  ["leaves kitchens alone", room("KITCHEN / DINING", 60), ""],
  ["judges the office of a home", room("HOME OFFICE", 66), "fail"],
  ["leaves the offices of a trade alone", room("SALES OFFICE", 66), ""],
  ["leaves an office where nobody lives alone", room("OFFICE", 157), ""],
  [
    "judges an office beside a bedroom",
    aPlanSet({ rooms: [aRoom("OFFICE", { areaSqft: 66 }), aRoom("BEDROOM 2")] }),
    "fail",
  ],
  [
    "takes the area of a house beside its site plan for no room",
    aPlanSet({
      sheets: [aSheet({ kind: "site", title: "SITE PLAN" })],
      rooms: [aRoom("LIVING", { areaSqft: 1716 })],
    }),
    "",
  ],
  ["leaves closets alone", room("BEDROOM 2 CLOSET", 12), ""],
  ["leaves other buildings alone", room("BEDROOM", 60), "", aProject()],
], aHouse());

testRule(rule, [
  ["reads a room in words", "BEDROOM 3 HAS 66 SQ. FT. OF FLOOR AREA", "fail", aHouse()],
  [
    "takes its glass for no area",
    "LIVING ROOM HAS 32 SQ FT OF GLASS FOR 396 SQ FT OF FLOOR",
    "",
    aHouse(),
  ],
  ["passes 70 sq ft in words", "BEDROOM 3 HAS 70 SQ. FT. OF FLOOR AREA", "pass", aHouse()],
  [
    "leaves an opening's area alone",
    "BEDROOM 3 HAS A NET CLEAR OPENING OF 5.7 SQ. FT.",
    "",
    aHouse(),
  ],
  ["leaves a kitchen in words alone", "KITCHEN HAS 62 SQ. FT.", "", aHouse()],
]);

testRule(rule, [
  ["reads a room called BED 4", `BED 4: 61 SF`, "fail"],
  ["passes 70 sq ft", `BED 4: 70 SF`, "pass"],
  [
    "reads BR. 3 of a list",
    listed("ROOM AREAS - UNIT B", ["ROOM", "AREA"], ["BR. 3", "65 SF"]),
    "fail",
  ],
  ["leaves a planting bed alone", "PLANTING BED 4, 61 SF", ""],
  [
    "leaves the living area of a dwelling alone",
    listed("PROJECT DATA", ["ITEM", "VALUE"], ["Living area", "1,450 sq ft"]),
    "",
  ],
], aHouse());

/** A printed room on a plan that draws two rooms, one with a door of its own and one without. */
const drawn = (name: string, hasDoor: boolean) => {
  const building = drawnBuilding();
  building.rooms[1].name = name;
  if (!hasDoor) building.openings = building.openings.slice(0, 1);
  const rooms = [aRoom(name, { areaSqft: 65, areaFrom: "dimensions" })];
  return { ...aPlanSet({ rooms }), buildings: [building] };
};

testRule(rule, [
  ["fails a dining room with a door", drawn("DINING", true), "fail"],
  ["asks about a dining corner without one", drawn("DINING", false), "cantTell"],
  ["fails a bedroom whose door was not found", drawn("BEDROOM 2", false), "fail"],
], aHouse());
