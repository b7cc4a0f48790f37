import rule from "../../../../functions/_rules/electrical/required-circuits.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const panel = (...loads: string[]) => ({
  schedules: [
    aSchedule("panel", [["LOAD", "load"], ["AMPS", "breaker"]], loads.map((it) => [it, "20"])),
  ],
});

testStatements(rule, [
  {
    says: "SMALL-APPLIANCE BRANCH CIRCUITS SERVING KITCHEN AND DINING: 1 (CKT 1)",
    kinds: ["fail"],
  },
  { says: "(2) 20A SMALL APPLIANCE CIRCUITS", kinds: ["pass"] },
  { says: "PROVIDE TWO SMALL APPLIANCE CIRCUITS AT KITCHEN", kinds: ["pass"] },
  { says: "ONE SMALL APPL. CKT.", kinds: ["fail"] },
  { says: "Small-appliance branch circuits: one per kitchen (circuit 2).", kinds: ["fail"] },
  { says: "SMALL APPLIANCE AND LAUNDRY 4,500 VA", kinds: [] },
  {
    name: "two in the panel",
    plan: panel("KITCHEN SMALL APPLIANCE", "KIT COUNTER RECEPT"),
    kinds: ["pass"],
  },
  {
    name: "two in a row that says so",
    plan: panel("KITCHEN, PANTRY COUNTERS (TWO CIRCUITS)", "RANGE"),
    kinds: ["pass"],
  },
  {
    name: "one for kitchen and pantry",
    plan: panel("KITCHEN, PANTRY COUNTERS (ONE CIRCUIT)", "RANGE"),
    kinds: ["fail"],
  },
  {
    name: "one in the panel",
    plan: panel("KITCHEN SMALL APPLIANCE", "RANGE"),
    kinds: ["cantTell"],
  },
  {
    name: "two in one row of the panel",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["BKR", "breaker"]], [
          ["9, 11", "KITCHEN SMALL APPL.", "20/1"],
        ]),
      ],
    },
    kinds: ["pass"],
  },
  {
    name: "one with two poles in the panel",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["BKR", "breaker"]], [
          ["9, 11", "KITCHEN SMALL APPL.", "20/2"],
        ]),
      ],
    },
    kinds: ["cantTell"],
  },
  { name: "none in the panel", plan: panel("RANGE", "DRYER"), kinds: [] },
  { says: "One 20 A circuit serves all kitchen counter receptacles.", kinds: ["fail"] },
  { says: "ALL COUNTER RECEPTS ON CKT 5", kinds: ["fail"] },
  { says: "ALL COUNTER RECEPTS ON CKTS 5 & 7", kinds: [] },
  { says: "One 20 A circuit feeds the receptacles of all three bathrooms.", kinds: [] },
  { says: "1 LAUNDRY, 2 SMALL APPLIANCE CIRCUITS", kinds: ["pass"] },
  {
    says: "ONE CIRCUIT SERVES THE COUNTER RECEPTACLES NORTH OF THE RANGE, THE OTHER THE SOUTH",
    kinds: [],
  },
  { says: "ONE CIRCUIT FOR RECEPTACLES OF GARAGE", kinds: [] },
  {
    says: "ONE 20 A CIRCUIT SERVES KITCHEN COUNTER AND A SECOND CIRCUIT THE DINING ROOM",
    kinds: [],
  },
  { says: "ONE 20 A CIRCUIT SERVES ALL KITCHEN COUNTER RECEPTACLES", kinds: ["fail"] },
], aHouse());

testStatements(rule, [
  ...[
    "LAUNDRY RECEPTACLE SHARES THE 20 A CIRCUIT OF THE HALL BATH RECEPTACLE",
    "LAUNDRY RECEPTACLE ON BATH CIRCUIT",
    "NO SEPARATE LAUNDRY CIRCUIT",
  ].map((says) => ({ says, kinds: ["fail" as const] })),
  ...[
    "LAUNDRY CIRCUIT SHALL NOT SHARE WITH BATH LIGHTING",
    "LAUNDRY SHARES A WALL WITH THE KITCHEN",
    "LAUNDRY RECEPTACLE ON ITS OWN 20 A CIRCUIT",
    "EXISTING LAUNDRY ON BATH CIRCUIT",
  ].map((says) => ({ says, kinds: [] })),
  { says: "KITCHEN & DINING COUNTER RECEPTACLES (ONLY S.A. CIRCUIT)", kinds: ["fail"] },
  { says: "KITCHEN ON ONE S.A. CIRCUIT, DINING ON THE SECOND CIRCUIT", kinds: [] },
], aHouse());

/** Panels by title with their loads. */
const panels = (...each: [title: string, ...loads: string[]][]) => ({
  schedules: each.map(([title, ...loads]) =>
    aSchedule(
      "panel",
      [["LOAD", "load"], ["AMPS", "breaker"]],
      loads.map((it) => [it, "20"]),
      { title },
    )
  ),
});

testStatements(rule, [
  {
    name: "panels of dwellings, each for itself",
    plan: panels(["LOAD CENTER - APT 1", "SMALL APPL.", "RANGE"], [
      "LOAD CENTER - APT 2",
      "SMALL APPL. 1",
      "SMALL APPL. 2",
    ]),
    kinds: ["cantTell", "pass"],
  },
  {
    name: "two panels of one house together",
    plan: panels(["PANEL A", "SMALL APPL.", "RANGE"], ["PANEL B", "SMALL APPL."]),
    kinds: ["pass"],
  },
], aHouse());

testStatements(rule, [
  {
    name: "the number of a circuit counts no circuits",
    plan: {
      schedules: [
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["REMARKS", null]], [
          ["5", "SMALL APPLIANCE, ONE CKT", "ONLY ONE PROVIDED"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
], aHouse());

testStatements(rule, [
  { says: "8. SM. APPL. CKTS.: 1, 20 A.", kinds: ["fail"] },
  { says: "8. SM. APPL. CKTS.: 2, 20 A.", kinds: ["pass"] },
  { says: "(1) 20A SM. APPL. CKT FOR KITCH & DINING", kinds: ["fail"] },
  { says: "(2) 20A SM. APPL. CKT FOR KITCH & DINING", kinds: ["pass"] },
  { says: "KIT / DINING S.A. - ONE CKT ONLY", kinds: ["fail"] },
  { says: "SMALL APPLIANCE, COTTAGE KITCHEN, AFCI/GFCI (ONLY ONE)", kinds: ["fail"] },
  { says: "KITCHEN SMALL APPL: SINGLE 20 A CIRCUIT", kinds: ["fail"] },
  { says: "One small-appliance circuit serves the kitchen and the dining room.", kinds: ["fail"] },
  { says: "Two small-appliance circuits serve the kitchen and the dining room.", kinds: ["pass"] },
], aHouse());
