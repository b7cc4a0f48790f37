import rule from "../../../../../functions/_rules/egress/exits/exit-separation.ts";
import { aDrawing } from "../../../../fakes/drawing.ts";
import {
  aHouse,
  aList,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
  aSheet,
} from "../../../../fakes/plan_set.ts";
import { type RuleRow, testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const corners = (name: string, far: string) =>
  aPlanSet(
    aList("Ways out", ["", ""], [name, `122'-1"`], ["Stair door to stair door, Level 2", far]),
  );

testRule(rule, [
  [
    "takes corner to corner for the diagonal",
    corners("Corner to corner of Level 2", `38'-6"`),
    "fail",
  ],
  ["passes half of it", corners("Corner to corner of Level 2", `62'-0"`), "pass"],
  [
    "takes the diagonal of the whole where another has a distance of its own",
    aPlanSet({
      ...aList("Exit arrangement, clinic", ["", ""], [
        "Overall diagonal",
        `111'-9" (78'-0" x 80'-0")`,
      ]),
      notes: [
        aNote(`45'-10" between exits`),
        aNote(`L6. Shop: doors 152 and 153 are 82'-4" apart, diagonal 90'-4".`),
      ],
    }),
    "fail",
  ],
  ...([["36.0", "fail"], ["43.5", ""]] as const).map(([given, kind]): RuleRow =>
    [
      `takes half the diagonal as a row asks for it, ${given}`,
      aPlanSet({
        schedules: [
          aSchedule("egress", [["ITEM", null], ["REQUIRED", null], ["PROVIDED", "provided"]], [
            ["TENANT A EXIT SEPARATION, FT", "HALF DIAG. 43.5", given],
          ]),
        ],
      }),
      kind,
    ] as const
  ),
  [
    "takes a distance from door to door",
    under("EGRESS PLAN", `46'-0" DOOR TO DOOR, DIAG 106'-0"`),
    "fail",
  ],
  [
    "passes one that is far enough",
    under("EGRESS PLAN", `56'-0" DOOR TO DOOR, DIAG 106'-0"`),
    "pass",
  ],
  ["takes each figure by the word before it", `EXIT SEPARATION 40'-0" DIAGONAL 120'-0"`, "fail"],
  ["reads the abbreviation", `DIAG = 80'-0" / EXIT SEP. = 31'-0"`, "fail"],
  ["passes the abbreviation", `DIAG = 80'-0" / EXIT SEP. = 41'-0"`, "pass"],
  [
    "reads the half printed as a length",
    `EXIT 1 AND EXIT 2 ARE 52'-0" APART; 1/2 DIAGONAL = 55'-6"`,
    "fail",
  ],
  [
    "passes more than the half printed",
    `EXIT 1 AND EXIT 2 ARE 62'-0" APART; 1/2 DIAGONAL = 55'-6"`,
    "pass",
  ],
  ["passes half the diagonal", `EXIT SEPARATION 50'-0" (1/2 OF 100'-0" DIAGONAL)`, "pass"],
  ["fails less than half", `EXIT SEPARATION 48'-0" (1/2 OF 100'-0" DIAGONAL)`, "fail"],
  ["fails a third without sprinklers", `EXIT SEPARATION 37'0" (1/3 OF 108'2" = 36'1")`, "fail"],
  [
    "reads provided and required",
    `EXIT SEPARATION: 59'-1" PROVIDED, 57'-10" REQUIRED (1/2 OF 115'-9" DIAGONAL)`,
    "pass",
  ],
  [
    "fails provided below required",
    `EXIT SEPARATION: 50'-1" PROVIDED, 57'-10" REQUIRED (1/2 OF 115'-9" DIAGONAL)`,
    "fail",
  ],
  [
    "takes the diagonal from the same sheet",
    aPlanSet({
      notes: [
        aNote(`MAX. OVERALL DIAGONAL = 120'-0"`),
        aNote(`DISTANCE BETWEEN EXITS: 52'-0" SEPARATION`),
      ],
    }),
    "fail",
  ],
  ["says nothing without a diagonal", `EXIT SEPARATION 40'-0"`, ""],
  ["leaves fire separation alone", `FIRE SEPARATION DISTANCE 30 FT, EXIT 1`, ""],
  [
    "leaves sprinklered buildings to the other rule",
    `EXIT SEPARATION 40'-0" (1/3 OF 100'-0" DIAGONAL)`,
    "",
    aProject({ fireSprinkler: true }),
  ],
  ["leaves houses alone", `EXIT SEPARATION 40'-0" (1/2 OF 100'-0" DIAGONAL)`, "", aHouse()],
]);

testRule(rule, [
  [
    "reads a diagonal beside",
    under("EXIT SEPARATION DIAGRAM", `48'-0" BETWEEN EXITS`, `DIAGONAL 120'-0"`),
    "fail",
  ],
  [
    "passes one half",
    under("EXIT SEPARATION DIAGRAM", `60'-0" BETWEEN EXITS`, `DIAGONAL 120'-0"`),
    "pass",
  ],
  [
    "leaves what is said to be sprinklered alone",
    "SPRINKLERED: EXITS 41 FT APART; DIAGONAL 120 FT",
    "",
  ],
  [
    "reads a row",
    listed("EXIT SEPARATION", ["AREA", "DIAGONAL", "REQUIRED", "PROVIDED"], [
      "SUITE 100",
      `104'-0"`,
      `52'-0"`,
      `47'-0"`,
    ]),
    "fail",
  ],
]);

const rows = (diagonal: string, apart: string) =>
  aPlanSet({
    schedules: [
      aSchedule("other", [["ITEM", "item"], ["REQ'D", "required"], ["PROVIDED", "provided"]], [[
        "MAX. DIAGONAL OF DINING",
        "-",
        diagonal,
      ], ["DISTANCE BETWEEN EXITS", "32'-0\"", apart]], {
        title: "EXIT ARRANGEMENT (NO SPRINKLERS)",
      }),
    ],
  });

testRule(rule, [
  ["reads diagonal and distance from rows", rows("96'-0\"", "35'-0\""), "fail"],
  ["passes half of it", rows("96'-0\"", "48'-0\""), "pass"],
]);

testRule(rule, [
  [
    "reads exits by their letters",
    under("HALL - EXIT SEPARATION", `EXIT A TO EXIT B = 47'-0"`, `DIAGONAL = 118'-0"`),
    "fail",
  ],
  [
    "passes half the diagonal",
    under("HALL - EXIT SEPARATION", `EXIT A TO EXIT B = 59'-0"`, `DIAGONAL = 118'-0"`),
    "pass",
  ],
  [
    "leaves an additional exit alone",
    under("HALL - EXIT SEPARATION", `EXIT A TO EXIT C (ADDITIONAL) = 20'-0"`, `DIAGONAL = 118'-0"`),
    "",
  ],
]);

const drawn = (diagonal: string, ...lengths: [text: string, x: number][]) =>
  aPlanSet({
    sheets: [aSheet({ number: "LS-1", title: "EGRESS PLAN", kind: "life safety" })],
    ...aDrawing("EGRESS PLAN", [[diagonal, 40, 40]], lengths.map(([text, x]) => [text, x, 41])),
  });

testRule(rule, [
  ["asks about the one dimension at a diagonal", drawn(`DIAG. 61'-0"`, [`22'-8"`, 34]), "cantTell"],
  ["leaves half of it alone", drawn(`DIAG. 61'-0"`, [`31'-0"`, 34]), ""],
], aProject());

const remoteness = (diagonal: string, apart: string) =>
  aPlanSet({
    schedules: [
      aSchedule(
        "other",
        [
          ["ROOM", "room"],
          ["MAX DIAG. (FT)", null],
          ["MIN. (FT)", "required"],
          ["AS DRAWN (FT)", "provided"],
        ],
        [["CHAPEL", diagonal, "41", apart]],
        { title: "REMOTENESS" },
      ),
    ],
  });

testRule(rule, [
  ["reads bare feet under their heads", remoteness("82", "33"), "fail"],
  ["passes half of it there", remoteness("82", "43.5"), "pass"],
  ["reads remoteness", `EXITS REMOTE BY 33'-0", DIAG. 82'-0"`, "fail"],
  [
    "takes the distance of another thing for none",
    `REMOTE ANNUNCIATOR 20'-0" FROM EXIT, DIAGONAL 82'-0"`,
    "",
  ],
  [
    "takes a count of exits for no distance",
    aPlanSet({
      schedules: [
        aSchedule("other", [["ROOM", "room"], ["EXITS PROVIDED", null], ["DIAGONAL", null]], [
          ["HALL", "2", "82"],
        ], { title: "EXIT REMOTENESS" }),
      ],
    }),
    "",
  ],
]);

const withDiagonal = (text: string) =>
  aPlanSet({ notes: [aNote(text), aNote(`Floor 2 diagonal 140'-0"`)] });

testRule(rule, [
  ["fails stair doors", withDiagonal(`Stair door to stair door 62'-0"`), "fail"],
  ["passes stair doors", withDiagonal(`Stair door to stair door 72'-0"`), "pass"],
  ["leaves a landing alone", withDiagonal(`STAIR DOOR TO STAIR LANDING 5'-0"`), ""],
  ["leaves signs alone", "EXIT SIGNS 38' APART", ""],
  ["fails exits by mark", `EXITS 101 - 102: 38'-10" APART. DIAG 84'-10"`, "fail"],
  ["passes exits by mark", `EXITS 101 - 102: 43'-0" APART. DIAG 84'-10"`, "pass"],
  [
    "fails a sentence",
    "The two exits are 40 feet apart; the overall diagonal is 92 feet.",
    "fail",
  ],
  [
    "fails a row",
    aPlanSet(
      aList(
        "EXIT SEPARATION",
        ["FLOOR", "DIAGONAL", "1/2 DIAGONAL", "DISTANCE BETWEEN EXITS"],
        ["2", `140'-0"`, `70'-0"`, `62'-0"`],
      ),
    ),
    "fail",
  ],
]);

testRule(rule, [
  [
    "takes the diagonal from what a row asks for",
    listed("EGRESS DATA", ["ITEM", "REQUIRED", "PROVIDED"], [
      "Hall door sep. 103A / 103B",
      "50% of 68'-0\"",
      "24'-0\"",
    ]),
    "fail",
  ],
  [
    "passes half of it",
    listed("EGRESS DATA", ["ITEM", "REQUIRED", "PROVIDED"], [
      "Hall door sep. 103A / 103B",
      "50% of 68'-0\"",
      "34'-0\"",
    ]),
    "pass",
  ],
  [
    "holds a row against the length it asks for itself",
    listed("CODE SUMMARY", ["ITEM", "REQUIRED", "PROVIDED"], [
      "SEPARATION OF EXITS",
      "34'-0\"",
      "24'-0\"",
    ]),
    "fail",
  ],
]);
