import type { Dimension } from "../../../../../functions/_shared/domain/plan_set.ts";
import rule from "../../../../../functions/_rules/egress/halls/corridor-width.ts";
import {
  aDimension,
  aFact,
  aHouse,
  aNote,
  aPlanSet,
  aRoom,
  aSheet,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const many = (text: string) =>
  aPlanSet({
    notes: [aNote(text)],
    codeSummary: { totalOccupantLoad: [aFact(120)], stories: [aFact(1)] },
  });

testRule(rule, [
  ["fails 42 in for many", many(`CORRIDOR WIDTH 42"`), "fail"],
  ["passes 44 in", many(`3'-8" CLEAR CORRIDOR`), "pass"],
  ["passes 5 ft without a load", `5'-0" WIDE HALLWAY`, "pass"],
  [
    "takes a figure at a hall that is cut open for its height",
    aPlanSet({ sheets: [aSheet({ kind: "section" })], notes: [aNote(`7'-6" CORR. 105`)] }),
    "",
  ],
  [
    "takes the load another note gives a hall of that number",
    aPlanSet({
      notes: [aNote(`HALL 119 IS 3'-0" CLEAR`), aNote("HALL 119 SERVES 13 STAFF")],
      codeSummary: { totalOccupantLoad: [aFact(284)], stories: [aFact(1)] },
    }),
    "",
  ],
  [
    "fails where that is many",
    aPlanSet({
      notes: [aNote(`HALL 119 IS 3'-0" CLEAR`), aNote("HALL 119 SERVES 63 STAFF")],
    }),
    "fail",
  ],
  ["asks for the load at 40 in", `CORRIDOR 40" CLEAR`, "cantTell"],
  [
    "takes the load a note works out",
    many(`LEVEL 2: 24,000/500 = 48 OCCUPANTS, CORRIDOR 42" CLEAR`),
    "",
  ],
  [
    "takes no load of a division that is wrong",
    many(`LEVEL 2: 24,000/100 = 48, CORRIDOR 42" CLEAR`),
    "fail",
  ],
  ["takes a load in words", `CORRIDOR 40" CLEAR, SERVES FOUR PERSONS`, ""],
  ["takes the load the note states", `CORRIDOR 40" CLEAR, SERVES 20 OCCUPANTS`, ""],
  [
    "reads the one clear width of a drawing of one hall",
    aPlanSet({
      rooms: [
        aRoom("CORR.", {
          sourceText: "CORR. 104 SERVES 88 OCC",
          box: { x: 6, y: 13, width: 4, height: 1 },
        }),
      ],
      notes: [
        aNote("SERVES 88 OCC", { drawing: "PLAN - SUITE 100", room: "CORR." }),
        aNote(`3'-4" CLR.`, {
          drawing: "PLAN - SUITE 100",
          box: { x: 52, y: 13, width: 2, height: 1 },
        }),
      ],
    }),
    "fail",
  ],
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
  ["leaves equipment access alone", many(`MECHANICAL CORRIDOR 40" WIDE`), ""],
  ["leaves dead ends alone", `DEAD END CORRIDOR 19'-0"`, ""],
  [
    "reads a clear dimension beside the label",
    aPlanSet({
      rooms: [aRoom("CORRIDOR", { box: { x: 40, y: 50, width: 5, height: 1 } })],
      notes: [aNote(`3'-6" CLEAR`, { box: { x: 42, y: 52, width: 3, height: 1 } })],
      codeSummary: { totalOccupantLoad: [aFact(120)], stories: [aFact(1)] },
    }),
    "fail",
  ],
  ["leaves houses to FBC-Residential", `HALL 40" WIDE`, "", aHouse()],
]);

testRule(rule, [
  [
    "reads a width under the corridor's title",
    under("CORRIDOR 100 (120 OCC.)", `3'-4" CLR.`),
    "fail",
  ],
  ["passes 44 in under the title", under("CORRIDOR 100 (120 OCC.)", `3'-8" CLR.`), "pass"],
  ["takes the load of the title", under("SUITE 120 - 34 OCC. TOTAL", `3'-6" CLEAR HALL`), ""],
  ["leaves a door under the title alone", under("CORRIDOR 100 (120 OCC.)", 'DOOR 34" CLR.'), ""],
  [
    "reads a row",
    listed("CORRIDORS", ["CORRIDOR", "OCC. SERVED", "CLEAR WIDTH"], ["C1", "110", `3'-6"`]),
    "fail",
  ],
]);

testRule(rule, [
  [
    "reads a distance between faces",
    "MAIN CORRIDOR SERVES 85 OCCUPANTS. FINISH FACE TO FINISH FACE IS 41 IN.",
    "fail",
  ],
  [
    "passes 44 in there",
    "MAIN CORRIDOR SERVES 85 OCCUPANTS. FINISH FACE TO FINISH FACE IS 44 IN.",
    "pass",
  ],
  [
    "leaves doors between faces alone",
    "DOORS OF THE CORRIDOR SERVING 85 OCCUPANTS ARE SET 40 IN. FACE TO FACE OF FRAMES",
    "",
  ],
]);

/** A part of a plan with one corridor, 40 in clear, its load under its name. */
const corridorPart = (load: string) => {
  const at = (x: number, y: number) => ({
    drawing: "PLAN - SUITE 100",
    box: { x, y, width: 2, height: 0.6 },
  });
  return aPlanSet({
    notes: [
      aNote("CORR. 104", { kind: "label", ...at(6, 13) }),
      aNote(load, { ...at(6, 13.7) }),
      aNote(`3'-4" CLR.`, { kind: "label", ...at(52, 13) }),
    ],
  });
};

testRule(rule, [
  ["reads the clear width of the only corridor drawn", corridorPart("SERVES 88 OCC"), "fail"],
  ["leaves a small load to the other rule", corridorPart("SERVES 40 OCC"), ""],
]);

const care = (...notes: [text: string, x: number][]) =>
  aPlanSet({
    notes: [
      aNote("AMBULATORY CARE FACILITY, 4 BAYS", { box: { x: 80, y: 90, width: 10, height: 1 } }),
      ...notes.map(([text, x]) => aNote(text, { box: { x, y: 50, width: 3, height: 1 } })),
    ],
  });

testRule(rule, [
  ["fails 66 in for stretchers", care([`STRETCHER CORRIDOR 5'-6" CLEAR`, 40]), "fail"],
  ["passes 72 in for stretchers", care([`STRETCHER CORRIDOR 6'-0" CLEAR`, 40]), "pass"],
  ["asks about a string beside it", care(["PATIENT HALL 12", 40], [`5'-8"`, 37]), "cantTell"],
  ["leaves a wide string beside it alone", care(["PATIENT HALL 12", 40], [`6'-0"`, 37]), ""],
  ["leaves a string beside another name alone", care(["STAFF HALL 14", 40], [`5'-8"`, 37]), ""],
  ["passes 60 in for staff", care([`STAFF CORRIDOR 5'-0" CLEAR`, 40]), "pass"],
  ["passes 60 in where no such care is given", `PATIENT CORRIDOR 5'-0" CLEAR`, "pass"],
]);

/** A corridor whose name stands at the left, and a dimension far from it. */
const farFrom = (figure: Partial<Dimension> & { sourceText: string; valueIn: number }) =>
  aPlanSet({
    rooms: [aRoom("CORRIDOR", { box: { x: 10, y: 50, width: 5, height: 1 } })],
    dimensions: [
      aDimension(figure.sourceText, figure.valueIn, {
        box: { x: 70, y: 50, width: 3, height: 1 },
        ...figure,
      }),
    ],
    codeSummary: { totalOccupantLoad: [aFact(120)], stories: [aFact(1)] },
  });
const room = "CORRIDOR";

testRule(rule, [
  [
    "asks about a clear width between the walls of a corridor",
    farFrom({ sourceText: `40" CLR`, valueIn: 40, room }),
    "cantTell",
  ],
  [
    "fails a string from wall to wall of one",
    farFrom({ sourceText: `3'-4"`, valueIn: 40, across: room }),
    "fail",
  ],
  [
    "fails a clear width on a line from wall to wall",
    farFrom({ sourceText: `40" CLR`, valueIn: 40, room, across: room }),
    "fail",
  ],
  [
    "takes a clearance beside a door there for none",
    farFrom({ sourceText: `18" CLR`, valueIn: 18, room }),
    "",
  ],
  ["leaves other rooms alone", farFrom({ sourceText: `40" CLR`, valueIn: 40, room: "TOILET" }), ""],
]);
