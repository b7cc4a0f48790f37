import assert from "node:assert/strict";
import { rules } from "../../../../functions/_rules/mod.ts";
import { runFrames } from "../../../../functions/analysis/evaluate/run_rules.ts";
import rule from "../../../../functions/_rules/electrical/afci-dwelling.ts";
import { aHouse, aList, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const panel = (...cells: string[]) => ({
  schedules: [
    aSchedule(
      "panel",
      [["LOAD", "load"], ["AMPS", "breaker"], ["BREAKER TYPE", "protection"]],
      [cells.slice(0, 3), ...(cells.length > 3 ? [[cells[3], "15", cells[4]]] : [])],
    ),
  ],
});

const protection = (...rows: string[][]) => ({
  schedules: [aSchedule("other", [["CIRCUIT", "circuit"], ["VALUE", null]], rows, {
    title: "BRANCH PROTECTION",
  })],
});

testStatements(rule, [
  {
    name: "a bedroom without it in a list of what protects each circuit",
    plan: protection(["Bedrooms, 20 A", "Standard"], ["Kitchen, 20 A", "AF + GF"]),
    kinds: ["fail"],
  },
  {
    name: "all rooms with it in such a list",
    plan: protection(["Bedrooms, 20 A", "AFCI"], ["Kitchen, 20 A", "AF+GF"]),
    kinds: ["pass"],
  },
  {
    name: "a bedroom on a standard breaker",
    plan: panel("Bedroom 2 outlets", "15", "STANDARD"),
    kinds: ["fail"],
  },
  {
    name: "bedrooms by short names on a standard breaker",
    plan: panel("BED 2, BED 3 RCPT + LTG", "20", "STD"),
    kinds: ["fail"],
  },
  {
    name: "bedrooms beside longer words about their breaker, under heads nobody knows",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["WHAT", null], ["BREAKER", "breaker"], ["PROTECTION", null]],
          [
            ["2", "Bedrooms 1 to 4", "15 A", "Standard breaker, no AFCI"],
            ["3", "Living, hall", "15 A", "AFCI"],
          ],
        ),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a bedroom under heads of which one names types of units",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["UNIT PANEL, TYPES A AND B", null], ["POLE", null], [
            "REMARK",
            null,
          ]],
          [["9, 11", "Bedrooms 1 and 2, lights and receptacles", "1", "Standard breaker"]],
        ),
      ],
    },
    kinds: ["fail"],
  },
  { says: "BEDROOM CIRCUITS 7, 9 AND 11 ARE PLAIN 15 A BREAKERS.", kinds: ["fail"] },
  { says: "BEDROOM RCPT / LTG ON STD BRK", kinds: ["fail"] },
  { name: "a bedroom on CAFCI", plan: panel("BEDROOM 2", "15", "CAFCI"), kinds: ["pass"] },
  {
    name: "a kitchen with GFCI only",
    plan: panel("KITCHEN COUNTER", "20", "GFCI"),
    kinds: ["fail"],
  },
  {
    name: "a bathroom with GFCI",
    plan: panel("BATH 1 RECEPT", "20", "GFCI ONLY"),
    kinds: ["cantTell"],
  },
  { name: "a range of 50 A", plan: panel("RANGE, KITCHEN", "50", "STD"), kinds: ["cantTell"] },
  {
    name: "a garage on a standard breaker beside AFCI",
    plan: panel("GARAGE", "20", "STANDARD", "DEN", "AFCI"),
    kinds: ["pass"],
  },
  { says: "COMBINATION TYPE AFCI BREAKERS PER NEC 210.12", kinds: ["pass"] },
  { says: "BEDROOM CIRCUITS WITHOUT AFCI", kinds: ["fail"] },
  { says: "ARC-FAULT PROTECTION NOT PROVIDED", kinds: ["fail"] },
  { says: "AFCI NOT PROVIDED", kinds: ["fail"] },
  { says: "NON-AFCI BREAKERS AT BEDROOMS AND LIVING ROOM", kinds: ["fail"] },
  { says: "KITCHEN & BEDROOM CKTS: NO A.F.C.I.", kinds: ["fail"] },
  { says: "AFCI BREAKERS, NO EXCEPTIONS, IN ALL BEDROOMS", kinds: ["pass"] },
  { says: "KITCHEN RANGE CKT. 50A, NO AFCI", kinds: [] },
  { says: "BATHROOM RECEPTACLE CIRCUIT: 20 A, GFCI, NO AFCI.", kinds: [] },
  { says: "ARC-FAULT BREAKERS TO BE COORDINATED", kinds: ["cantTell"] },
  { says: "CKT 20: GFCI BKR., NO AFCI", kinds: [], where: { "drawing": "GARAGE" } },
  { says: "CKT 14: STD. BREAKER, NO AFCI", kinds: ["fail"], where: { "drawing": "BEDROOM 2" } },
  { says: "Bedrooms are on regular 15 A breakers, not arc-fault.", kinds: ["fail"] },
  {
    says:
      "Arc-fault breakers at bedroom circuits only; living, dining and hall circuits are on standard breakers.",
    kinds: ["fail"],
  },
  { says: "LIVING ROOM CIRCUIT ON STANDARD BREAKER, AFCI DEVICE AT FIRST OUTLET", kinds: ["pass"] },
  { says: "GARAGE AND BATHROOM CIRCUITS ON STANDARD BREAKERS", kinds: [] },
], aHouse());

/** A panel whose breakers are listed with rating and type in one cell. */
const combined = (load: string, breaker: string) => ({
  schedules: [aSchedule("panel", [["LOAD", "load"], ["BKR", "breaker"]], [[load, breaker]])],
});

testStatements(rule, [
  { name: "15A/1P CAFCI in one cell", plan: combined("Den", "15A/1P CAFCI"), kinds: ["pass"] },
  { name: "20 GFCI in one cell", plan: combined("Dining", "20 GFCI"), kinds: ["fail"] },
  {
    name: "50/2 GFCI in one cell",
    plan: combined("Kitchen oven", "50/2 GFCI"),
    kinds: ["cantTell"],
  },
  { name: "20/2 GFCI in one cell", plan: combined("Laundry", "20/2 GFCI"), kinds: ["cantTell"] },
], aHouse());

testStatements(rule, [
  {
    name: "NO under AFCI, read together with fans",
    plan: {
      schedules: [
        aSchedule("panel", [
          ["CKT", "circuit"],
          ["PANEL A (B SAME)", null],
          ["A", null],
          ["AFCI", "protection"],
          ["FAN", "mark"],
          ["SERVES", "load"],
          ["CFM", "airflow"],
        ], [["7", "LIVING, HALL", "15", "NO", "", "", ""], [
          "5",
          "BEDS 1, 2, 3",
          "15",
          "YES",
          "EF-3",
          "PWDR",
          "20",
        ]], { title: "PANEL FANS" }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "STANDARD under PROTECTION",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["DESCRIPTION", "name"], ["BREAKER", "breaker"], [
            "PROTECTION",
            "protection",
          ]],
          [["9", "BEDROOMS 106, 107", "15A / 1P", "STANDARD"]],
          { title: "PANEL LP-1" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a standard breaker in the remarks",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["Ckt.", "circuit"], ["Load", "load"], ["Breaker", "breaker"], ["Remarks", "remarks"]],
          [["9, 11, 13", "Bedrooms 1, 2, 3", "15 A", "Standard breaker"]],
          { title: "PANEL H" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a dash where other rows answer X",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["AFCI", null]], [[
          "3",
          "LIVING RM",
          "15",
          "-",
        ], ["5", "BED 1", "15", "X"]], { title: "PANEL A" }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "GFCI alone for a kitchen",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["LOAD", "load"], ["BKR", "breaker"], ["TYPE", null]],
          [["3", "KITCHEN", "20/1", "GFCI"], ["5", "BED 1", "15/1", "AFCI"]],
          { title: "PANEL A" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  { says: "BEDROOM CKTS ON STD BREAKERS", kinds: ["fail"] },
  { says: "AFCI NOT PROVIDED AT LIVING AND DINING CIRCUITS", kinds: ["fail"] },
  {
    name: "STANDARD beside the AFCI required",
    plan: aList("ELECTRICAL DEVICE MATRIX", ["ITEM", "REQUIRED", "PROVIDED"], [
      "BEDROOM CIRCUITS",
      "AFCI",
      "STANDARD",
    ]),
    kinds: ["fail"],
  },
  {
    name: "NO for baths",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["AFCI", null]], [[
          "3",
          "BATHS",
          "20",
          "NO",
        ], ["5", "BED 1", "15", "YES"]], { title: "PANEL A" }),
      ],
    },
    kinds: ["pass"],
  },
  {
    name: "GFCI alone for baths",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["DESCRIPTION", "name"], ["BREAKER", "breaker"], [
            "PROTECTION",
            "protection",
          ]],
          [["7", "BATHS 104, 108", "20A / 1P", "GFCI ONLY"]],
          { title: "PANEL LP-1" },
        ),
      ],
    },
    kinds: ["cantTell"],
  },
  {
    name: "a dryer in the laundry",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["LOAD", "load"], ["BKR", "breaker"], ["TYPE", null]],
          [["2,4", "DRYER, LAUNDRY", "30/2", "STD"]],
          { title: "PANEL A" },
        ),
      ],
    },
    kinds: ["cantTell"],
  },
  {
    name: "STANDARD beside the GFCI required",
    plan: aList("ELECTRICAL DEVICE MATRIX", ["ITEM", "REQUIRED", "PROVIDED"], [
      "BATH CIRCUIT",
      "GFCI",
      "STANDARD",
    ]),
    kinds: [],
  },
  {
    name: "GFCI alone for dining and living",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["SERVES", "load"], ["BKR", "breaker"], ["PROT.", "protection"]],
          [["4", "DINING / LIVING RECEPTS", "20/1", "GFCI"], ["5", "BED 1", "15/1", "AFCI"]],
          { title: "PANEL A" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "NO under ARC FAULT",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["SERVES", "load"], ["AMPS", "breaker"], ["ARC FAULT", null]],
          [["4", "FAMILY ROOM", "15", "NO"]],
          { title: "PANEL A" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  { says: "BEDROOM CIRCUITS: NO AFCI", kinds: ["fail"] },
  { says: "Standard breakers are used for the living room and hall circuits.", kinds: ["fail"] },
  { says: "LIVING RM CKT 7: STD BRKR", kinds: ["fail"] },
  {
    name: "NO AFCI beside the AFCI required",
    plan: aList("BRANCH CIRCUITS", ["CIRCUIT", "REQ'D", "PROV'D"], [
      "LIVING ROOM LIGHTS AND RECEPTACLES",
      "AFCI",
      "NO AFCI",
    ]),
    kinds: ["fail"],
  },
  {
    name: "N under AFCI (Y/N)",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["SERVES", "load"], ["AMPS", "breaker"], ["AFCI (Y/N)", null]],
          [["4", "BONUS ROOM", "15", "N"]],
          { title: "PANEL A" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "NO, read together with other equipment",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["AFCI", "protection"], [
            "UNIT",
            "mark",
          ], ["TONS", null]],
          [["4", "DEN", "15", "NO", "AC-1", "3"]],
          { title: "PANEL / EQUIPMENT" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a dash for the garage",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["AFCI", null]], [[
          "3",
          "GARAGE",
          "20",
          "-",
        ], ["5", "BED 1", "15", "YES"]], { title: "PANEL A" }),
      ],
    },
    kinds: ["pass"],
  },
  {
    name: "a dash for an air handler",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["AFCI", null]], [[
          "2-4",
          "AHU, HEAT 8 KW",
          "50",
          "-",
        ], ["5", "BED 1", "15", "YES"]], { title: "PANEL A" }),
      ],
    },
    kinds: ["pass"],
  },
  { says: "BATH CKTS NO AFCI, GFCI RECEPTS", kinds: [] },
  {
    name: "dashes in all rows",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["AFCI", null]], [[
          "3",
          "DEN",
          "20",
          "-",
        ], ["5", "BED 1", "15", "-"]], { title: "PANEL A" }),
      ],
    },
    kinds: ["cantTell"],
  },
  {
    name: "AFCI beside the AFCI required",
    plan: aList("BRANCH CIRCUITS", ["CIRCUIT", "REQ'D", "PROV'D"], [
      "LIVING ROOM",
      "AFCI",
      "AFCI, STANDARD SIZE",
    ]),
    kinds: [],
  },
], aHouse());

testStatements(rule, [
  {
    name: "where a panel stands",
    plan: {
      schedules: [
        aSchedule("panel", [["ITEM", "item"], ["LIMIT", "required"], ["REMARKS", "remarks"]], [
          ["PANEL PLACE", "NO BATH", "Not in the hall closet"],
        ], { title: "PANEL A" }),
      ],
    },
    says: "AFCI BREAKERS IN ALL ROOMS",
    kinds: ["pass"],
  },
], aHouse());

testStatements(rule, [
  {
    name: "bedrooms on a standard breaker in a list with a column of protection",
    plan: {
      schedules: [
        aSchedule(
          "other",
          [["CKT", "circuit"], ["LOCATION", "room"], ["A", null], ["PROT", null]],
          [["7", "BEDROOM 2 / BEDROOM 3", "15", "STD"], ["9", "LIVING", "15", "AFCI"]],
          { title: "CKT PROT" },
        ),
      ],
    },
    kinds: ["fail"],
  },
], aHouse());

testStatements(rule, [
  { says: "Bedroom circuits 9, 11 and 13: plain 20 A breakers.", kinds: ["fail"] },
  { says: "KIT. CKTS. STD. BKR.", kinds: ["fail"] },
  { says: "BEDROOMS 2 AND 3 RECEPT AND LTG, STANDARD BREAKER", kinds: ["fail"] },
  { says: "FAMILY ROOM CKTS STANDARD BREAKERS", kinds: ["fail"] },
  { says: "HALL AND CLOSET LIGHTS - STD BREAKER", kinds: ["fail"] },
  { says: "GARAGE CKTS. STD. BKR.", kinds: [] },
], aHouse());

testStatements(rule, [
  {
    says:
      "Kitchen, bath, laundry, garage outlets GFCI, range and dryer too. Bedroom circuits 9, 11 and 13: plain 20 A breakers. All other living circuits AFCI.",
    kinds: ["fail"],
  },
], aHouse());

/** A list of circuits without a column for the kind of breaker. */
const loads = (...told: string[]) => ({
  schedules: [aSchedule(
    "panel",
    [["CKT", "circuit"], ["LOAD", "load"], ["BREAKER", "breaker"]],
    told.map((load, at) => [String(2 * at + 1), load, "15/1"]),
  )],
});

testStatements(rule, [
  {
    name: "a bedroom whose load tells a standard breaker",
    plan: loads("BEDROOMS 2 AND 3 RECEPT AND LIGHTING, STANDARD BREAKER", "LIVING ROOM, AFCI"),
    kinds: ["fail"],
  },
  {
    name: "a garage whose load tells a standard breaker",
    plan: loads("GARAGE RECEPT, STANDARD BREAKER", "BEDROOM 1, AFCI BREAKER"),
    kinds: ["cantTell"],
  },
], aHouse());

testStatements(rule, [
  {
    says:
      "BONUS ROOM 201 RECEPTACLE CIRCUITS LA-14 AND LA-16, 20 A, 120 V, STANDARD BREAKERS WITHOUT ARC-FAULT PROTECTION",
    kinds: ["fail"],
  },
], aHouse());

Deno.test("electrical/afci-dwelling asks of no circuit out of doors in a list that answers for each", () => {
  const asked = (load: string) => {
    const plan = aPlanSet({
      schedules: [
        aSchedule("panel", [["CIRCUIT", "circuit"], ["BRKR (A)", "breaker"], ["AFCI", null]], [
          [load, "20", "NO"],
          ["BEDROOM 1", "15", "YES"],
        ], { title: "PANEL A" }),
      ],
    });
    return runFrames(rules.filter(({ id }) => id === rule.id), plan, aHouse()).length;
  };
  assert.equal(asked("POOL LIGHT, 12 V"), 0);
  assert.equal(asked("DISHWASHER"), 1);
});
