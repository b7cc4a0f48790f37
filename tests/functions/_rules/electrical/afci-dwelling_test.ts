import rule from "../../../../functions/_rules/electrical/afci-dwelling.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
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

testStatements(rule, [
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
