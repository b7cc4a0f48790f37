import rule from "../../../../functions/_rules/gas/combustion-air.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

/** An equipment row with its input under a head of its own and the room in its remarks. */
const unit = (name: string, input: string, remarks: string, head = "BTU/h input") => ({
  schedules: [
    aSchedule("hvac", [["Mark", "mark"], ["Equipment", null], [head, null], ["Remarks", null]], [
      ["B-1", name, input, remarks],
    ]),
  ],
});

testStatements(rule, [
  {
    name: "a shut room too small for its boiler",
    plan: unit("Boiler, natural draft", "100,000", "Room 12, 600 cu. ft., no louvers"),
    kinds: ["fail"],
  },
  {
    name: "a room too small, openings not told",
    plan: unit("Boiler, natural draft", "100", "Room 12, 600 cubic feet", "MBH"),
    kinds: ["cantTell"],
  },
  {
    name: "a room that is large enough",
    plan: unit("Water heater, atmospheric", "40,000", "Storage, 2,000 cu ft, no openings"),
    kinds: ["pass"],
  },
  {
    name: "a sealed burner",
    plan: unit("Boiler, direct vent", "100,000", "Room 12, 600 cu ft, no openings"),
    kinds: [],
  },
  {
    name: "a room with louvers",
    plan: unit("Boiler, B-vent", "100,000", "600 cu ft, two louvers to outdoors"),
    kinds: [],
  },
  {
    name: "cubic feet of a freezer",
    plan: unit("Freezer", "--", "49 cu ft"),
    kinds: [],
  },
]);
