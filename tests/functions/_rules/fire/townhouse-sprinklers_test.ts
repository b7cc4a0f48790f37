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
  { name: "three storeys, six units, no sprinklers", plan: row(3, [6]), kinds: ["fail"] },
  { name: "three storeys, units unknown", plan: row(3, []), kinds: ["cantTell"] },
  { name: "three storeys, two units", plan: row(3, [2]), kinds: [] },
  { name: "two storeys", plan: row(2, [6]), kinds: [] },
  { name: "three sprinklered storeys", plan: row(3, [6], "NFPA 13D"), kinds: ["pass"] },
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
        aSchedule("code summary", [["ITEM", "item"], ["DATA", "other"]], [
          ["Fire sprinklers", "Not provided"],
          ["Building", building],
        ]),
      ],
    },
    kinds,
  })),
  { name: "a detached house", plan: row(3, [6]), project: aHouse(), kinds: [] },
], aHouse({ name: "Row of townhouses" }));
