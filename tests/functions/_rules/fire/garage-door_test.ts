import rule from "../../../../functions/_rules/fire/garage-door.ts";
import { aDoor, aHouse, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const door = (over: Parameters<typeof aDoor>[1]) => ({
  doors: [aDoor("6", { location: "GARAGE TO LAUNDRY", ...over })],
});

testStatements(rule, [
  {
    name: "a hollow core door",
    plan: door({ material: "HOLLOW CORE WOOD", thicknessIn: 1.375 }),
    kinds: ["fail"],
  },
  {
    name: "a hollow door drawn at a garage called by its size",
    plan: door({ material: "HOLLOW CORE", rooms: ["2-CAR GARAGE", "LAUNDRY"] }),
    kinds: ["fail"],
  },
  {
    name: "an overhead door of such a garage",
    plan: door({ location: "2-CAR GARAGE", material: "OVERHEAD, STEEL" }),
    kinds: [],
  },
  { name: "H.C.", plan: door({ material: "H.C. WOOD" }), kinds: ["fail"] },
  {
    name: "a solid core door",
    plan: door({ material: "SOLID CORE WOOD", thicknessIn: 1.375 }),
    kinds: ["pass"],
  },
  {
    name: "a solid core door of 1 1/4 in",
    plan: door({ material: "SOLID CORE WOOD", thicknessIn: 1.25 }),
    kinds: ["fail"],
  },
  { name: "a 20-minute door", plan: door({ fireRatingMin: 20 }), kinds: ["pass"] },
  { name: "a 20-minute door by remark", plan: door({ remarks: "20 MIN. RATED" }), kinds: ["pass"] },
  { name: "a steel door", plan: door({ material: "INSULATED STEEL" }), kinds: ["pass"] },
  { name: "a hollow metal door", plan: door({ material: "HOLLOW METAL" }), kinds: ["pass"] },
  { name: "no construction", plan: door({}), kinds: ["cantTell"] },
  {
    name: "a door into a bedroom",
    plan: door({ location: "GARAGE / BEDROOM 3", material: "SOLID CORE" }),
    kinds: ["fail"],
  },
  {
    name: "the overhead door",
    plan: door({ location: "GARAGE OVERHEAD", widthIn: 192 }),
    kinds: [],
  },
  {
    name: "a hollow door somewhere at the garage",
    plan: door({ location: "GARAGE", material: "HOLLOW CORE" }),
    kinds: ["cantTell"],
  },
  {
    name: "a hollow door elsewhere",
    plan: door({ location: "BATH 2", material: "HOLLOW CORE" }),
    kinds: [],
  },
  { says: "GARAGE TO HOUSE: SOLID STEPS UP 4'-0\" TO LANDING.", kinds: [] },
  {
    says: 'DOOR BETWEEN GARAGE AND RESIDENCE: 1 3/8" SOLID CORE OR 20 MIN. RATED',
    kinds: ["pass"],
  },
  {
    name: "a bath door whose symbol stands beside the garage",
    plan: door({ location: "FIRST FLOOR BATH", rooms: ["BATH", "GARAGE"] }),
    kinds: [],
  },
  {
    name: "a laundry door whose symbol stands in the garage",
    plan: door({ location: "LAUNDRY", rooms: ["GARAGE"], material: "HOLLOW CORE" }),
    kinds: ["fail"],
  },
  { says: `Garage/foyer: 2'-10" x 6'-8" 1 3/8" hollow core, weatherstrip`, kinds: ["fail"] },
  { says: "GARAGE TO MUD ROOM: 3-0 x 6-8 H.C. FLUSH", kinds: ["fail"] },
  { says: `GARAGE / KITCHEN: 1 3/4" SOLID CORE`, kinds: ["pass"] },
  { says: "GARAGE AND PORCH: SOLID BLOCKING AT POSTS", kinds: [] },
  { says: "DOOR FROM GARAGE TO KITCHEN: HOLLOW CORE", kinds: ["fail"] },
  { says: "GARAGE TO HOUSE OPENINGS: SEE DOOR SCHEDULE.", kinds: [] },
  { says: "DOOR FROM GARAGE TO BEDROOM 2", kinds: ["fail"] },
  { says: "GARAGE OPENS DIRECTLY INTO GUEST BEDROOM, DOOR 2868", kinds: ["fail"] },
  { says: "NO DOOR FROM GARAGE INTO BEDROOM", kinds: [] },
  { says: "DOOR FROM GARAGE TO BEDROOM HALL, SOLID CORE", kinds: ["pass"] },
], aHouse());

testRule(rule, [
  [
    "fails a door into a bedroom on the drawing of a garage",
    under("GARAGE", "DR TO BEDROOM 2, 2868"),
    "fail",
    aHouse(),
  ],
  [
    "leaves a hall of bedrooms alone",
    under("GARAGE", "DR TO BEDROOM HALL, 20 MIN."),
    "pass",
    aHouse(),
  ],
]);

const used = (use: string, material: string) => ({
  doors: [aDoor("4", { material, fields: { USE: use, CORE: material } })],
});

testStatements(rule, [
  { name: "a use", plan: used("GARAGE, UNIT 2", "HOLLOW"), kinds: ["cantTell"] },
  { name: "a use with its room", plan: used("GARAGE TO HALL", "HOLLOW"), kinds: ["fail"] },
  { name: "short words", plan: used("GAR/LDRY", "HOLLOW"), kinds: ["fail"] },
  { name: "a solid one in short words", plan: used("GAR/LDRY", "1 3/4 SOLID"), kinds: ["pass"] },
  { name: "a solid one", plan: used("GARAGE, UNIT 2", "1 3/4 SOLID"), kinds: ["pass"] },
  { name: "the overhead one", plan: used("GARAGE OVERHEAD", "HOLLOW STEEL"), kinds: [] },
], aHouse());

testStatements(rule, [
  {
    name: "a pair that names the door",
    plan: aList("FIRE SEPARATION", [
      "Door 110, garage to house",
      '2\'-10" x 6\'-8" hollow core, 1 3/8"',
    ]),
    kinds: ["fail"],
  },
  {
    name: "… that is solid",
    plan: aList("FIRE SEPARATION", [
      "Door 110, garage to house",
      '2\'-10" x 6\'-8" solid core, 1 3/8"',
    ]),
    kinds: ["pass"],
  },
], aHouse());
