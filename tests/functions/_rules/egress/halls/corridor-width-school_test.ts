import rule from "../../../../../functions/_rules/egress/halls/corridor-width-school.ts";
import { aDimension, aFact, aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

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
  [
    "leaves exits named by their corridor alone",
    listed("EXIT CAPACITY", ["EXIT", "CLEAR WIDTH", "FACTOR", "CAPACITY"], [
      "CORRIDOR WEST",
      `34"`,
      "0.2",
      "170",
    ]),
    "",
  ],
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

/** A dimension drawn from wall to wall of a hall, in a school and day care. */
const across = (inches: number, load: number, over = {}) =>
  aPlanSet({
    dimensions: [aDimension(`${inches}"`, inches, { across: "CORRIDOR", ...over })],
    codeSummary: { totalOccupantLoad: [aFact(load)] },
  });
const mixed = aProject({ occupancyClassification: ["E", "I-4"] });

testRule(rule, [
  ["fails 70 in drawn across a hall", across(70, 140), "fail", mixed],
  ["leaves 72 in there alone", across(72, 140), "", mixed],
  ["leaves a small school alone", across(70, 99), "", mixed],
  ["leaves what is across a room alone", across(70, 140, { across: "LAUNDRY" }), "", mixed],
  [
    "leaves an existing hall alone",
    across(70, 140, { drawing: "EXISTING FLOOR PLAN" }),
    "",
    mixed,
  ],
]);

testStatements(rule, [
  { says: 'OFFICE CORRIDOR, 24 O.L.: 40" CLEAR', kinds: [] },
], aProject({ occupancyClassification: ["E"] }));
