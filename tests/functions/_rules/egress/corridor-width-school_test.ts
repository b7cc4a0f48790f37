import rule from "../../../../functions/_rules/egress/corridor-width-school.ts";
import { aFact, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed, under } from "./_under.ts";

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

testRule(rule, [
  [
    "reads the students of the wing",
    under("CLASSROOM WING C - 240 STUDENTS", `5'-8" CLR. FACE TO FACE`),
    "fail",
    aProject({ occupancyClassification: ["E"] }),
  ],
  [
    "passes 72 in",
    under("CLASSROOM WING C - 240 STUDENTS", `6'-0" CLR. FACE TO FACE`),
    "pass",
    aProject({ occupancyClassification: ["E"] }),
  ],
  [
    "leaves few students to the general width",
    'CORRIDOR FOR 96 STUDENTS IS 48" WIDE',
    "",
    aProject({ occupancyClassification: ["E"] }),
  ],
]);

testRule(rule, [
  [
    "reads load and width of a row",
    listed("EGRESS WIDTHS", ["COMPONENT", "OCC.", "REQUIRED", "PROVIDED"], [
      "Classroom corr. 150",
      "240",
      "6'-0\"",
      "5'-8\"",
    ]),
    "fail",
    aProject({ occupancyClassification: ["E"] }),
  ],
]);
