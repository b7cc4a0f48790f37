import rule from "../../../../functions/_rules/plumbing/trap-arm.ts";
import { aList, aNote } from "../../../fakes/plan_set.ts";
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
