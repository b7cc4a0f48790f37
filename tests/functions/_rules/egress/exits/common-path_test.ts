import rule from "../../../../../functions/_rules/egress/exits/common-path.ts";
import {
  aFact,
  aHouse,
  aList,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const office = (text: string, load: number | null = null) =>
  aPlanSet({
    notes: [aNote(text)],
    codeSummary: { totalOccupantLoad: load === null ? [] : [aFact(load)] },
  });

/** A note whose length stands `gap` per cent below it. */
const nextLine = (text: string, ft: number, gap = 0.2) => {
  const plan = office(text, 131);
  const [note] = plan.notes;
  const box = { x: note.box.x + 1, y: note.box.y + note.box.height + gap, width: 2, height: 1 };
  const valueIn = ft * 12;
  const at = { ...note, box, sourceText: `${ft} FT.` };
  return {
    ...plan,
    dimensions: [{
      ...at,
      valueIn,
      measuredIn: null,
      qualifier: null,
      orientation: "horizontal" as const,
    }],
  };
};

const suites = (text: string) => ({
  ...office(text, 126),
  schedules: [
    aSchedule("occupant load", [["Room", "room"], ["Group", null], ["Persons", "occupants"]], [
      ["102 Shell retail", "M", "27"],
      ["201 Shell office", "B", "19"],
    ]),
  ],
});
const shell = aProject({ occupancyClassification: ["M", "B"], fireSprinkler: false });

testRule(rule, [
  [
    "takes a suite's group of its row",
    suites("SUITE 201 COMMON PATH 78 FT, LOAD 19"),
    "pass",
    shell,
  ],
  ["fails a shop by its row", suites("SUITE 102 COMMON PATH 78 FT, LOAD 27"), "fail", shell],
  ["reads the letters with points", `C.P.E.T. 184'-0"`, "fail"],
  ["leaves the letters of a pipe alone", `CPVC PIPE 184'-0" LONG`, ""],
  ["reads a way to a decision", "184 FT TO POINT OF DECISION", "fail"],
  ["reads a way before a choice", "184 FT BEFORE CHOICE OF TWO EXITS", "fail"],
  ["passes 75 ft in a full office", office(`COMMON PATH = 75'-0"`, 131), "pass"],
  ["fails 76 ft in a full office", office(`COMMON PATH OF TRAVEL: 76'-0"`, 131), "fail"],
  ["passes 100 ft for few in an office", office(`CPET = 100'`, 20), "pass"],
  ["fails 101 ft for few in an office", office(`C.P.E.T. = 101'`, 20), "fail"],
  ["asks for the load", office(`MAX. COMMON PATH OF EGRESS TRAVEL 90 FT`), "cantTell"],
  [
    "passes 100 ft sprinklered",
    office(`COMMON PATH 100 FT`, 131),
    "pass",
    aProject({ fireSprinkler: true }),
  ],
  [
    "fails 84 ft in a shop",
    `STOCK ROOM COMMON PATH = 84'-0"`,
    "fail",
    aProject({ occupancyClassification: ["M"] }),
  ],
  [
    "takes what is drawn, not the limit",
    office(`COMMON PATH: 60' (75' MAX. ALLOWED)`, 131),
    "pass",
  ],
  ["says nothing about the limit alone", office(`ALLOWABLE COMMON PATH: ALLOWED 100'`, 131), ""],
  [
    "reads the provided column",
    aPlanSet({
      schedules: [
        aSchedule("egress", [["ITEM", "item"], ["ALLOWED", "required"], ["PROVIDED", "provided"]], [
          ["COMMON PATH", `75'-0"`, `80'-0"`],
        ]),
      ],
      codeSummary: { totalOccupantLoad: [aFact(131)] },
    }),
    "fail",
  ],
  ["leaves houses alone", `COMMON PATH 200'`, "", aHouse()],
  [
    "takes the path, not the travel before it",
    office(`Longest travel, 144 ft (Suite 5) Common path, Suite 5: 68 ft`, 131),
    "pass",
  ],
  [
    "takes the path behind the longest walk",
    office(`LONGEST WALK 170 FT; COMMON PATH 78 FT`, 131),
    "fail",
  ],
  [
    "reads a length on the next line",
    nextLine("COMMON PATH, MEZZ. CORNER TO SPLIT AT COL. B-3:", 112),
    "fail",
  ],
  ["passes a length on the next line", nextLine("C.P.E.T. FROM REAR OFFICE =", 74), "pass"],
  ["leaves a limit on the next line alone", nextLine("MAX. ALLOWED COMMON PATH:", 112), ""],
  ["leaves a length far below alone", nextLine("COMMON PATH TO SPLIT:", 112, 6), ""],
]);

const pathTable = (load: string) =>
  aPlanSet({
    schedules: [
      aSchedule("egress", [["ITEM", "item"], ["ALLOWED", "required"], ["THIS SUITE", "provided"]], [
        ["OCCUPANT LOAD (B)", "-", load],
        ["COMMON PATH (NON-SPRINKLERED)", "100'", "88'-4\""],
      ], { title: "EGRESS DATA - SUITE 210" }),
    ],
  });

testRule(rule, [
  [
    "allows the longer path of a small load the row claims",
    "COMMON PATH (OL 30 OR LESS, NON-SPRK.): 88'-4\"",
    "pass",
  ],
  ["fails 101 ft of it", "COMMON PATH (OL 30 OR LESS, NON-SPRK.): 101'", "fail"],
  ["takes the load of the table", pathTable("26"), "pass"],
  ["fails where the table counts more", pathTable("46"), "fail"],
]);

/** A path of one of two suites, whose group and load a table lists. */
const suite = (group: string, path: string) =>
  aPlanSet({
    notes: [aNote(path)],
    schedules: [
      aSchedule("other", [["SPACE", "room"], ["LOAD", "load"], ["EXITS SHOWN", null]], [[
        "Suite 4 sales (M)",
        "77",
        "2",
      ], [`Suite 5 medical ${group}`, "33", "2"]], { title: "LOADS & EXITS" }),
    ],
  });

testRule(rule, [
  [
    "takes the group and load of the suite it names",
    suite("(B)", "Common path, Suite 5: 98 ft"),
    "pass",
  ],
  ["fails in a suite of a shop", suite("(M)", "Common path, Suite 5: 98 ft"), "fail"],
  [
    "leaves it open for a suite not listed",
    suite("(B)", "Common path, Suite 6: 98 ft"),
    "cantTell",
  ],
], aProject({ occupancyClassification: ["B", "M"], fireSprinkler: true }));

testRule(rule, [
  [
    "reads a column of its own",
    listed("PATHS (UNSPRINKLERED)", ["START", "CPET", "TRAVEL"], ["Fitting rm 3", "111'", "134'"]),
    "fail",
  ],
  [
    "passes a short one",
    listed("PATHS", ["START", "CPET", "TRAVEL"], ["Fitting rm 3", "61'", "134'"]),
    "pass",
  ],
  [
    "leaves two columns of it alone",
    listed("PATHS", ["START", "CP (FT)", "CP (FT)"], ["Fitting rm 3", "111", "75"]),
    "",
  ],
  ["takes the load from the title", under("SUITE 200, 28 OCC.", "COMMON PATH 94'-0\""), "pass"],
  ["fails the same for more people", under("SUITE 200, 48 OCC.", "COMMON PATH 94'-0\""), "fail"],
]);

const mixed = aProject({ occupancyClassification: ["B", "M"], fireSprinkler: true });

testRule(rule, [
  [
    "takes the group all spaces of the drawing carry",
    under("LOFT EGRESS", "COMMON PATH 92'", "STUDIO OFFICES (B) 14 OCC."),
    "pass",
    mixed,
  ],
  [
    "fails what is too long for that group",
    under("LOFT EGRESS", "COMMON PATH 92'", "GIFT SHOP (M)"),
    "fail",
    mixed,
  ],
  [
    "asks where the drawing shows both groups",
    under("LEVEL 1 EGRESS", "COMMON PATH 92'", "OFFICES (B)", "SALES FLOOR (M)"),
    "cantTell",
    mixed,
  ],
  [
    "asks where a space of the drawing carries no group",
    under("LEVEL 1 EGRESS", "COMMON PATH 92'", "OFFICES (B)", "SALES FLOOR"),
    "cantTell",
    mixed,
  ],
]);

const brewery = aProject({ occupancyClassification: ["A-2", "F-2"], fireSprinkler: true });

testRule(rule, [
  ["takes the group a name stands for", office("TAPROOM COMMON PATH 82'-0\""), "fail", brewery],
  ["passes a group in brackets", office("BREWHOUSE (F-2) COMMON PATH 96'-0\""), "pass", brewery],
  ["asks of a name of no one group", office("CELLAR COMMON PATH 82'-0\""), "cantTell", brewery],
]);

/** A way of a list of ways out. */
const wayListed = (title: string, way: string, drawn: string) =>
  listed(title, ["MEASURED PATH", "DRAWN", "LIMIT"], [way, drawn, "75"]);
const store = aProject({ occupancyClassification: ["M"], fireSprinkler: true });

testRule(rule, [
  ...["STOCK RACK REAR TO SPLIT AT SALES", "DESK 9 TO WHERE PATHS DIVERGE", "NE CORNER TO THE FORK"]
    .map((way): [string, ReturnType<typeof listed>, string] => [
      `fails a way listed ${way}`,
      wayListed("PATHS (FEET)", way, "88 FT"),
      "fail",
    ]),
  ["passes one as short", wayListed("EGRESS PATHS", "STOCK REAR TO SPLIT", "75 FT"), "pass"],
  ["leaves pipes alone", wayListed("GAS RUNS", "METER TO SPLIT AT RANGE", "88 FT"), ""],
  ["leaves the way to an exit alone", wayListed("PATHS", "STOCK REAR TO EXIT", "88 FT"), ""],
  ["leaves a dead end alone", wayListed("PATHS", "DEAD END, END TO SPLIT", "88 FT"), ""],
  ["leaves cooling units alone", under("EGRESS PLAN", "88 FT TO SPLIT SYSTEM"), ""],
], store);

testRule(rule, [
  ["fails it in a room", `KITCHEN COMMON PATH 112'-0"`, "fail"],
  ["fails it behind its letters", `112'-0" CPET`, "fail"],
  ["fails linear feet", `COMMON PATH: 112 LF`, "fail"],
  ["fails it before its limit", `COMMON PATH FROM OFFICE 12 = 112'-0" (75'-0" MAX.)`, "fail"],
  [
    "fails a sentence",
    "Maximum common path of egress travel is 112 feet at the break room.",
    "fail",
  ],
  ["passes 74 ft", `COMMON PATH 74'-0"`, "pass"],
  ["leaves what is allowed alone", `COMMON PATH OF TRAVEL 75'-0" ALLOWED`, ""],
  [
    "fails what a row provides",
    aPlanSet(aList("EGRESS", ["ITEM", "ALLOWED", "PROVIDED"], ["COMMON PATH", "100'", `112'-0"`])),
    "fail",
  ],
]);
