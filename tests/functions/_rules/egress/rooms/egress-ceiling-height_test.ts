import rule from "../../../../../functions/_rules/egress/rooms/egress-ceiling-height.ts";
import { aHouse, aList, aPlanSet, aRoom } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const room = (name: string, ceilingHeightIn: number) =>
  aPlanSet({ rooms: [aRoom(name, { ceilingHeightIn })] });

const finishes = (room: string, height: string) =>
  aPlanSet({
    rooms: [aRoom("CORRIDOR", { number: "200" }), aRoom("OFFICE", { number: "201" })],
    ...aList("ROOM FINISH SCHEDULE", ["Room", "Floor", "Height Ceiling"], [room, "VCT", height]),
  });

testRule(rule, [
  [
    "leaves toilet rooms told behind a corridor",
    `INTERIOR CEILINGS: DINING 10'-0", CORRIDOR 105 7'-6", TOILET ROOMS 7'-0" AFF CLEAR TO FINISH`,
    "",
  ],
  [
    "leaves toilet rooms told behind a corridor in whole words",
    "CORRIDOR CEILINGS SHALL BE AT 7 FEET 6 INCHES; TOILET ROOM CEILINGS AT 7 FEET 0 INCHES.",
    "",
  ],
  ["fails a corridor listed by its number", finishes("200", "7 ft 4 in."), "fail"],
  ["passes one high enough", finishes("200", "7 ft 6 in."), "pass"],
  ["leaves a listed office to the other rule", finishes("201", "7 ft 4 in."), ""],
  ["fails 7 ft 4 in", room("CORRIDOR 110", 88), "fail"],
  ["passes 7 ft 6 in", `CORRIDOR CLG 7'-6"`, "pass"],
  ["passes 8 ft", `EXIT PASSAGEWAY CEILING @ 8'-0" A.F.F.`, "pass"],
  ["fails a lobby in a note", `LOBBY CEILING HEIGHT = 7'-0"`, "fail"],
  ["leaves rooms to the other rule", room("OFFICE", 84), ""],
  ["leaves parking alone", `PARKING GARAGE EXIT CEILING 7'-0"`, ""],
  ["leaves houses alone", room("FOYER CORRIDOR", 80), "", aHouse()],
  [
    "asks about a soffit over a hall",
    `GWB SOFFIT IN EXAM HALL @ 7'-4" AFF (DUCT ABOVE)`,
    "cantTell",
  ],
  ["asks about a bulkhead", `BULKHEAD OVER CORRIDOR, BOTTOM AT +7'-2"`, "cantTell"],
  ["asks about a furred-down part", `FURR-DOWN @ HALLWAY 88" A.F.F.`, "cantTell"],
  ["fails a soffit below headroom", `SOFFIT IN CORRIDOR AT 6'-6" A.F.F.`, "fail"],
  ["passes a high soffit", `GYP. SOFFIT @ HALL 8'-0" A.F.F.`, "pass"],
  ["leaves eaves alone", `VENTED SOFFIT AT BREEZEWAY HALL ENTRY 7'-4"`, ""],
  ["leaves soffits elsewhere alone", `SOFFIT OVER COUNTER @ 7'-4" AFF`, ""],
  ["leaves the depth of a soffit alone", `CORRIDOR SOFFIT 88" WIDE`, ""],
]);

testRule(rule, [
  [
    "reads a ceiling schedule",
    listed("CEILING SCHEDULE", ["ROOM", "FINISH", "HT. A.F.F."], ["CORR. 108", "ACT-1", "7'-2\""]),
    "fail",
  ],
  [
    "leaves what hangs from ceilings alone",
    listed("CEILING FIXTURES", ["ROOM", "FIXTURE", "HT."], ["CORR. 108", "Pendant", "6'-8\""]),
    "",
  ],
]);

testRule(rule, [
  [
    "fails a bulkhead across a hall in section",
    under("SECTION AT FOYER LOBBY", `6'-5" BULKHEAD`),
    "fail",
  ],
  ["asks where heads pass", under("CORRIDOR SECTION", `SOFFIT 7'-1"`), "cantTell"],
  ["leaves a plan alone", under("LOBBY LEVEL PLAN", `6'-5" BULKHEAD`), ""],
  ["leaves other sections alone", under("SECTION AT BAR", `6'-5" BULKHEAD`), ""],
]);
