import rule from "../../../../functions/_rules/egress/corridor-width-small.ts";
import { aFact, aHouse, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const few = (text: string) =>
  aPlanSet({ notes: [aNote(text)], codeSummary: { totalOccupantLoad: [aFact(20)] } });

testRule(rule, [
  ["leaves what sticks out alone", `CORRIDOR PROTRUSION 4" MAX BETWEEN 27" AND 80"`, ""],
  ["reads the abbreviation of corridor", `CORR. CLR. WIDTH: 34"`, "fail"],
  ["leaves corrugated steel alone", `CORR. METAL DECK 24" WIDE SHEETS`, ""],
  ["leaves a passage in an attic alone", `ATTIC UNIT: PASSAGE 24" WIDE`, ""],
  ["fails 35 in for few", few(`CORRIDOR 35" WIDE`), "fail"],
  ["passes 36 in for few", few(`HALLWAY 3'-0" CLEAR`), "pass"],
  ["fails 34 in whatever the load", `CORRIDOR CLEAR WIDTH: 34"`, "fail"],
  ["leaves 40 in for an unknown load to the other rule", `CORRIDOR 40" WIDE`, ""],
  ["leaves equipment access of 24 in alone", `EQUIPMENT CORRIDOR 24" WIDE`, ""],
  ["leaves houses to FBC-Residential", `HALL 30" WIDE`, "", aHouse()],
]);
