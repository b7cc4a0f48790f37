import assert from "node:assert/strict";
import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import rule from "../../../../functions/_rules/electrical/gfci-dwelling.ts";
import { aContext, aHouse, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ONE EXTERIOR GFI AT FRONT ONLY, NONE AT REAR", kinds: ["pass"] },
  { says: "GFCI", kinds: ["pass"] },
  { says: "ALL BATHROOM RECEPTACLES GFI PROTECTED", kinds: ["pass"] },
  { says: "GROUND-FAULT CIRCUIT INTERRUPTER AT EXTERIOR", kinds: ["pass"] },
  { says: "GARAGE RECEPTACLES: 20 A, STANDARD (NO GFCI)", kinds: ["fail"] },
  { says: "EXTERIOR OUTLETS WITHOUT GFI PROTECTION", kinds: ["fail"] },
  { says: "LAUNDRY RECEPTACLE NON-GFCI", kinds: ["fail"] },
  { says: "LAUND REC 20A NO GFCI", kinds: ["fail"] },
  { says: "KITCHEN COUNTER RECEPTS: GFCI NOT REQUIRED", kinds: ["fail"] },
  { says: "EXT. W.P. RECEPT. - OUTDOOR, NON-G.F.C.I.", kinds: ["fail"] },
  { says: "POWDER RM. DUPLEX ON CKT. 7, 20A, W/O G.F.I. PROTECTION", kinds: ["fail"] },
  { says: "BATH RECEPTS. NOT G.F.C.I. PROTECTED", kinds: ["fail"] },
  { says: "REFRIGERATOR RECEPT. IN KITCHEN ON OWN CKT., NO GFCI", kinds: [] },
  { says: "GARAGE RECEPTS. G.F.C.I.", kinds: ["pass"] },
  { says: "NO GFCI BREAKER; GFCI RECEPTACLE AT BATH", kinds: ["pass"] },
  { says: "RECEPTACLE GFCI PROTECTION BY OTHERS", kinds: ["cantTell"] },
  { says: "BEDROOM RECEPTACLES: NO GFCI", kinds: [] },
  {
    says: "SWITCH AND DUPLEX LAYOUT",
    kinds: ["cantTell"],
    name: "an electrical plan without any",
    plan: { sheets: [aSheet({ discipline: "electrical", title: "POWER PLAN" })] },
  },
  { says: "STD. DUPLEX AT VANITY, NO GFI", kinds: ["fail"], where: { "drawing": "MASTER BATH" } },
  { says: "STD. DUPLEX, NO GFI", kinds: [], where: { "drawing": "MASTER BEDROOM" } },
  { says: "LAUNDRY, 2'-0\" FROM SINK: AFCI BREAKER ONLY", kinds: ["fail"] },
  { says: "BEDROOM 2: AFCI BREAKER ONLY", kinds: [] },
  { says: "WASHER RECEPT. 20 A, NO GFCI", kinds: ["fail"] },
  { says: "DISH WASHER RECEPT. 20 A, NO GFCI", kinds: [] },
], aHouse());

/** A panel with one circuit and what protects it. */
const circuit = (load: string, protection: string) => ({
  schedules: [
    aSchedule(
      "panel",
      [["CKT", "circuit"], ["LOAD", "load"], ["BKR", "breaker"], ["REMARKS", "protection"]],
      [["9", load, "20/1", protection]],
    ),
  ],
});

testStatements(rule, [
  {
    name: "a plain receptacle of a garage behind a plain breaker",
    plan: circuit("GARAGE RECEPTACLES, 2 BAYS", "STANDARD BREAKER, STANDARD DUPLEX"),
    kinds: ["fail"],
  },
  {
    name: "a protected one",
    plan: circuit("GARAGE RECEPTACLES, 2 BAYS", "GFCI BREAKER"),
    kinds: ["pass"],
  },
  {
    name: "a plain receptacle of a bedroom",
    plan: circuit("BEDROOM 2 RECEPTACLES", "AFCI BREAKER, STANDARD DUPLEX"),
    kinds: [],
  },
], aHouse());

const answered = (load: string, answer: string) => ({
  schedules: [
    aSchedule(
      "panel",
      [["CKT", "circuit"], ["LOAD", "load"], ["A", null], ["GFCI", "protection"]],
      [["7", "BATH", "20", "Y"], ["9", load, "20", answer]],
    ),
  ],
});

testStatements(rule, [
  { name: "a garage the column denies it", plan: answered("GAR", "N"), kinds: ["fail"] },
  { name: "a garage the column gives it", plan: answered("GAR", "Y"), kinds: ["pass"] },
  { name: "a light outside", plan: answered("EXT LTG", "N"), kinds: ["pass"] },
], aHouse());

const told = (...rows: string[][]) => ({
  schedules: [
    aSchedule("other", [["CKT", "circuit"], ["VALUE", null]], rows, { title: "PROTECTION" }),
  ],
});

testStatements(rule, [
  {
    name: "a garage on a standard breaker where a list tells what protects others",
    plan: told(["Garage, 20 A", "Standard"], ["Baths, 20 A", "GF"]),
    kinds: ["fail"],
  },
  {
    name: "all of them with it in such a list",
    plan: told(["Garage, 20 A", "GFCI"], ["Baths, 20 A", "GF"]),
    kinds: ["pass"],
  },
], aHouse());

const protectedBy = (...rows: string[][]) => ({
  schedules: [
    aSchedule(
      "other",
      [["CKT", "circuit"], ["LOCATION", "room"], ["A", null], ["PROT", null]],
      rows,
      {
        title: "CKT PROT",
      },
    ),
  ],
});

testStatements(rule, [
  {
    name: "a garage on a standard breaker in a list with a column of protection",
    plan: protectedBy(["11", "GARAGE, 2 RECEPT", "20", "STD"], ["12", "BATHS", "20", "GFCI"]),
    kinds: ["fail"],
  },
  {
    name: "a laundry guarded against arcs alone in a panel that marks others",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["PROT", "protection"]], [
          ["3", "LAUNDRY RECEPTACLE", "AFCI"],
          ["5", "BATH RECEPTACLES", "GFCI"],
          ["7", "KITCHEN REFRIGERATOR RECEPT", "AFCI"],
        ]),
      ],
    },
    kinds: ["cantTell", "pass"],
  },
  {
    name: "… where a note protects laundries",
    says: "LAUNDRY RECEPTACLES: GFCI TYPE",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["PROT", "protection"]], [
          ["3", "LAUNDRY RECEPTACLE", "AFCI"],
          ["5", "BATH RECEPTACLES", "GFCI"],
        ]),
      ],
    },
    kinds: ["pass"],
  },
], aHouse());

Deno.test("what is denied where no place is named is none of those that need it", () => {
  const { spares } = rule.demand!;
  assert.equal(spares!("BEDROOM 2 | 20 | NO", limits2023, aContext()), true);
  assert.equal(spares!("GARAGE | 20 | NO", limits2023, aContext()), false);
  assert.equal(spares!("RECEPT. 7'-0\" FROM SINK | NO", limits2023, aContext()), true);
});
