import rule from "../../../../../functions/_rules/egress/stairs/stair-riser-height.ts";
import {
  aDimension,
  aHouse,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const apartments = aProject({ occupancyClassification: ["R-2"] });

testRule(rule, [
  [
    "fails an exterior stair of apartments",
    aPlanSet({ notes: [aNote('Risers 7 1/4"', { drawing: "Open Exterior Stair" })] }),
    "fail",
    apartments,
  ],
  [
    "takes a stair for one of all where the set has marked ones alone",
    aPlanSet({ notes: [aNote("EACH STORY HAS TWO EXIT STAIRS"), aNote(`16 RISERS AT 7 1/2"`)] }),
    "fail",
    apartments,
  ],
  [
    "asks where the set has a stair of a dwelling as well",
    aPlanSet({
      notes: [
        aNote("EACH STORY HAS TWO EXIT STAIRS"),
        aNote("UNIT STAIR: SEE ENLARGED PLAN"),
        aNote(`16 RISERS AT 7 1/2"`),
      ],
    }),
    "cantTell",
    apartments,
  ],
  ["takes the higher of two", `RISERS 6 3/4" AT TOP, RISERS 7 1/2" AT BOTTOM`, "fail"],
  ["leaves a way to equipment alone", `STAIR 24" W., 9" RISERS, EQUIPMENT ACCESS ONLY`, ""],
  [
    "takes a width behind STAIR for none of its marks",
    `UNIT LOFT STAIR 36" W., 7 3/4" R`,
    "pass",
    apartments,
  ],
  [
    "takes the mark in a title for an exit stair",
    under("STAIR SECT, ST-1 & ST-2", `17 R @ 7 1/2" = 10'-7 1/2"`),
    "fail",
    apartments,
  ],
  ["takes a mark for an exit stair", `UNIT C: TO STAIR 2, RISERS 7 3/4"`, "fail", apartments],
  ["leaves alternating treads alone", `ALT. TREAD DEVICE TO HATCH, 9 1/2" RISERS`, ""],
  [
    "leaves the extension beyond the top riser alone",
    `HANDRAIL 36" HIGH, EXTEND 12" BEYOND TOP RISER`,
    "",
  ],
  ["leaves a rail past the last riser alone", `RAIL RUNS 8" LEVEL PAST LAST RISER`, ""],
  ["leaves a landing from the bottom riser alone", `LANDING 44" FROM BOTTOM RISER`, ""],
  ["reads rise and run of a stair", `STAIR RISE 7 1/2", RUN 11"`, "fail"],
  ["leaves the pitch of a roof alone", `ROOF RISE 8" RUN 12"`, ""],
  ["passes 6.9 in", `16R @ 6 7/8"`, "pass"],
  ["passes 7 in", `RISERS: 7" MAX., TREADS: 11" MIN.`, "pass"],
  ["fails 7 1/4 in", `MAX. RISER HEIGHT 7-1/4"`, "fail"],
  ["fails 7 1/2 in written with the total", `EXIT STAIR: 16R @ 7 1/2" = 10'-0"`, "fail"],
  ["computes the riser from total and count", `15 EQ. RISERS = 9'-4 1/2"`, "fail"],
  ["reads the riser of a pair", `STAIR 7 1/2" R / 11" T`, "fail"],
  ["allows 7 3/4 in inside a unit", `STAIR INSIDE UNIT D: 13R @ 7 3/4"`, "pass", apartments],
  [
    "takes the unit from the drawing title",
    aPlanSet({ notes: [aNote(`13R @ 7 3/4"`, { drawing: "STAIR WITHIN DWELLING UNIT" })] }),
    "pass",
    apartments,
  ],
  ["fails 8 in even inside a unit", `UNIT STAIR: 13 RISERS @ 8"`, "fail", apartments],
  ["asks which stair it is in apartments", `13R @ 7 3/4"`, "cantTell", apartments],
  ["fails the exit stair of apartments", `EXIT STAIR 12R @ 7 1/2"`, "fail", apartments],
  ["leaves pipes alone", `SPRINKLER RISER 8" ABOVE FLOOR`, ""],
  ["leaves spiral stairs alone", `SPIRAL STAIR: 14R @ 9"`, ""],
  ["leaves houses to FBC-Residential", `15R @ 8"`, "", aHouse()],
]);

testRule(rule, [
  ["leaves the radius of a nosing alone", under("STAIR NOSING DETAIL", '10" R'), ""],
]);

testRule(rule, [
  ["leaves choral risers alone", `PORTABLE CHORAL RISERS 8" HIGH`, ""],
  ["leaves a stair that stays alone", `EXISTING STAIR 2 RISERS OF 7 5/8" REMAIN, NO WORK`, ""],
]);

testRule(rule, [
  [
    "leaves the column of a stair that stays alone",
    listed("STAIR SCHEDULE", ["ITEM", "STAIR 1 (NEW)", "STAIR 2 (ETR)"], ["RISER", `7"`, `7 3/4"`]),
    "pass",
  ],
  [
    "fails the new one",
    listed("STAIR SCHEDULE", ["ITEM", "STAIR 1 (NEW)", "STAIR 2 (E)"], ["RISER", `7 1/2"`, `7"`]),
    "fail",
  ],
]);

/** A bare string and the name set behind it on its line, a gap between them in per cent of the page. */
const onLine = (length: string, valueIn: number, name: string, gap = 0.8) => {
  const drawing = "STAIR B DETAIL";
  const at = (x: number) => ({ x, y: 44, width: 1, height: 0.8 });
  return aPlanSet({
    notes: [aNote(name, { drawing, box: at(31 + gap) })],
    dimensions: [{
      ...aNote(length, { box: at(30) }),
      sourceText: length,
      valueIn,
      measuredIn: null,
      qualifier: null,
      orientation: "vertical",
      drawing,
    }],
  });
};

testRule(rule, [
  ["reads a name behind the figure", onLine('7 1/2"', 7.5, "RISER (TYP.)"), "fail"],
  ["passes 7 in there", onLine('7"', 7, "MAX. RISER"), "pass"],
  ["leaves other names alone", onLine('7 1/2"', 7.5, "RISER DIAGRAM"), ""],
  ["leaves a name further away alone", onLine('7 1/2"', 7.5, "TYP. RISER", 4), ""],
]);

/** The section of a few steps: how many, the figure at one of them and the whole rise, inches. */
const section = (label: string, riserIn: number, riseIn: number, drawing = "PODIUM STEP SECTION") =>
  aPlanSet({
    notes: [aNote(label, { drawing })],
    dimensions: [
      aDimension(`${riserIn}"`, riserIn, { drawing }),
      aDimension(`${riseIn}"`, riseIn, { drawing, orientation: "vertical" }),
    ],
  });

testRule(rule, [
  ["takes a count by its rise", section("3 RISERS", 7.5, 22.5), "fail"],
  ["passes low ones", section("(4) EQ. RISERS", 6.5, 26), "pass"],
  ["leaves a figure alone that is no part of the rise", section("3 RISERS", 8, 22.5), ""],
  ["leaves seating alone", section("3 RISERS", 8, 24, "TIERED SEATING SECTION"), ""],
]);

const list = (rise: string, ...heads: string[]) =>
  aPlanSet({
    schedules: [
      aSchedule("other", heads.map((head) => [head, null]), [["ST-2", "18", rise, '11"']], {
        title: "STAIR SCHEDULE",
      }),
    ],
  });

testRule(rule, [
  [
    "fails a rise beside the number of risers",
    list('7 1/8"', "STAIR", "RISERS", "RISE", "TREAD"),
    "fail",
  ],
  ["passes 7 in there", list('7"', "STAIR", "NO. OF RISERS", "RISE", "TREAD"), "pass"],
  ["leaves the rise of a flight alone", list("10'-6\"", "STAIR", "RISERS", "RISE", "TREAD"), ""],
]);
