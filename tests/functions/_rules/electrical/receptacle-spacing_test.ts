import assert from "node:assert/strict";
import type { Frame } from "../../../../functions/_shared/domain/frame.ts";
import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import rule from "../../../../functions/_rules/electrical/receptacle-spacing.ts";
import { aContext, aHouse, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'MICROWAVE OUTLET @ 72", RANGE HOOD OUTLET @ 78"', kinds: [] },
  { says: "14'-0\" BETWEEN RECEPTACLES", kinds: ["fail"] },
  { says: "12'-0\" BETWEEN RECEPTACLES", kinds: ["pass"] },
  { says: "RECEPTACLES SPACED 12 FT MAX.", kinds: ["pass"] },
  { says: "RECEPTS. @ 13'-0\" O.C.", kinds: ["fail"] },
  { says: "RECEPTACLES EVERY 13 FEET ALONG THE WALL", kinds: ["fail"] },
  { says: "RECEPTACLES EVERY 12 FEET ALONG THE WALL", kinds: ["pass"] },
  { says: "NO POINT ALONG WALL MORE THAN 6 FT FROM A RECEPTACLE", kinds: ["pass"] },
  { says: "NO POINT ALONG WALL MORE THAN 8 FT FROM AN OUTLET", kinds: ["fail"] },
  { says: "DUPLEX OUTLETS 15'-0\" APART", kinds: ["fail"] },
  { says: "MAX. SPACING BETWEEN WALL OUTLETS 13 FT", kinds: ["fail"] },
  { says: "COUNTER RECEPTACLES 4'-0\" O.C.", kinds: [] },
  { says: 'STUDS 16" O.C. BETWEEN RECEPTACLES', kinds: [] },
  { says: "16'-0\" BETWEEN RECEPTS", kinds: [], where: { "drawing": "GARAGE" } },
  { says: "8'-6\" DOOR TO FIRST RECEPT.", kinds: ["fail"] },
  { says: "5'-10\" DOOR TO FIRST RECEPT.", kinds: ["pass"] },
  { says: "Wall outlets are on 14 ft centers", kinds: ["fail"] },
  {
    says:
      "RECEPTACLES ARE 15'-0\" APART AT THE HEARTH WALL: 4'-0\" OF WALL, 7'-0\" FIREPLACE, 4'-0\" OF WALL",
    kinds: [],
  },
  { says: "RECEPTACLES 16'-0\" APART, SLIDER BETWEEN", kinds: [] },
  { says: "RECEPTACLES 14'-0\" O.C. EACH SIDE OF CASED OPENING", kinds: [] },
  { says: "TV OUTLETS 14'-0\" APART", kinds: [] },
  { says: "FLOOR RECEPTACLES 15'-0\" O.C.", kinds: [] },
  { says: "RECEPTACLES 15'-0\" APART ON THE LONG WALL", kinds: ["fail"] },

  { says: "LIVING ROOM WALL, RECEPT. TO RECEPT. 14'-4\"", kinds: ["fail"] },
  { says: "LIVING ROOM WALL, RECEPT. TO RECEPT. 11'-4\"", kinds: ["pass"] },
  { says: "8'-3\" CORNER TO FIRST OUTLET ALONG WALL", kinds: ["fail"] },
  { says: "8'-3\" CORNER TO FIRST HOSE BIBB", kinds: [] },

  { says: "NON-TR DUPLEX @ 6'-6\" FOR WALL CLOCK", kinds: [] },
], aHouse());

testStatements(rule, [
  {
    says: "IN BEDROOM 1 THE FIRST WALL RECEPTACLE IS 8 FT FROM THE DOOR CASING",
    kinds: ["fail"],
  },
  { says: "FIRST WALL RECEPTACLE 6 FT FROM THE DOOR", kinds: ["pass"] },
  { says: "CONDENSER AT FRONT WALL, WITHIN 25 FT OF THE PORCH RECEPTACLE", kinds: [] },
], aHouse());

testStatements(rule, [
  {
    name: "16 ft on center under PROVIDED",
    plan: aList("ELECTRICAL DEVICE MATRIX", ["ITEM", "REQUIRED", "PROVIDED", "REMARKS"], [
      "WALL RECEPTACLES, HABITABLE ROOMS",
      "6' - 0\" TO ANY POINT",
      "16' - 0\" ON CENTER",
      "GREAT ROOM AND STUDY",
    ]),
    kinds: ["fail"],
  },
  { says: "No pt. over 7'-0\" from recept.", where: { room: "Great room" }, kinds: ["fail"] },
  { says: "LIVING RECEPTS 15'-0\" APART", kinds: ["fail"] },
  { says: "RECEPTS MAX 14'-0\" ALONG WALLS", where: { room: "BED 2" }, kinds: ["fail"] },
  { says: "Recepts.: 7'-6\" max. from any pt.", where: { room: "Living" }, kinds: ["fail"] },
  {
    name: "13 ft 6 in under RECEPT. SPACING",
    plan: aList("RECEPTACLE SCHEDULE", ["ROOM", "RECEPT. SPACING", "NOTE"], [
      "LIVING",
      "13'-6\"",
      "TR",
    ]),
    kinds: ["fail"],
  },
  {
    says:
      "Receptacles in the bedrooms are placed so that any point along the wall is within 7 feet 6 inches of an outlet.",
    kinds: ["fail"],
  },
  { says: "MAX DIST ALONG WALL TO RECEPT 8'-0\"", where: { room: "FAMILY" }, kinds: ["fail"] },
  {
    says: "Recepts.: 6'-0\" max. from any pt.",
    where: { room: "Living / kitchen" },
    kinds: ["pass"],
  },
  { says: "No pt. over 6'-0\" from recept.", where: { room: "Great room" }, kinds: ["pass"] },
  {
    name: "12 ft on center under PROVIDED",
    plan: aList("ELECTRICAL DEVICE MATRIX", ["ITEM", "REQUIRED", "PROVIDED", "REMARKS"], [
      "WALL RECEPTACLES, HABITABLE ROOMS",
      "6' - 0\" TO ANY POINT",
      "12' - 0\" ON CENTER",
      "GREAT ROOM AND STUDY",
    ]),
    kinds: ["pass"],
  },
  {
    name: "counter receptacles of the same list",
    plan: aList("ELECTRICAL DEVICE MATRIX", ["ITEM", "REQUIRED", "PROVIDED", "REMARKS"], [
      "COUNTER RECEPTACLES",
      '24" TO ANY POINT',
      '48" ON CENTER',
      "WALL COUNTER ONLY",
    ]),
    kinds: [],
  },
  {
    name: "the receptacle at equipment",
    plan: aList("ELECTRICAL DEVICE MATRIX", ["ITEM", "REQUIRED", "PROVIDED", "REMARKS"], [
      "HVAC SERVICE RECEPTACLE",
      "25' - 0\" MAX",
      "18' - 0\"",
      "",
    ]),
    kinds: [],
  },
  {
    name: "the receptacle of a hall",
    plan: aList("ELECTRICAL DEVICE MATRIX", ["ITEM", "REQUIRED", "PROVIDED", "REMARKS"], [
      "HALL 105 RECEPTACLE",
      "HALL 10' - 0\" OR MORE",
      "ONE",
      "34' - 0\" HALL",
    ]),
    kinds: [],
  },
  { says: "RECEPTS MAX 12'-0\" ALONG WALLS", where: { room: "BED 2" }, kinds: ["pass"] },
  { says: "RECEPT 15'-0\" FROM AC UNIT", kinds: [] },
  { says: "Recepts.: 7'-6\" max. from any pt.", where: { room: "Garage" }, kinds: [] },
  { says: "GREAT RM RECEPTS @ 14'-0\" MAX", kinds: ["fail"] },
  {
    says:
      "DUPLEX OUTLETS SHALL BE SPACED NOT MORE THAN 14 FEET ON CENTER ALONG THE WALLS OF ALL HABITABLE ROOMS.",
    kinds: ["fail"],
  },
  { says: "14'-6\" RECEPT TO RECEPT", where: { room: "LIVING" }, kinds: ["fail"] },
  {
    name: "the farthest point of a list",
    plan: aList("ELECTRICAL", ["ITEM", "REQ'D", "PROV."], [
      "FARTHEST POINT OF WALL TO RECEPTACLE",
      "6'-0\"",
      "7'-3\"",
    ]),
    kinds: ["fail"],
  },
  { says: "WALL RECEPTACLES NO MORE THAN 8 FT FROM ANY POINT", kinds: ["fail"] },
  { says: "RECEPTACLES: 13'-0\" O.C. MAX, TYP.", kinds: ["fail"] },
  { says: "1ST RECEPT 7'-6\" FROM DR", where: { room: "BED 3" }, kinds: ["fail"] },
  { says: "WALL RECEPTACLES NO MORE THAN 6 FT FROM ANY POINT", kinds: ["pass"] },
  { says: "GREAT RM RECEPTS @ 12'-0\" MAX", kinds: ["pass"] },
  { says: "RECEPT 7'-0\" FROM TUB", kinds: [] },
  { says: "FRIDGE OUTLET 7'-0\" FROM SINK", kinds: [] },
  { says: "8'-0\" WALL, RECEPT BEHIND BED", kinds: [] },
  { says: "EXT. RECEPT WITHIN 25'-0\" OF COND", kinds: [] },
], aHouse());

const longest = (far: string) =>
  aList("OUTLETS", ["LONGEST WALL POINT, FAMILY ROOM", far], ["LONGEST COUNTER POINT", "8'-0\""]);
testStatements(rule, [
  { name: "the longest way of a list", plan: longest("7'-2\""), kinds: ["fail"] },
  { name: "a short one", plan: longest("5'-10\""), kinds: ["pass"] },
], aHouse());

testStatements(rule, [
  { says: "Great room west wall: 7'-0\" from D1 to the first receptacle.", kinds: ["fail"] },
  { says: "Great room west wall: 6'-0\" from D1 to the first receptacle.", kinds: ["pass"] },
  { says: "ALONG THE LONG WALL OF GREAT ROOM A POINT IS 7'-0\" FROM AN OUTLET.", kinds: ["fail"] },
  { says: "The study wall is 7'-6\" from its nearest receptacle.", kinds: ["fail"] },
  { says: "The study wall is 5'-6\" from its nearest receptacle.", kinds: ["pass"] },
  { says: "The kitchen wall is 7'-6\" from its nearest receptacle.", kinds: [] },
  { says: "BEDROOM 2: FARTHEST POINT OF THE WALL IS 7'-0\" FROM A RECEPTACLE", kinds: ["fail"] },
  { says: "SERVICE POINT 8'-0\" FROM OUTLET BOX", kinds: [] },
  { says: "POINT OF CONNECTION 12'-0\" FROM FLOOR OUTLET", kinds: [] },
], aHouse());

for (
  const [clause, max, row] of [
    ["FARTHEST WALL POINT, LIVING #", 6],
    ["GREAT ROOM, PT TO RECEPTACLE #", 6],
    ["WALL MAX, BEDROOM 2 #", 6],
    ["RECEPTACLES ALONG THE WALL #", 12],
    ["FIRST RECEPTACLES # APART", 12],
    ["#", 6, "GREAT ROOM, PT TO RECEPTACLE (FT) | 8"],
    ["#", 12, "GREAT ROOM, ALONG WALL (FT) | 8"],
  ] as const
) {
  Deno.test(`a frame of ${row ?? clause} is held to ${max} ft`, () => {
    const frame = { clause, text: row ?? clause, sure: row ? "rowed" : "said" } as Frame;
    assert.equal(rule.demand!.limit!(limits2023, frame, aContext())?.max, max);
  });
}
