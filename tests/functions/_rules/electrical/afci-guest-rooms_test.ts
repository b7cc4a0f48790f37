import rule from "../../../../functions/_rules/electrical/afci-guest-rooms.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "GUEST ROOM CIRCUITS: AFCI", kinds: ["pass"] },
  { says: "ARC-FAULT BREAKERS AT ALL DORMITORY UNITS", kinds: ["pass"] },
  { says: "GUEST ROOM RECEPTACLES WITHOUT AFCI", kinds: ["fail"] },
  { says: "AFCI AT GUEST ROOMS BY OTHERS", kinds: ["cantTell"] },
  { says: "LOBBY RECEPTACLES", kinds: [] },
  {
    says: "RECEPT CKT ON STD. BREAKER - NO AFCI",
    kinds: ["fail"],
    where: { "drawing": "KING GUEST ROOM" },
  },
  { says: "RECEPT CKT ON STD. BREAKER - NO AFCI", kinds: [], where: { "drawing": "LOBBY" } },
  { says: "SLEEPING ROOM OUTLETS: DELETE THE AFCI BREAKERS", kinds: ["fail"] },
  { says: "GUEST ROOMS: DO NOT DELETE THE AFCI BREAKERS", kinds: ["pass"] },
], aProject({ occupancyClassification: ["R-1"] }));
