import rule from "../../../../functions/_rules/plumbing/trap-arm.ts";
import { aHouse, aList, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'Lavatory drain 1 1/2", 7\'-0" to vent.', kinds: ["fail"] },
  { says: 'Lavatory drain 1 1/2", 5\'-0" to vent.', kinds: ["pass"] },
  { says: '1 1/2" TRAP ARM 5\'-0" LONG', kinds: ["pass"] },
  { says: '1 1/2" TRAP ARM 8\'-0" LONG', kinds: ["fail"] },
  { says: 'LAVATORY DRAIN IS 1 1/2" WITH 8\'-0" FROM TRAP TO VENT', kinds: ["fail"] },
  { says: "Kitchen sink: 1 1/2 in. arm 7'-6\" to vent.", kinds: ["fail"] },
  { says: "Kitchen sink: 1 1/2 in. arm 5'-6\" to vent.", kinds: ["pass"] },
  { says: 'LAVATORY DRAIN IS 2" WITH 8\'-0" FROM TRAP TO VENT', kinds: ["pass"] },
  { says: '2" TRAP ARM 8\'-0" LONG', kinds: ["pass"] },
  { says: "TRAP ARM 8'-0\" LONG", kinds: [] },
  { says: "TRAP ARM OF LAUNDRY SINK, 1-1/2 IN.: 7'-6\" TO VENT.", kinds: ["fail"] },
  { says: `kitchen arm 1 1/2", 7'-6" to vent`, kinds: ["fail"] },
  { says: `kitchen arm 2", 7'-6" to vent`, kinds: ["pass"] },
  ...([["1-1/4", "fail"], ["2", "pass"]] as const).map(([size, kind]) => ({
    name: `a bare ${size} under WASTE`,
    plan: aList("FIXTURES", ["MK", "WASTE", "TRAP ARM FT"], ["L3", size, "6.5"]),
    kinds: [kind],
  })),
  ...([['1 1/2"', "fail"], ['2"', "pass"]] as const).map(([size, kind]) => ({
    name: `a list with ${size} and its length`,
    plan: aList("TRAP ARMS", ["FIXT", "SIZE", "LEN"], ["KS", size, "8'-0\""]),
    kinds: [kind],
  })),
]);

/** A branch of a riser diagram: its arm at the end, the distance on its line or off it. */
const branch = (arm: string, distance: string, off = 0.8) => ({
  notes: [
    aNote(arm, { drawing: "SANITARY RISER", box: { x: 50, y: 20 + off, width: 8, height: 0.7 } }),
    aNote(distance, { drawing: "SANITARY RISER", box: { x: 40, y: 20, width: 4, height: 0.7 } }),
  ],
});

testStatements(rule, [
  { name: "too long", plan: branch('LAV, 1 1/2" ARM', "8'-0\" TO VENT"), kinds: ["cantTell"] },
  { name: "short enough", plan: branch('SINK, 2" ARM', "5'-0\" TO VENT"), kinds: [] },
  { name: "of another line", plan: branch('LAV, 1 1/2" ARM', "8'-0\" TO VENT", 4), kinds: [] },
  { name: "an arm without size", plan: branch("LAV ARM", "8'-0\" TO VENT"), kinds: [] },
]);

testStatements(rule, [
  { says: 'TRAP ARMS: 1 1/2" 5\'-0", 2" 7\'-6" MAX.', kinds: ["pass"] },
]);

testStatements(rule, [
  { says: 'TUB ARM 1-1/2" 7\'-6" TO VENT', kinds: ["fail"] },
  { says: 'LAV ARM 1-1/4" 4\'-10" TO VENT', kinds: ["pass"] },
  { says: '2" TRAP ARM 9\'-6" TO VENT', kinds: ["fail"] },
  { says: '3" ARM 11\'-6" TO VENT', kinds: ["pass"] },
  {
    name: "8 ft 6 in under PROVIDED",
    plan: aList("PLUMBING SCHEDULE", ["MARK", "DESCRIPTION", "REQUIRED", "PROVIDED", "REMARKS"], [
      "TA-1",
      'KITCHEN SINK TRAP ARM, 1 1/2"',
      "6' - 0\" MAX",
      "8' - 6\"",
      'AT 1/4" PER FT',
    ]),
    kinds: ["fail"],
  },
  {
    name: "7 ft 9 in under PROVIDED",
    plan: aList("PLUMBING SCHEDULE", ["MARK", "DESCRIPTION", "REQUIRED", "PROVIDED", "REMARKS"], [
      "TA-2",
      'SHOWER TRAP ARM, 2"',
      "8' - 0\" MAX",
      "7' - 9\"",
      "",
    ]),
    kinds: ["pass"],
  },
  { says: '1. Lav. trap arms 1 1/2", 7\'-0" max. to vent, slope 1/4" per ft.', kinds: ["fail"] },
  { says: '1. Lav. trap arms 1 1/2", 6\'-0" max. to vent, slope 1/4" per ft.', kinds: ["pass"] },
  {
    name: "lengths to the vent in a list",
    plan: aList("TRAP ARM SCHEDULE", ["FIXTURE", "SIZE", "LENGTH TO VENT"], [
      "LAV",
      '1-1/4"',
      "5'-6\"",
    ], ["SINK", '1-1/2"', "6'-0\""]),
    kinds: ["fail", "pass"],
  },
  { says: 'Kitchen sink drain 1 1/2", vent 7\'-0" from trap', kinds: ["fail"] },
  { says: 'VENT WITHIN 7\'-0" OF TRAP, 1-1/2" LAV', kinds: ["fail"] },
  { says: '1-1/2" SINK WASTE, 8\'-0" TRAP TO VENT', kinds: ["fail"] },
  { says: 'VTR 10\'-0" FROM WDWS, 3" VENT', kinds: [] },
  { says: '2" VENT, 12\'-0" TO VENT STACK', kinds: [] },
  { says: 'Kitchen sink drain 1 1/2", vent 5\'-11" from trap', kinds: ["pass"] },
  { says: '1-1/2" LAV ARM, 7\'-0" MAX TO VENT', kinds: ["fail"] },
  { says: "Trap arm at island sink (1 1/2 in.) is 8 ft long.", kinds: ["fail"] },
  { says: 'FIXT DRAIN 2", 9\'-0" TRAP WEIR TO VENT', kinds: ["fail"] },
  {
    name: "9 ft under DIST. TO VENT",
    plan: aList("TRAPS", ["FIXTURE", "TRAP SIZE", "DIST. TO VENT"], ["SHOWER", '2"', "9'-0\""]),
    kinds: ["fail"],
  },
  {
    name: "5 ft 6 in under TRAP ARM",
    plan: aList("FIXTURE SCHEDULE", ["MARK", "FIXTURE", "TRAP", "TRAP ARM"], [
      "P-1",
      "LAV",
      '1-1/4"',
      "5'-6\"",
    ]),
    kinds: ["fail"],
  },
  { says: 'TRAP ARM 1 1/2": 6\'-6"', kinds: ["fail"] },
  { says: '2" SHWR TRAP ARM L = 8\'-6"', kinds: ["fail"] },
  { says: '2" SHWR TRAP ARM L = 8\'-0"', kinds: ["pass"] },
  {
    name: "8 ft under DIST. TO VENT",
    plan: aList("TRAPS", ["FIXTURE", "TRAP SIZE", "DIST. TO VENT"], ["SHOWER", '2"', "8'-0\""]),
    kinds: ["pass"],
  },
  { says: 'VENT 10\'-0" FROM OPENINGS, 3"', kinds: [] },
  { says: '2" WASTE, 12\'-0" TO STACK', kinds: [] },
  { says: 'GRAB BAR ARM 1-1/2", 42" LONG', kinds: [] },
], aHouse());
