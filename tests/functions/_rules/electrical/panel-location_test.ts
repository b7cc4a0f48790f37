import rule from "../../../../functions/_rules/electrical/panel-location.ts";
import { aHouse, aList, aNote, aRoom, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "PANEL A (200 A) IN WALK-IN CLOSET", kinds: ["fail"] },
  { says: "ELECTRICAL PANEL LOCATED IN BATH 2", kinds: ["fail"] },
  { says: "SUBPANEL B INSIDE MASTER CLOSET", kinds: ["fail"] },
  { says: "LOAD CENTER UNDER STAIR, OVER STEPS", kinds: ["fail"] },
  {
    name: "rows that put panels in rooms",
    plan: aList(
      "SERVICE",
      ["ITEM", "REQUIRED", "PROVIDED"],
      ["Unit panel A", "-", "Coat closet"],
      [
        "Subpanel C",
        "Not in closet",
        "100 A, Bath 204, rear wall",
      ],
      ["Panel D", "Not in bath", "Hall wall"],
      [
        "Panel working space",
        "30 x 36",
        "Closet doors open",
      ],
      ["Attic access panel", "", "Closet 2"],
    ),
    kinds: ["fail", "fail"],
  },
  { says: "PANEL A IN GARAGE", kinds: ["pass"] },
  { says: "LOAD CTR IN CLOTHES CLOS, REAR WALL", kinds: ["fail"] },
  { says: "LOAD CTR IN LAUNDRY, REAR WALL", kinds: ["pass"] },
  { says: "PANEL LP-1 LOCATED IN ELECTRICAL CLOSET", kinds: ["pass"] },
  { says: "PANELS SHALL NOT BE LOCATED IN CLOTHES CLOSETS", kinds: [] },
  { says: "ATTIC ACCESS PANEL IN CLOSET", kinds: [] },
  { says: "PANEL A", kinds: ["cantTell"], where: { room: "MASTER CLOSET" } },
  { says: "PANEL A", kinds: [], where: { room: "GARAGE" }, name: "a panel label in the garage" },
  { says: "EXISTING PANEL IN BATHROOM TO BE RELOCATED TO GARAGE", kinds: [] },
  { says: "NEW PANEL 'B' IN BATHROOM", kinds: ["fail"] },
  { says: "PNL D IN W.I.C.", kinds: ["fail"] },
  { says: "PNL D IN HALL", kinds: ["pass"] },
  { says: "PANEL 'B' RECESSED", kinds: ["cantTell"], where: { "drawing": "BATH 2" } },
  { says: "Sub-panel B is recessed in the back wall of the master closet.", kinds: ["fail"] },
  { says: "Panel 'U', 150A, in W.I.C. behind hanging rod", kinds: ["fail"] },
  { says: "PANEL A IN HALL OUTSIDE BATH 2", kinds: ["pass"] },
  {
    name: "wood panels in the finishes of a stair",
    plan: {
      schedules: [
        aSchedule("other", [["ROOM", null], ["BASE", null], ["WALLS", null]], [
          ["STAIR A", "RUBBER", "PLYWOOD VENEER PANELS"],
        ], { title: "ROOM FINISHES" }),
      ],
    },
    kinds: [],
  },
  {
    name: "a list of panels, one of them in a closet",
    plan: {
      schedules: [
        aSchedule("other", [["NAME", null], ["LOCATION", null]], [["PANEL B", "LINEN CLOSET 2"]]),
      ],
    },
    kinds: ["fail"],
  },
]);

const at = (text: string, x: number) =>
  aNote(text, { box: { x, y: 10, width: 1, height: 1 }, drawing: "UPPER FLOOR" });
const bedroomAt = (x: number) => [aRoom("BEDROOM 4", { box: { x, y: 10, width: 1, height: 1 } })];

testStatements(rule, [
  {
    name: "a panel beside the name of a closet",
    plan: { notes: [at("PANEL", 20), at("W.I.C.", 22)], rooms: bedroomAt(30) },
    kinds: ["cantTell"],
  },
  {
    name: "a panel nearer to the name of a room",
    plan: { notes: [at("PANEL", 20), at("W.I.C.", 23.5)], rooms: bedroomAt(22) },
    kinds: [],
  },
  {
    name: "a panel beside an electrical closet",
    plan: { notes: [at("PANEL", 20), at("ELEC. CLOSET", 22)] },
    kinds: [],
  },

  {
    says: 'UNIT PANEL: BACK WALL OF BEDROOM 1 CLOTHES CLOSET, 60" TO TOP BREAKER',
    kinds: ["fail"],
  },
  { says: "PANEL B ON SIDE WALL OF W.I.C.", kinds: ["fail"] },
  { says: "PANEL B, COAT CLOSET", kinds: ["fail"] },
  { says: "PANEL B - MASTER BATH", kinds: ["fail"] },
  { says: "PANEL A, GARAGE", kinds: ["pass"] },
  { says: "200A PANEL: ELECTRICAL CLOSET", kinds: ["pass"] },
  { says: "ACCESS PANEL, COAT CLOSET", kinds: [] },
  { says: "LOAD CENTER, REAR WALL OF MASTER BATH", kinds: ["fail"] },
  { says: "PANEL RECESSED INTO NORTH WALL OF COAT CLOSET", kinds: ["fail"] },
  { says: "PANEL: LEFT WALL OF GARAGE", kinds: ["pass"] },
  { says: "PANEL: BACK WALL OF ELECTRICAL CLOSET", kinds: ["pass"] },
  { says: "PANEL ON SIDE WALL OF HALL OUTSIDE BATH", kinds: ["pass"] },
  { says: "PANEL ABOVE STEPS TO GARAGE", kinds: ["fail"] },
  { says: "PANEL UNDER STAIRS", kinds: [] },
  { says: "PANEL IN HALL AT STAIR", kinds: ["pass"] },
  { says: "PANEL ON EAST WALL OF ROOM BELOW STAIRS", kinds: [] },
  { says: "ACCESS PANEL: BACK WALL OF CLOSET", kinds: [] },
]);

testStatements(rule, [
  {
    name: "a closet of a bedroom by its short name",
    plan: {
      schedules: [
        aSchedule("other", [["ITEM", null], ["VALUE", null]], [
          ["Panel position", "Bed 2 closet"],
          ["Panel position", "Carport"],
        ], { title: "METERING" }),
      ],
    },
    kinds: ["fail"],
  },
]);

testStatements(rule, [
  {
    name: "leaves of doors",
    plan: aList("DOORS", ["NO.", "PLACE", "TYPE"], ["204", "BATHS", "PANEL, HOLLOW"]),
    kinds: [],
  },
]);

testStatements(rule, [
  { says: "PANEL C LOCATED IN BEDROOM 1 CLOTHES CL", kinds: ["fail"] },
  { says: "house panel on this wall", where: { room: "Clothes closet" }, kinds: ["cantTell"] },
  { says: "house panel on this wall", where: { room: "Garage" }, kinds: [] },
], aHouse());

testStatements(rule, [
  {
    name: "a leaf with a panel in a list of doors",
    plan: aList("DOORS", ["NO", "ROOM", "SIZE", "TYPE", "HARDWARE"], [
      "5",
      "BATH 1",
      `2'-6" x 6'-8"`,
      "PANEL",
      "PRIVACY SET",
    ]),
    kinds: [],
  },
  {
    name: "a finish by panels in a list of rooms",
    plan: aList("ROOMS", ["ROOM", "FLOOR", "WALLS", "CEILING"], [
      "STAIR A",
      "RUBBER",
      "PANEL WP-2",
      "GYP",
    ]),
    kinds: [],
  },
  {
    name: "the room of a panel in a list of panels",
    plan: aList("PANELBOARDS", ["NAME", "MAIN", "ROOM"], ["PANEL A", "125 A", "BATH 1"]),
    kinds: ["fail"],
  },
], aHouse());

testStatements(rule, [
  { says: "5. UNIT PANELS: TYPE A IN HALL WALL; TYPE B IN BR. CLOTHES CLO.", kinds: ["fail"] },
  { says: "UNIT PANELS: TYPE A IN HALL WALL; TYPE B IN LAUNDRY", kinds: ["pass"] },
], aHouse());
