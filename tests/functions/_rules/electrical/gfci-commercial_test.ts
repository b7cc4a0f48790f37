import rule from "../../../../functions/_rules/electrical/gfci-commercial.ts";
import { aList, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const panelList = (cells: string[]) => ({
  schedules: [
    aSchedule("panel", [
      ["CKT", "mark"],
      ["LOAD", "load"],
      ["BKR", "breaker"],
      ["GFCI (BKR OR DEV.)", null],
    ], [cells]),
  ],
});

testStatements(rule, [
  { says: "ROOFTOP RECEPTACLE GFCI WP", kinds: ["pass"] },
  { says: "KITCHEN RECEPTACLES: STANDARD DUPLEX, NO GFCI", kinds: ["fail"] },
  { says: "RESTROOM OUTLET WITHOUT GFI", kinds: ["fail"] },
  { says: "RECEPTS IN LKR RMS: STD DUPLEX, GFCI NR", kinds: ["fail"] },
  { says: "NON-GFCI RECEPTACLE AT BREAK ROOM SINK", kinds: ["fail"] },
  { says: "BREAK AREA RECEPT. 3'-0\" FROM SINK, 20A SPEC GRADE, STD.", kinds: ["fail"] },
  { says: "STANDARD DUPLEX OUTLET 4 FT FROM LAB SINK", kinds: ["fail"] },
  { says: "RECEPTACLE 8'-0\" FROM SINK, STD. DEVICE", kinds: [] },
  { says: "RECEPTACLE 3'-0\" FROM SINK, STD. GFCI DEVICE", kinds: ["pass"] },
  { says: "RECEPTACLE 3'-0\" FROM SINK", kinds: [] },
  { says: 'STANDARD 20A DUPLEX AT SINK COUNTER, 18" OFF SINK EDGE', kinds: ["fail"] },
  { says: "STANDARD 20A DUPLEX, 7 FT OFF SINK EDGE", kinds: [] },
  {
    says: ['STANDARD DUPLEX, 18" OFF SINK EDGE', "EXAM / LAB SINK RECEPTACLES: GFCI"],
    kinds: ["fail"],
  },
  {
    says: ['STANDARD DUPLEX, 18" OFF SINK EDGE', "ALL SINK RECEPTACLES: GFCI"],
    kinds: ["pass"],
  },
  {
    says: ["OUTLET 3 FT FROM SINK, STANDARD DEVICE", "GFCI WITHIN 6 FT OF SINKS"],
    kinds: ["pass"],
  },
  { says: "GFCI LOCATIONS T.B.D.", kinds: ["cantTell"] },
  { says: "OFFICE RECEPTACLES: NO GFCI", kinds: [] },
  {
    says: "DUPLEX LAYOUT",
    kinds: ["cantTell"],
    name: "an electrical plan without any",
    plan: { sheets: [aSheet({ discipline: "electrical", title: "POWER PLAN" })] },
  },
  {
    says: "Receptacles along the prep line are spec grade. Do not install ground-fault type here.",
    kinds: ["fail"],
    where: { "heading": "KITCHEN POWER NOTES" },
  },
  { says: "DUPLEX, NO GFI", kinds: [], where: { "drawing": "OPEN OFFICE" } },
  {
    name: "a kitchen circuit without it",
    plan: panelList(["7", "KITCHEN PREP COUNTER RECEPT.", "20/1", "NO"]),
    kinds: ["fail"],
  },
  {
    name: "a dining circuit",
    plan: panelList(["8", "DINING RECEPT. (NOT KITCHEN)", "20/1", "NO"]),
    kinds: [],
  },
  {
    name: "an existing circuit",
    plan: panelList(["9", "KITCHEN RECEPT. (E)", "20/1", "NO"]),
    kinds: [],
  },
]);

/** A schedule titled so, with one row. */
const titledList = (title: string, heads: string[], cells: string[]) => ({
  schedules: [
    aSchedule(
      /PANEL/.test(title) ? "panel" : "other",
      heads.map((head) => [head, head === "SERVES" ? "load" : null]),
      [cells],
      {
        title,
      },
    ),
  ],
});
const DEVICES = ["SYM", "LOCATION", "RATING", "GFCI"];
const CIRCUITS = ["CKT", "SERVES", "BRANCH DEVICE", "RECEPT"];

testStatements(rule, [
  {
    name: "a break room device answered N",
    plan: titledList("RECEPTACLE SCHEDULE", DEVICES, ["R1", "BREAK ROOM COUNTER", "20A", "N"]),
    kinds: ["fail"],
  },
  {
    name: "an office device answered N",
    plan: titledList("RECEPTACLE SCHEDULE", DEVICES, ["R1", "OPEN OFFICE", "20A", "N"]),
    kinds: [],
  },
  {
    name: "a kitchen circuit with plain breaker and plain device",
    plan: titledList("PANEL K1", CIRCUITS, ["9", "KITCHEN PREP", "STD", "5-20R, STD GRADE"]),
    kinds: ["fail"],
  },
  {
    name: "a kitchen circuit with a device that protects",
    plan: titledList("PANEL K1", CIRCUITS, ["9", "KITCHEN PREP", "STD", "5-20R GFCI"]),
    kinds: ["pass"],
  },
  {
    name: "a kitchen circuit with a breaker that protects",
    plan: titledList("PANEL K1", CIRCUITS, ["9", "KITCHEN PREP", "GFCI", "5-20R, STD GRADE"]),
    kinds: ["pass"],
  },
  {
    name: "a kitchen circuit with a plain breaker and nothing said of the device",
    plan: titledList("PANEL K1", CIRCUITS, ["9", "KITCHEN PREP", "STD", "5-20R"]),
    kinds: [],
  },
]);

const branchList = (...rows: string[][]) => ({
  schedules: [aSchedule("panel", CIRCUITS.map((head) => [head, null]), rows)],
});

testStatements(rule, [
  {
    name: "a plain circuit of a list that marks others as protected",
    plan: branchList(
      ["9", "GALLEY PREP RECEPTACLES", "STD", "5-20R"],
      ["11", "SCULLERY DISH RECEPTACLES", "GFCI", "5-20R"],
    ),
    kinds: ["cantTell"],
  },
  {
    name: "a plain circuit of lights beside protected receptacles",
    plan: branchList(
      ["9", "GALLEY PREP LIGHTS", "STD", ""],
      ["11", "SCULLERY DISH RECEPTACLES", "GFCI", "5-20R"],
    ),
    kinds: ["pass"],
  },
]);

/** A panel whose breakers are given by rating and poles. */
const rated = (...rows: string[][]) => ({
  schedules: [
    aSchedule("panel", [["CCT", "circuit"], ["LOAD", "load"], ["BKR", null]], rows),
  ],
});

testStatements(rule, [
  {
    name: "a bare rating in a panel that marks its protected breakers",
    plan: rated(["1", "WOMEN'S RM RECEPTS", "20/1"], ["3", "ROOF RECEPT", "20/1 GFCI"]),
    kinds: ["cantTell"],
  },
  {
    name: "a bare rating of offices",
    plan: rated(["1", "CUBICLE RECEPTS", "20/1"], ["3", "ROOF RECEPT", "20/1 GFCI"]),
    kinds: ["pass"],
  },
  {
    name: "bare ratings in a panel that marks none",
    plan: rated(["1", "TOILET RECEPTS", "20/1"], ["3", "ROOF RECEPT", "20/1"]),
    kinds: [],
  },
]);

/** A panel with a column for breakers and one for the devices at the end. */
const deviceColumn = (...rows: string[][]) => ({
  schedules: [
    aSchedule(
      "panel",
      [["No.", "mark"], ["Serves", "load"], ["OCPD", "breaker"], ["Device", null]],
      rows,
    ),
  ],
});
const MARKED = ["4", "Rec., Bar sink", "20/1", "GFCI 5-20R"];

testStatements(rule, [
  {
    name: "a plain breaker and a bare device where others are marked",
    plan: deviceColumn(MARKED, ["6", "Rec - Dish room", "20A-1P STD", "5-20R duplex"]),
    kinds: ["fail"],
  },
  {
    name: "a plain breaker where no device is named",
    plan: deviceColumn(MARKED, ["6", "Kitchen recept.", "20/1 standard", "--"]),
    kinds: ["cantTell"],
  },
  {
    name: "a device that protects behind a plain breaker",
    plan: deviceColumn(MARKED, ["6", "Rec., pantry", "20/1 std.", "GFCI 5-20R"]),
    kinds: ["pass"],
  },
  {
    name: "a plain device away from water",
    plan: deviceColumn(MARKED, ["6", "Rec., Sales wall", "20/1 std.", "NEMA 5-20R"]),
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  {
    name: "a bare breaker and a bare device where others are marked",
    plan: deviceColumn(MARKED, ["6", "Rec., Prep sink", "20/1", "Duplex 5-20R"]),
    kinds: ["fail"],
  },
  {
    name: "the same where a note speaks of protection too",
    says: "GFCI RECEPTACLES ON PLAN WHERE MARKED",
    plan: deviceColumn(MARKED, ["6", "Rec., Prep sink", "20/1", "Duplex 5-20R"]),
    kinds: ["cantTell"],
  },
  {
    name: "the same away from water",
    plan: deviceColumn(MARKED, ["6", "Rec., Sales wall", "20/1", "Duplex 5-20R"]),
    kinds: ["pass"],
  },
  {
    name: "bare devices where none is marked",
    plan: deviceColumn(["4", "Rec., Bar sink", "20/1", "5-20R"], [
      "6",
      "Rec., Prep sink",
      "20/1",
      "5-20R",
    ]),
    kinds: [],
  },
]);

/** A circuit with its answer under GFCI, in a set with a sink in the deli. */
const answered = (load: string, answer: string) => ({
  schedules: [
    aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["BKR", "breaker"], ["GFCI", null]], [
      ["1", "106 TOILET RECEPT", "20-1", "YES"],
      ["3", load, "20-1", answer],
    ]),
    aSchedule("plumbing fixture", [["MARK", "mark"], ["ITEM", null]], [["HS", "HAND SINK, DELI"]]),
  ],
});

testStatements(rule, [
  {
    name: "a counter of a food area with a sink",
    plan: answered("DELI COUNTER RECEPTS 125 V", "NO"),
    kinds: ["fail"],
  },
  { name: "the same, protected", plan: answered("DELI COUNTER RECEPTS", "YES"), kinds: ["pass"] },
  {
    name: "a food area without a sink",
    plan: answered("COFFEE KIOSK RECEPT", "NO"),
    kinds: ["pass"],
  },
  { name: "a sales area", plan: answered("CHECKOUT RECEPT", "NO"), kinds: ["pass"] },
  { says: "RECEPTACLES BESIDE LAVS IN 106 & 107: 20 A DUPLEX, PLAIN, NOT GFCI.", kinds: ["fail"] },
  { says: "DUPLEX AT EACH LAVATORY WITHOUT GFCI", kinds: ["fail"] },
  { says: "NO GFI AT RECEPTACLE OVER BASIN", kinds: ["fail"] },
  { says: "RECEPTACLE AT CATCH BASIN PUMP, NO GFCI", kinds: [] },
  { says: "RECEPTACLES AT LAVS: GFCI DEVICE, NOT GFCI BREAKER", kinds: [] },
  { says: "NON-GFCI RECEPTACLE NOT PERMITTED AT LAVS", kinds: [] },
  { says: "LAVATORY FAUCET TRANSFORMER, NO GFCI", kinds: [] },
  { says: "RECEPTACLE 8 FT FROM LAV, NO GFCI", kinds: [] },
]);

/** A panel whose circuits end in a device. */
const endingIn = (...devices: string[]) => ({
  schedules: [
    aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["BKR", "breaker"], [
      "DEVICE",
      null,
    ]], [
      ["1", "EXAMS 1-3", "20/1", devices[0]],
      ["3", "BREAK COUNTER, 2 FT FROM SINK", "20/1", devices[1]],
      ["4", "TOILETS A, B", "20/1", "GFCI"],
    ]),
  ],
});

testStatements(rule, [
  {
    name: "a standard receptacle near a sink, in a column of receptacles",
    plan: endingIn("STD, HOSPITAL GRADE", "STD"),
    kinds: ["fail"],
  },
  {
    name: "a standard device that may be the breaker",
    plan: endingIn("STD", "STD"),
    kinds: ["cantTell"],
  },
  { name: "a protected one", plan: endingIn("STD", "GFCI"), kinds: ["pass"] },
]);

testStatements(rule, [
  {
    says: "KITCHEN 108: 125V 20A RECEPTACLES ARE STANDARD TYPE; GFCI ONLY AT THE HAND SINK.",
    kinds: ["fail"],
  },
  { says: "OFFICE 104: RECEPTACLES ARE STANDARD TYPE", kinds: [] },
]);

testStatements(rule, [
  {
    name: "no GFCI for a servery with a hood",
    says: "KH-1, SERVERY 110, TYPE I HOOD",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["DESCRIPTION", "name"], ["VA", null], [
          "BREAKER",
          "breaker",
        ], ["PROTECTION", "protection"]], [[
          "5",
          "RECEPTACLES, SERVERY 110",
          "1,080",
          "20A / 1P",
          "STANDARD, NO GFCI",
        ], ["9", "ROOF RECEPTACLES", "720", "20A / 1P", "GFCI"]], { title: "PANEL LP-1" }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "NO for a counter 4 ft from a sink",
    plan: aList("Receptacle schedule", ["Location", "Type", "GFCI", "Remarks"], [
      "Lab 120 counter",
      "20 A duplex",
      "No",
      "4'-0\" from sink edge",
    ], ["Toilets", "20 A duplex", "Yes", ""]),
    kinds: ["fail"],
  },
  {
    name: "NO for a counter 7 ft from a sink",
    plan: aList("Receptacle schedule", ["Location", "Type", "GFCI", "Remarks"], [
      "Lab 120 counter",
      "20 A duplex",
      "No",
      "7'-0\" from sink edge",
    ], ["Toilets", "20 A duplex", "Yes", ""]),
    kinds: ["pass"],
  },
  { says: "KITCHEN RECEPTS 20A, NO GFCI", kinds: ["fail"] },
  {
    name: "NO under GFCI for a kitchen",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["P", null], ["GFCI", "protection"]],
          [["3", "KITCHEN RECEPTS", "20", "1", "NO"], ["5", "BAR RECEPTS", "20", "1", "YES"]],
          { title: "PANEL LA" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "STANDARD DUPLEX beside the GFCI required",
    plan: aList("ELECTRICAL MATRIX", ["ITEM", "REQUIRED", "PROVIDED"], [
      "BREAK ROOM SINK RECEPTACLES",
      "GFCI",
      "STANDARD DUPLEX",
    ]),
    kinds: ["fail"],
  },
  { says: "Duplex recept. at hand sink, not GFCI", kinds: ["fail"] },
  { says: "ROOF RECEPT WP, NON-GFCI", kinds: ["fail"] },
  { says: "STD DUPLEX 3'-0\" FROM MOP SINK", kinds: ["fail"] },
  { says: "BAR SINK RECEPTS GFCI", kinds: ["pass"] },
  {
    name: "no GFCI for a classroom",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["DESCRIPTION", "name"], ["VA", null], [
          "BREAKER",
          "breaker",
        ], ["PROTECTION", "protection"]], [[
          "1",
          "RECEPTACLES, CLASSROOM 101",
          "1,440",
          "20A / 1P",
          "STANDARD, NO GFCI",
        ], ["9", "ROOF RECEPTACLES", "720", "20A / 1P", "GFCI"]], { title: "PANEL LP-1" }),
      ],
    },
    kinds: ["pass"],
  },
  {
    name: "a dash for a lobby",
    plan: aList("Receptacle schedule", ["Location", "Type", "GFCI", "Remarks"], [
      "Lobby, waiting",
      "20 A duplex",
      "-",
      "TR",
    ], ["Toilets", "20 A duplex", "Yes", ""]),
    kinds: ["pass"],
  },
  {
    name: "lights of a servery",
    says: "KH-1, SERVERY 110, TYPE I HOOD",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["DESCRIPTION", "name"], ["BREAKER", "breaker"], [
          "PROTECTION",
          "protection",
        ]], [["5", "LIGHTS, SERVERY 110", "20A / 1P", "STANDARD"], [
          "9",
          "ROOF RECEPTACLES",
          "20A / 1P",
          "GFCI",
        ]], { title: "PANEL LP-1" }),
      ],
    },
    kinds: ["pass"],
  },
  { says: "BREAK RM RECEPT AT SINK: STD DUPLEX", kinds: ["fail"] },
  {
    says: "Receptacles on the roof are standard duplex without ground fault protection.",
    kinds: ["fail"],
  },
  { says: "WP DUPLEX, NOT GFI", where: { room: "PATIO" }, kinds: ["fail"] },
  {
    name: "a dash for restrooms where other rows answer X",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["GFCI", "protection"]],
          [["3", "RESTROOM RECEPTS", "20", "-"], ["5", "BAR RECEPTS", "20", "X"]],
          { title: "PANEL LA" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "NO for a mop sink",
    plan: aList("DEVICES", ["LOCATION", "DEVICE", "GFCI"], ["MOP SINK", "DUPLEX", "NO"]),
    kinds: ["fail"],
  },
  {
    name: "NO GFCI under PROTECTION",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["DESCRIPTION", "load"], ["BKR", "breaker"], [
            "PROTECTION",
            "protection",
          ]],
          [["5", "KITCHEN RECEPTACLES", "20/1", "NO GFCI"]],
          { title: "PANEL LP" },
        ),
      ],
    },
    kinds: ["fail", "fail"],
  },
  { says: "TOILET RM RECEPT W/O GFCI", kinds: ["fail"] },
  { says: "20A RECEPT 4'-0\" FROM HAND SINK, NO GFCI", kinds: ["fail"] },
  { says: "20A RECEPT 8'-0\" FROM HAND SINK, NO GFCI", kinds: [] },
  {
    name: "a dash for an office",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["GFCI", "protection"]],
          [["3", "OFFICE RECEPTS", "20", "-"], ["5", "BAR RECEPTS", "20", "X"]],
          { title: "PANEL LA" },
        ),
      ],
    },
    kinds: ["pass"],
  },
  {
    name: "a dash for a rooftop unit",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["P", null], ["GFCI", "protection"]],
          [["3", "ROOF RTU-1", "50", "3", "-"], ["5", "BAR RECEPTS", "20", "1", "YES"]],
          { title: "PANEL LA" },
        ),
      ],
    },
    kinds: ["pass"],
  },
  { says: "PATIO RECEPTS WP, GFCI", kinds: ["pass"] },
  { says: "OFFICE RECEPTS, NO GFCI REQ'D", kinds: [] },
]);

testStatements(rule, [
  {
    name: "a kitchen without it beside a place that has it at the sink alone",
    plan: {
      schedules: [
        aSchedule("other", [["PLACE", null], ["DEVICE", null], ["GFCI", null]], [
          ["Kitchen 12", "Duplex", "No"],
          ["Classroom 14", "Duplex", "Sink only"],
        ], { title: "OUTLETS" }),
      ],
    },
    kinds: ["fail"],
  },
]);
