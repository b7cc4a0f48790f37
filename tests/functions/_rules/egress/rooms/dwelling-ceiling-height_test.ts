import assert from "node:assert/strict";
import rule from "../../../../../functions/_rules/egress/rooms/dwelling-ceiling-height.ts";
import {
  aHouse,
  aNote,
  aPlanSet,
  aProject,
  aRoom,
  aSchedule,
  runRule,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed } from "../_under.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

const room = (name: string, ceilingHeightIn: number) =>
  aPlanSet({ rooms: [aRoom(name, { ceilingHeightIn })] });

testRule(rule, [
  ["fails 6 ft 10 in", room("BEDROOM 2", 82), "fail"],
  ["passes 7 ft", room("DEN", 84), "pass"],
  ["passes 9 ft 4 in", room("GREAT ROOM", 112), "pass"],
  ["passes 6 ft 8 in in a bath", room("BATH 2", 80), "pass"],
  ["fails 6 ft 6 in in a bath", room("POWDER", 78), "fail"],
  ["passes a noted 6 ft 8 in in a bathroom", `CEILING HEIGHT 6'-8" IN BATHROOM`, "pass"],
  ["asks about a sloped ceiling", `LOFT SLOPED CEILING 6'-0" MIN.`, "cantTell"],
  ["passes one of two rooms of a note", `CEILING DEN 8'-2", POWDER 7'-0"`, "pass"],
  ["leaves garages alone", room("GARAGE", 80), ""],
  ["leaves stairs to their headroom", room("STAIR", 223.5), ""],
  ["leaves a space as high as a stair to its use", room("ROOM B105", 223.5), ""],
  ["passes a room of no other name", room("ROOM B105", 96), "pass"],
  ["passes a high room of a use", room("GREAT ROOM", 223.5), "pass"],
  ["passes the hall of a stair", room("STAIR HALL", 84), "pass"],
  ["leaves closets alone", room("CLOSET", 80), ""],
  ["leaves other buildings to FBC-Building", room("DEN", 80), "", aProject()],
], aHouse());

testRule(rule, [
  [
    "reads a bedroom over a garage in a list of ceilings",
    listed("CEILING HTS.", ["ROOM", "HT"], ["BEDROOM 4 (OVER GARAGE)", `6'-8"`]),
    "fail",
  ],
  [
    "passes 7 ft there",
    listed("CEILING HTS.", ["ROOM", "HT"], ["BEDROOM 4 (OVER GARAGE)", `7'-0"`]),
    "pass",
  ],
  ["leaves the garage alone", listed("CEILING HTS.", ["ROOM", "HT"], ["GARAGE", `6'-8"`]), ""],
  [
    "leaves a ceiling that stays alone",
    listed("CEILING HTS.", ["ROOM", "HT", "STATUS"], ["BEDROOM 1", `6'-8"`, "EXIST. TO REMAIN"]),
    "",
  ],
  ["leaves fans alone", listed("CEILING FANS", ["MARK", "HT"], ["CF-1", `6'-8"`]), ""],
], aHouse());

Deno.test("a note that names a hall is of the hall, whatever room it is lettered in", () => {
  const roomOf = (text: string) =>
    runRule(rule, aPlanSet({ notes: [aNote(text, { room: "GRT ROOM" })] }), aHouse())
      .map(({ data }) => data.room);
  assert.deepEqual(roomOf(`HALL CLG 7'-0" (DUCT CHASE)`), ["HALL"]);
  assert.deepEqual(roomOf(`LAUN CLG 6'-8"`), ["LAUN"]);
  assert.deepEqual(roomOf(`CLG 10'-0" FLAT`), ["GREAT ROOM"]);
});

testRule(rule, [
  ["passes a laundry cut short at 6 ft 8 in", `LAUN CLG 6'-8"`, "pass"],
  ["fails a bedroom at that height", `BEDROOM CLG 6'-8"`, "fail"],
], aHouse());

testStatements(rule, [
  { says: "CLG. BATH 2 @ FIXT. 6'-8\"; BR & HALL 8'-0\"", kinds: ["pass"] },
  { says: "BATH CLG. 6'-8\" OVER LAV., 8'-0\" ELSEWHERE", kinds: ["pass"] },
  {
    name: "a bath by its own name beside a finish called floor",
    plan: {
      schedules: [
        aSchedule("room finish", [["ROOM", "room"], ["FLOOR", "name"], [
          "CLG HT",
          "ceiling height",
        ]], [
          ["GUEST BATH", "MARBLE", "6'-8\""],
          ["DEN", "CORK", "6'-8\""],
        ]),
      ],
    },
    kinds: ["pass", "fail"],
  },
], aHouse());

testStatements(rule, [
  {
    says: `3. Bath 1 ceiling 6'-8" over the tub, dropped for the duct; elsewhere 8'-0".`,
    kinds: ["pass"],
  },
  { says: `LAUNDRY CEILING 6'-6" AT THE DUCT, 8'-0" ELSEWHERE`, kinds: ["fail"] },
  { says: `DEN CEILING 6'-8" AT THE DUCT, 8'-0" ELSEWHERE`, kinds: ["cantTell"] },
], aHouse());
