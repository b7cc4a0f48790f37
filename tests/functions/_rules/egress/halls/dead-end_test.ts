import rule from "../../../../../functions/_rules/egress/halls/dead-end.ts";
import { aDrawing } from "../../../../fakes/drawing.ts";
import { aFact, aHouse, aList, aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["reads the letters of a dead end", `D.E. CORRIDOR 62'-0"`, "fail"],
  ["leaves roads of a site plan alone", under("SITE PLAN", `DEAD END 148'-0", NO T/A`), ""],
  ["reads the same on a floor plan", under("FIRST FLOOR PLAN", `DEAD END 48'-0"`), "fail"],
  ["leaves other letters alone", `D.E. PIPE CORR 62'-0"`, ""],
  ["passes 20 ft", `DEAD END = 20'-0"`, "pass"],
  ["fails 21 ft", `DEAD-END CORRIDOR: 21'-0"`, "fail"],
  ["fails 26 ft beside the limit", `DEAD END 26'-0" (20'-0" MAX. ALLOWED)`, "fail"],
  ["fails feet in words", `MAX DEAD END LENGTH 28 FT`, "fail"],
  [
    "fails 28 ft with NFPA 13R",
    aPlanSet({
      notes: [aNote(`DEAD END 28'0"`)],
      codeSummary: { sprinklers: [aFact("NFPA 13R")] },
    }),
    "fail",
    aProject({ occupancyClassification: ["R-2"], fireSprinkler: true }),
  ],
  [
    "leaves NFPA 13 to the other rule",
    aPlanSet({
      notes: [aNote(`DEAD END 28'0"`)],
      codeSummary: { sprinklers: [aFact("NFPA 13")] },
    }),
    "",
    aProject({ fireSprinkler: true }),
  ],
  [
    "asks where groups differ",
    aPlanSet({
      notes: [aNote(`DEAD END 28'0"`)],
      codeSummary: { sprinklers: [aFact("NFPA 13")] },
    }),
    "cantTell",
    aProject({ occupancyClassification: ["A-3", "B"], fireSprinkler: true }),
  ],
  ["leaves roads alone", `DEAD END FIRE LANE 140 FT`, ""],
  ["leaves houses alone", `DEAD END 30'`, "", aHouse()],
]);

testRule(rule, [
  ["reads a blind corridor", "BLIND CORRIDOR 31 FEET LONG BEYOND STAIR 2", "fail"],
  ["leaves a wide one alone", "DEAD END 22 FT LONG AND 10 FT WIDE", ""],
]);

const school = aProject({ occupancyClassification: ["E", "A-3"], fireSprinkler: true });
/** A dead end of 38 ft 6 in on a floor with these rooms. */
const floorOf = (...rooms: string[]) => {
  const drawing = "SECOND FLOOR PLAN";
  return aPlanSet({
    notes: [
      aNote(`DEAD END 38'-6" TO STAIR A`, { drawing }),
      ...rooms.map((room) => aNote(room, { kind: "label", drawing, room })),
    ],
  });
};

testRule(rule, [
  [
    "takes the longer figure on a floor without assembly rooms",
    floorOf("CLASSROOM 201", "CLASSROOM 202", "SCIENCE", "ART", "MEDIA"),
    "",
    school,
  ],
  [
    "leaves it open beside a gymnasium",
    floorOf("CLASSROOM 201", "GYMNASIUM", "SCIENCE", "ART", "MEDIA"),
    "cantTell",
    school,
  ],
]);

testRule(rule, [
  ["leaves a small suite with one exit alone", `DEAD END 26'-0" - SUITE HAS ONE EXIT, 20 OCC.`, ""],
  ["leaves one alone where one exit is required", `DEAD END 26'-0", ONE EXIT REQUIRED`, ""],
  ["fails one of many people", `DEAD END 26'-0" - ONE EXIT ONLY, 90 OCC.`, "fail"],
]);

testRule(rule, [
  ["reads D.E. on the plan of a corridor", under("CORR. 210", "D.E. 31'-0\""), "fail"],
  ["passes 19 ft", under("CORR. 210", "D.E. 19'-0\""), "pass"],
]);

testRule(rule, [
  ["leaves exits at both ends alone", `EXITS AT CORRIDOR ENDS, 120'-0" APART`, ""],
  ["leaves a corridor that ends at an exit alone", `CORRIDOR ENDS AT EXIT STAIR 2, 85'-0"`, ""],
  ["leaves ends that stand apart alone", `DEAD END CORRIDORS 120'-0" APART`, ""],
  [
    "reads a stub on the main floor",
    under("MAIN FLOOR LIFE SAFETY PLAN", `STUB CORRIDOR 60'-0"`),
    "fail",
  ],
  ["reads the end behind the last exit", `LAST EXIT TO END OF CORRIDOR: 62'-0"`, "fail"],
  ["leaves the end an exit may stand at alone", `EXIT TO END OF CORRIDOR 62'-0"`, ""],
  ["leaves a stub of a water main alone", `DEAD END WATER MAIN 60'-0"`, ""],
]);

/** A figure beside a label on a plan. */
const drawn = (feet: number, label: string, drawing = "FIRST FLOOR PLAN") => {
  const { notes, dimensions } = aDrawing(drawing, [[label, 10, 12]], [[`${feet}'-0"`, 10, 10]]);
  return aPlanSet({
    notes,
    dimensions: dimensions.map((it) => ({ ...it, drawing, valueIn: feet * 12 })),
  });
};

testRule(rule, [
  ["asks about a long figure at a closed end", drawn(26, "CLOSED END"), "cantTell"],
  ["asks at a dead end", drawn(26, "DEAD END CORRIDOR"), "cantTell"],
  ["leaves a short one alone", drawn(20, "CLOSED END"), ""],
  ["leaves a figure at a room alone", drawn(26, "OFFICE"), ""],
  ["leaves a road alone", drawn(26, "DEAD END", "SITE PLAN"), ""],
]);

testRule(rule, [
  ["fails a label", `24'-0" DEAD END`, "fail"],
  ["fails its letters", `DE 24'-0"`, "fail"],
  ["fails a corridor past a stair", `CORRIDOR 120 DEAD-ENDS 24'-6" PAST STAIR 2`, "fail"],
  ["fails a sentence", "Corridor dead ends after 24 feet.", "fail"],
  ["passes 19 ft 8 in", `DEAD END 19'-8"`, "pass"],
  ["leaves lanes alone", `LANE DEAD END 146'-0"`, ""],
  ["leaves a demand alone", "NO DEAD END OVER 20'", ""],
  [
    "fails what a row provides",
    aPlanSet(
      aList("EGRESS", ["ITEM", "REQUIRED", "PROVIDED"], [
        "DEAD-END CORRIDOR",
        `20'-0" MAX`,
        `24'-0"`,
      ]),
    ),
    "fail",
  ],
]);

testRule(rule, [
  [
    "leaves the end of a road without room to turn alone",
    aPlanSet(aList("ACCESS", ["ITEM", "PROV"], ["DEAD-END W/O TURNAROUND (FT)", "150"])),
    "",
  ],
]);
