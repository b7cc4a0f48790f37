import rule from "../../../../../functions/_rules/egress/exits/single-exit-story.ts";
import { aFact, aHouse, aNote, aPlanSet, aProject, aSchedule } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const one = (load: number | null, stories = 1, text = "EXITS REQUIRED / PROVIDED: 1/1") =>
  aPlanSet({
    notes: [aNote(text)],
    codeSummary: {
      totalOccupantLoad: load === null ? [] : [aFact(load)],
      stories: [aFact(stories)],
    },
  });
const flats = (units: number) =>
  aPlanSet({
    notes: [aNote("SINGLE EXIT BUILDING")],
    codeSummary: { dwellingUnits: [aFact(units)], stories: [aFact(1)] },
  });

testRule(rule, [
  ["passes 49 occupants", one(49), "pass"],
  ["fails 50 occupants", one(50), "fail"],
  ["fails in other words", one(80, 1, "ONE EXIT STORY"), "fail"],
  ["uses the figure of storage", one(30), "fail", aProject({ occupancyClassification: ["S-1"] })],
  ["asks for the load", one(null), "cantTell"],
  ["asks about upper stories", one(40, 3), "cantTell"],
  [
    "passes four sprinklered apartments",
    flats(4),
    "pass",
    aProject({ occupancyClassification: ["R-2"], fireSprinkler: true }),
  ],
  [
    "asks about more apartments",
    flats(8),
    "cantTell",
    aProject({ occupancyClassification: ["R-2"], fireSprinkler: true }),
  ],
  [
    "fails apartments without sprinklers",
    flats(4),
    "fail",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
  ["leaves two exits to the other rule", one(49, 1, "EXITS REQUIRED / PROVIDED: 2/2"), ""],
  ["leaves houses alone", one(80), "", aHouse()],
]);

testRule(rule, [
  ["reads an upper story", "SECOND STORY IS SERVED BY ONE EXIT STAIR; OCCUPANT LOAD 30", "fail"],
  ["passes 29", "SECOND STORY IS SERVED BY ONE EXIT STAIR; OCCUPANT LOAD 29", "pass"],
  ["fails a third story", "THIRD FLOOR (18 OCCUPANTS) HAS A SINGLE EXIT", "fail"],
  [
    "leaves one of several alone",
    "ONE EXIT STAIR IS ENCLOSED; THE OTHER IS NOT. SECOND FLOOR 60 OCC.",
    "",
  ],
]);

testRule(rule, [
  ["leaves a room of the story alone", "LEVEL 2 TRAINING ROOM: 44 OCC., ONE EXIT", ""],
  ["reads the story itself", "LEVEL 2: 44 OCC., ONE EXIT", "fail"],
]);

const listed = (space: string) =>
  aPlanSet({
    schedules: [aSchedule("occupant load", [
      ["LEVEL", "name"],
      ["SPACE", "room"],
      ["OCCUPANTS", "occupants"],
    ], [["LEVEL 2", space, "44 OCC., ONE EXIT"]])],
  });

testRule(rule, [
  ["leaves a row of one space alone", listed("COPY CENTER 212"), ""],
  ["reads the row of the whole level", listed("ENTIRE LEVEL"), "fail"],
]);

testRule(rule, [
  [
    "fails six flats to a stair",
    "ONE ENCLOSED STAIR SERVES THE SIX DWELLING UNITS ON EACH OF FLOORS 2 AND 3.",
    "fail",
  ],
  [
    "passes four",
    "ONE ENCLOSED STAIR SERVES FOUR DWELLING UNITS ON EACH OF FLOORS 2 AND 3.",
    "pass",
  ],
  [
    "leaves two stairs alone",
    "TWO STAIRS SERVE THE SIX DWELLING UNITS ON EACH OF FLOORS 2 AND 3.",
    "",
  ],
  [
    "leaves a second stair alone",
    "ONE STAIR SERVES SIX UNITS ON EACH OF FLOORS 2 AND 3; A SECOND STAIR IS AT THE NORTH END.",
    "",
  ],
], aProject({ occupancyClassification: ["R-2"], fireSprinkler: true }));

const labelled = (text: string, drawing: string) =>
  aPlanSet({ notes: [aNote(text, { drawing })], codeSummary: { stories: [aFact(1)] } });

testRule(rule, [
  [
    "leaves the label of a room on a plan alone",
    labelled("64 OCC 1 EXIT", "FIRST FLOOR PLAN"),
    "",
  ],
  [
    "reads what names the story",
    labelled("FIRST FLOOR: 64 OCCUPANTS, 1 EXIT", "FIRST FLOOR PLAN"),
    "fail",
  ],
]);
