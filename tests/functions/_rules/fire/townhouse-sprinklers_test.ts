import { testRule } from "../../../fakes/rule_table.ts";
import { under } from "./_under.ts";
import rule from "../../../../functions/_rules/fire/townhouse-sprinklers.ts";
import { aFact, aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const row = (stories: number, units: number[], system: "none" | "NFPA 13D" = "none") => ({
  codeSummary: {
    stories: [aFact(stories)],
    dwellingUnits: units.map((it) => aFact(it)),
    sprinklers: [aFact(system)],
  },
});

testStatements(rule, [
  { name: "three stories, six units, no sprinklers", plan: row(3, [6]), kinds: ["fail"] },
  { name: "three stories, units unknown", plan: row(3, []), kinds: ["cantTell"] },
  { name: "three stories, two units", plan: row(3, [2]), kinds: [] },
  { name: "two stories", plan: row(2, [6]), kinds: [] },
  { name: "three sprinklered stories", plan: row(3, [6], "NFPA 13D"), kinds: ["pass"] },
  ...([["6 townhouse units, 3 stories", ["fail"]], ["2 townhouse units, 3 stories", []], [
    "6 townhouse units, 2 stories",
    [],
  ]] as [string, ("fail")[]][]).map(([building, kinds]) => ({
    name: `a table of ${building}`,
    plan: {
      codeSummary: {
        sprinklers: [aFact("none" as const, { sourceText: "Fire sprinklers Not provided" })],
      },
      schedules: [
        aSchedule("code summary", [["ITEM", "item"], ["DATA", null]], [
          ["Fire sprinklers", "Not provided"],
          ["Building", building],
        ]),
      ],
    },
    kinds,
  })),
  { name: "a detached house", plan: row(3, [6]), project: aHouse(), kinds: [] },
], aHouse({ name: "Row of townhouses" }));

testRule(rule, [
  [
    "reads a row of attached units",
    under(
      "BUILDING 4 - SIX ATTACHED UNITS, 3 STORIES",
      "BUILDING 4 - SIX ATTACHED UNITS, 3 STORIES",
      "FIRE SPRINKLERS: NONE",
    ),
    "fail",
    aHouse({ fireSprinkler: false }),
  ],
  [
    "reads the section of one of five units",
    under(
      "SECTION THRU UNIT 3 OF 5",
      "SECTION THRU UNIT 3 OF 5",
      "NON-SPRINKLERED",
      "3RD FLOOR - MASTER SUITE",
    ),
    "fail",
    aHouse({ fireSprinkler: false }),
  ],
  [
    "leaves two stories alone",
    under(
      "BUILDING 4 - SIX ATTACHED UNITS, 2 STORIES",
      "BUILDING 4 - SIX ATTACHED UNITS, 2 STORIES",
      "FIRE SPRINKLERS: NONE",
    ),
    "",
    aHouse({ fireSprinkler: false }),
  ],
  [
    "leaves two attached units alone",
    under(
      "BUILDING 4 - TWO ATTACHED UNITS, 3 STORIES",
      "BUILDING 4 - TWO ATTACHED UNITS, 3 STORIES",
      "FIRE SPRINKLERS: NONE",
    ),
    "",
    aHouse({ fireSprinkler: false }),
  ],
  [
    "leaves one unit of two machines alone",
    under("HOUSE, 3 STORIES", "HOUSE, 3 STORIES", "A/C UNIT 1 OF 4", "FIRE SPRINKLERS: NONE"),
    "",
    aHouse({ fireSprinkler: false }),
  ],
]);
