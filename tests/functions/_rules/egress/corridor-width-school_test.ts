import rule from "../../../../functions/_rules/egress/corridor-width-school.ts";
import { aFact, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const school = aProject({ occupancyClassification: ["E"] });
const loaded = (text: string, load: number) =>
  aPlanSet({
    notes: [aNote(text)],
    codeSummary: { totalOccupantLoad: [aFact(load)], stories: [aFact(1)] },
  });

testRule(rule, [
  ["fails 71 in from 100 on", loaded(`CORRIDOR 71" WIDE`, 100), "fail"],
  ["passes 72 in", loaded(`CORRIDOR 6'-0" CLEAR`, 300), "pass"],
  ["leaves small schools alone", loaded(`CORRIDOR 60" WIDE`, 40), ""],
  ["asks for the load", `CORRIDOR 60" WIDE`, "cantTell"],
  ["leaves other groups alone", loaded(`CORRIDOR 60" WIDE`, 200), "", aProject()],
], school);
