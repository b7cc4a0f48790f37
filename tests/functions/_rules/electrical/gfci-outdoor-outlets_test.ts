import rule from "../../../../functions/_rules/electrical/gfci-outdoor-outlets.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "CONDENSER CIRCUIT: GFCI BREAKER", kinds: ["pass"] },
  { says: "CONDENSING UNIT: STANDARD BREAKER, NO GFCI", kinds: ["fail"] },
  { says: "HEAT PUMP OUTDOOR UNIT WITHOUT GFCI", kinds: ["fail"] },
  { says: "GFCI AT CONDENSER BY OTHERS", kinds: ["cantTell"] },
  { says: "CONDENSATE PUMP", kinds: [] },
  { says: "CONDENSER 40 A", kinds: [] },
  { says: "C.U. ON STD. 2-POLE BKR., NO GFCI", kinds: ["fail"], where: { "drawing": "A/C PAD" } },
  { says: "AHU ON STD. 2-POLE BKR., NO GFCI", kinds: [], where: { "drawing": "ATTIC" } },
  { says: "GATE OPERATOR 120V DIRECT CONN., NO GROUND-FAULT PROT.", kinds: ["fail"] },
  { says: "YARD WELL PUMP, HARD-WIRED OUTDOORS, NO GFCI", kinds: ["fail"] },
  { says: "GARAGE DOOR OPERATOR, NO GFCI", kinds: [] },
  { says: "SUMP PUMP IN BASEMENT, NO GFCI", kinds: [] },
], aHouse());

/** A panel with one circuit. */
const circuit = (load: string, type: string) => ({
  schedules: [
    aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["OCP", "breaker"], ["TYPE", null]], [
      ["14", load, "20/1", type],
    ]),
  ],
});

testStatements(rule, [
  {
    name: "outdoor outlets behind a plain breaker",
    plan: circuit("LANAI + YARD OUTLETS", "STD"),
    kinds: ["cantTell"],
  },
  {
    name: "rooms in a list that says of each circuit whether it is protected",
    plan: circuit("GREAT ROOM, DEN", "NO GFCI"),
    kinds: [],
  },
  {
    name: "outdoor outlets behind a breaker that protects",
    plan: circuit("LANAI + YARD OUTLETS", "GFCI"),
    kinds: [],
  },
  {
    name: "outdoor lights behind a plain breaker",
    plan: circuit("LANAI LIGHTS AND OUTLETS FOR FANS", "STD"),
    kinds: [],
  },
  {
    says: "ALL EXTERIOR RECEPTACLES GFCI, W.P.",
    plan: circuit("LANAI + YARD OUTLETS", "STD"),
    kinds: [],
  },
], aHouse());
