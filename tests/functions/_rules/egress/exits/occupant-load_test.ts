import assert from "node:assert/strict";
import { rules } from "../../../../../functions/_rules/mod.ts";
import { runRules } from "../../../../../functions/analysis/evaluate/run_rules.ts";
import rule from "../../../../../functions/_rules/egress/exits/occupant-load.ts";
import {
  aFact,
  aHouse,
  anEvidence,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

type Row = [space: string, areaSqft: number, factor: number, occupants: number];
const table = (rows: Row[], total?: number) =>
  aPlanSet({
    occupantLoads: [
      ...rows.map(([space, areaSqft, factor, occupants]) => ({
        ...anEvidence(space),
        space,
        areaSqft,
        factor,
        basis: null,
        occupants,
        isTotal: false,
      })),
      ...(total === undefined ? [] : [{
        ...anEvidence("TOTAL"),
        space: "TOTAL",
        areaSqft: null,
        factor: null,
        basis: null,
        occupants: total,
        isTotal: true,
      }]),
    ],
  });

/** Three spaces, two of them of the upper level, and the total of that level. */
function levels(total: number) {
  const plan = table([["A", 460, 10, 46], ["B", 600, 10, 60], ["C", 320, 10, 32]], total);
  return {
    ...plan,
    occupantLoads: plan.occupantLoads.map((it) =>
      it.isTotal ? { ...it, space: "LEVEL 2 TOTAL" } : it
    ),
  };
}

Deno.test("a space that its row and its plan tell alike complies once, at both places", () => {
  const note = (text: string) =>
    aNote(text, { room: "TRAINING", box: { x: 60, y: 60, width: 8, height: 1 } });
  const outcomesOf = (text: string) =>
    runRules(
      rules.filter(({ id }) => id === rule.id),
      { ...table([["TRAINING 111", 900, 15, 60]]), notes: [note(text)] },
      aProject(),
    ).outcomes.filter(({ verdict }) => verdict.kind === "pass");
  const [one, ...others] = outcomesOf("900 SF / 15 NET = 60 OCC");
  assert.deepEqual([one.at.sourceText, others.length], ["TRAINING 111", 0]);
  assert.deepEqual(one.verdict.also.map((it) => it.sourceText), ["900 SF / 15 NET = 60 OCC"]);
  assert.equal(outcomesOf("750 SF / 15 NET = 50 OCC").length, 2, "of other figures each");
});

/** A box of lines under each other on a plan. */
const boxed = (...lines: string[]) =>
  aPlanSet({
    notes: lines.map((text, index) =>
      aNote(text, { box: { x: 40, y: 20 + index, width: 4, height: 0.8 } })
    ),
  });

testRule(rule, [
  [
    "fails a box that works out too few, line by line",
    boxed("Training", "319 sf", "/ 15 n", "= 16"),
    "fail",
  ],
  ["passes one that is right", boxed("Training", "319 sf", "/ 15 n", "= 22"), "pass"],
  [
    "counts no row twice that says again what those before it come to",
    table([
      ["Office 101", 1500, 150, 10],
      ["Office 102", 3000, 150, 20],
      ["Offices, all", 4500, 150, 30],
      ["Sales floor", 6000, 60, 100],
    ], 130),
    "pass pass pass pass",
  ],
  [
    "asks about a classroom counted as day care",
    table([["CLASSROOM 2", 700, 35, 20]]),
    "cantTell",
  ],
  [
    "lets a house of small children count its classrooms as day care",
    {
      ...table([["CLASSROOM 2", 700, 35, 20], ["CLASSROOM 3", 700, 50, 14]]),
      notes: [aNote("CHILD CARE AND PRESCHOOL, AGES 1 TO 5")],
    },
    "pass fail",
  ],
  [
    "asks when one space holds more than the total",
    aPlanSet({
      notes: [aNote("DESIGN OCCUPANT LOAD: 290 PERSONS")],
      schedules: [
        aSchedule("egress", [["SPACE", "room"], ["OCCUPANTS", "occupants"], [
          "WIDTH",
          "clear width",
        ]], [["HALL", "360", `72"`]]),
      ],
    }),
    "cantTell",
  ],
  [
    "asks about a posted number above the total",
    {
      ...table([["A", 300, 10, 30], ["B", 200, 10, 20]], 50),
      notes: [aNote("POST SIGN AT ENTRY: MAX. OCCUPANTS 64")],
    },
    "pass pass cantTell",
  ],
  [
    "allows a posted number of one room",
    {
      ...table([["A", 300, 10, 30], ["B", 200, 10, 20]], 50),
      notes: [aNote("SIGN IN ROOM A: MAXIMUM OCCUPANCY 30 PERSONS")],
    },
    "pass pass",
  ],
  ["passes area by factor, rounded up", table([["TRAINING", 900, 15, 60]]), "pass"],
  ["passes a fraction rounded either way", table([["SUITE", 3165, 150, 21]]), "pass"],
  ["fails a count that is too low", table([["TRAINING", 900, 15, 50]]), "fail"],
  ["fails a factor larger than the table's", table([["CONFERENCE", 900, 150, 6]]), "fail"],
  ["asks about training in rows of desks", table([["TRAINING", 900, 20, 45]]), "cantTell"],
  ["fails training counted as offices", table([["TRAINING", 900, 150, 6]]), "fail"],
  ["asks about a clinic counted as business", table([["CLINIC", 900, 150, 6]]), "cantTell"],
  ["asks about a shop class", table([["WELDING CLASSROOM", 900, 50, 18]]), "cantTell"],
  ["passes a stricter factor", table([["OFFICE", 900, 100, 9]]), "pass"],
  ["passes a total that adds up", table([["A", 300, 10, 30], ["B", 200, 10, 20]], 50), "pass pass"],
  [
    "leaves the total of a level below the rows of another alone",
    levels(92),
    "pass pass pass",
  ],
  [
    "fails the total of a level that its last row alone comes to",
    levels(32),
    "pass pass pass fail",
  ],
  ["fails the total of a level that no rows come to", levels(80), "pass pass pass fail"],
  [
    "fails a total below its rows",
    table([["A", 300, 10, 30], ["B", 200, 10, 20]], 40),
    "pass pass fail",
  ],
  [
    "asks about a total above its rows",
    table([["A", 300, 10, 30], ["B", 200, 10, 20]], 60),
    "pass pass cantTell",
  ],
  [
    "names both values of a conflict",
    aPlanSet({
      codeSummary: { totalOccupantLoad: [aFact(118), aFact(131)] },
    }),
    "cantTell",
  ],
  ["leaves houses alone", table([["TRAINING", 900, 15, 50]]), "", aHouse()],
]);

testRule(rule, [
  ["works out a division in words", "CONFERENCE 110: 600 SF @ 15 NET = 30 OCCUPANTS", "fail"],
  ["passes the right quotient", "CONFERENCE 110: 600 SF @ 15 NET = 40 OCCUPANTS", "pass"],
]);

testRule(rule, [
  ["reads a label that divides without a sign", `DINING 104 1,800 SF / 30 NET 60 OCC`, "fail"],
  ["passes the right one", `DINING 104 1,800 SF / 15 NET 120 OCC`, "pass"],
]);

testRule(rule, [
  ["leaves a load without a factor alone", `WAREHOUSE 6,000 SF / 12 OCC`, ""],
  ["leaves one in net feet alone", `STOCK 1,200 SF NET / 14 OCC.`, ""],
]);

testRule(rule, [
  ["takes a waiting room with tables", table([["WAITING", 600, 15, 40]]), "pass"],
  ["takes a waiting room of chairs", table([["WAITING", 600, 7, 86]]), "pass"],
  ["asks about a waiting room counted as offices", table([["WAITING", 600, 150, 4]]), "cantTell"],
]);

const told = (space: string, functionOf: string, factor: number, occupants: number) => {
  const [row] = table([[space, 900, factor, occupants]]).occupantLoads;
  return aPlanSet({
    occupantLoads: [{ ...row, sourceText: `${space} ${functionOf} 900 ${factor} ${occupants}` }],
  });
};

testRule(rule, [
  ["fails by the function beside a name", told("HALL 7", "TABLES & CHAIRS", 30, 30), "fail"],
  ["passes the factor of the function", told("STAFF LOUNGE 8", "BUSINESS", 150, 6), "pass"],
]);

const flats = aProject({ occupancyClassification: ["R-2"] });

testRule(rule, [
  [
    "fails a storey of flats counted as storage",
    table([["LEVEL 2", 6000, 300, 20]]),
    "fail",
    flats,
  ],
  ["passes one counted as dwellings", table([["2ND", 6000, 200, 30]]), "pass", flats],
  ["leaves a named space to its name", table([["STORAGE", 6000, 300, 20]]), "pass", flats],
  [
    "leaves a building of two groups alone",
    table([["LEVEL 2", 6000, 300, 20]]),
    "pass",
    aProject({ occupancyClassification: ["R-2", "S-1"] }),
  ],
]);

testRule(rule, [
  [
    "fails a strength floor counted too thin",
    table([["STRENGTH FLOOR", 1600, 75, 22]]),
    "fail",
  ],
  [
    "fails free weights counted too thin",
    table([["FREE WEIGHTS", 1000, 100, 10]]),
    "fail",
  ],
  ["passes a cardio area", table([["CARDIO AREA", 1000, 50, 20]]), "pass"],
  ["passes a dance studio", table([["STUDIO B DANCE", 540, 15, 36]]), "pass"],
  ["passes a dance class", table([["DANCE CLASS", 540, 15, 36]]), "pass"],
  ["asks about a staff lounge", table([["LOUNGE", 245, 150, 2]]), "cantTell"],
  ["asks about the working side of a bar", table([["BAR, WORKING SIDE", 300, 200, 2]]), "cantTell"],
  ["asks about a dance floor", table([["DANCE FLOOR", 540, 15, 36]]), "cantTell"],
]);

testRule(rule, [
  [
    "counts machines for exercise as no storage",
    table([["103 EXERCISE, FITNESS EQUIP.", 640, 100, 7]]),
    "fail",
  ],
  [
    "counts a studio for cycling as one for exercise",
    table([["CYCLE STUDIO", 660, 60, 11]]),
    "fail",
  ],
]);

/** A row as it is read where one column gives area and factor: the first figure stands for the factor. */
const inOneCell = (space: string, cell: string, occupants: number) =>
  aPlanSet({
    occupantLoads: [{
      ...anEvidence(`${space} ${cell} ${occupants}`),
      space,
      areaSqft: null,
      factor: Number(/\d+/.exec(cell.replace(",", ""))?.[0]),
      basis: null,
      occupants,
      isTotal: false,
    }],
  });

testRule(rule, [
  ["reads area and factor of one cell", inOneCell("Fitness 105", "695 SF / 150 gross", 5), "fail"],
  ["passes the right factor", inOneCell("Fitness 105", "695 SF / 50 gross", 14), "pass"],
  ["fails too few by it", inOneCell("Lounge 101", "1,350 SF / 15 net", 80), "fail"],
  [
    "reads a division that is worked out",
    inOneCell("105 PRESCHOOL B", "770 NET 770 / 50 = 16", 16),
    "fail",
  ],
  ["leaves a date alone", inOneCell("Fitness 105", "12 / 10 / 2026", 5), ""],
]);

const withText = (text: string, rows: Row[]) => ({ ...table(rows), notes: [aNote(text)] });

testRule(rule, [
  ["a laboratory of business", table([["LAB 106", 810, 150, 6]]), "pass"],
  [
    "a laboratory where something teaches",
    withText("COUNTY COLLEGE, SCIENCE BUILDING", [["LAB 106", 810, 150, 6]]),
    "cantTell",
  ],
]);
