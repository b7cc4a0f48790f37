import rule from "../../../../functions/_rules/plumbing/backflow.ts";
import { aList, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "NO BFP TESTS REQUIRED UNTIL C.O.", kinds: ["pass"] },
  { says: "NO BFP ON IRRIGATION", kinds: ["fail"] },
  { says: "BFP ON IRRIGATION, NO CHEMICAL FEED", kinds: ["pass"] },
  { says: "VACUUM BREAKERS AT HOSE BIBBS; BACKFLOW NOT REQUIRED AT LAVS", kinds: ["pass"] },
  { says: "BACKFLOW PREVENTER NOT PROVIDED", kinds: ["fail"] },
  { says: "BACKFLOW PREVENTER RPZ AT WATER SERVICE", kinds: ["pass"] },
  { says: "HOSE BIBB WITH VACUUM BREAKER", kinds: ["pass"] },
  { says: "NO BACKFLOW PREVENTER", kinds: ["fail"] },
  { says: "IRRIGATION CONNECTION WITHOUT BACKFLOW DEVICE", kinds: ["fail"] },
  { says: "BACKFLOW PREVENTER BY OTHERS", kinds: ["cantTell"] },
  {
    says: 'NEW 2" WATER SERVICE',
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "a water service without one",
  },
  { says: 'NEW 2" WATER SERVICE', kinds: [], name: "a set without plumbing sheets" },
  { says: "BACKFLOW PREVENTER DELETED FROM DOMESTIC SERVICE", kinds: ["fail"] },
  { says: "HOSE BIBBS WITHOUT VACUUM BREAKERS", kinds: ["fail"] },
  { says: "UNPROTECTED CROSS-CONNECTION TO DOMESTIC WATER", kinds: ["fail"] },
  { says: '2" RPZ, NO BYPASS AROUND BFP', kinds: [] },
  { says: "HOSE BIBB W/ INTEGRAL VACUUM BREAKER, NO SEPARATE BFP", kinds: [] },
  { says: "AIR GAP, NO BFP", kinds: [] },
  { says: "NO BACKFLOW PREVENTER AT HOSE BIBBS, VACUUM BREAKER PROVIDED", kinds: ["pass"] },
  { says: "NO BACKFLOW DEVICE, VACUUM BREAKERS ARE INSTALLED", kinds: ["pass"] },
  { says: "NO BACKFLOW PREVENTER AT HOSE BIBB; PROVIDE VACUUM BREAKER", kinds: ["pass"] },
  { says: "NO BACKFLOW PREVENTER OR VACUUM BREAKER PROVIDED", kinds: ["fail"] },
  { says: "NO BACKFLOW PREVENTER, VACUUM BREAKER NOT PROVIDED", kinds: ["fail"] },
  { says: "NO BACKFLOW PREVENTER AT WATER SERVICE, VACUUM BREAKER PROVIDED", kinds: ["fail"] },
  { says: "NO BACKFLOW VACUUM BREAKER PROVIDED", kinds: ["fail"] },
  {
    name: "a carbonator without a device",
    plan: aList("CROSS CONNECTION CONTROL", ["FIXTURE", "DEVICE"], ["CARBONATOR", "NONE"]),
    kinds: ["fail"],
  },
  {
    name: "a carbonator with a device",
    plan: aList("CROSS CONNECTION CONTROL", ["FIXTURE", "DEVICE"], ["CARBONATOR", "ASSE 1022"], [
      "LAVATORY",
      "NONE",
    ]),
    kinds: [],
  },
  {
    name: "an air gap",
    plan: aList("CROSS CONNECTION CONTROL", ["FIXTURE", "DEVICE"], [
      "SODA DISPENSER",
      "NONE - AIR GAP",
    ]),
    kinds: [],
  },
  {
    name: "irrigation without a device",
    plan: aList("BACKFLOW SCHEDULE", ["SYSTEM", "SIZE", "DEVICE"], ["IRRIGATION", '1"', "NONE"]),
    kinds: ["fail"],
  },
  {
    name: "a list of something else",
    plan: aList("FURNITURE SCHEDULE", ["ITEM", "SIZE", "DEVICE"], [
      "SERVICE COUNTER",
      "8'",
      "NONE",
    ]),
    kinds: [],
  },
]);

testStatements(rule, [
  { says: "BOILER MAKE-UP: GATE VALVE, SINGLE CHECK VALVE", kinds: ["fail"] },
  { says: "CARBONATOR WITH ONE CHECK VALVE", kinds: ["fail"] },
  { says: "BOILER MAKE-UP: DOUBLE CHECK VALVE WITH ATMOSPHERIC VENT", kinds: [] },
  {
    name: "a device beside the check valve",
    says: ["BOILER MAKE-UP: SINGLE CHECK VALVE", "ASSE 1012"],
    where: { drawing: "BOILER PIPING" },
    kinds: [],
  },
  { says: "PUMP DISCHARGE WITH SINGLE CHECK VALVE", kinds: [] },
]);
