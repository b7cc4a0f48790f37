import rule from "../../../../functions/_rules/electrical/afci-guest-rooms.ts";
import { aProject, aSchedule } from "../../../fakes/plan_set.ts";
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

const circuit = (load: string) => ({
  schedules: [
    aSchedule(
      "panel",
      [["NO.", "circuit"], ["LOAD", "load"], ["TRIP", "breaker"], ["TYPE", null]],
      [
        ["1", load, "15/1", "PLAIN, NO ARC FAULT"],
      ],
    ),
  ],
});

testStatements(rule, [
  { name: "a bedroom of a hotel's suite", plan: circuit("BEDROOM 1 OUTLETS"), kinds: ["fail"] },
], aProject({ occupancyClassification: ["R-1"] }));

testStatements(rule, [
  { name: "a bedroom of a dwelling", plan: circuit("BEDROOM 1 OUTLETS"), kinds: [] },
  { name: "a dwelling's guest bedroom", plan: circuit("GUEST BEDROOM LIGHTS"), kinds: [] },
  { name: "a room of a dormitory", plan: circuit("DORM ROOM 12 OUTLETS"), kinds: ["fail"] },
  { says: "BEDROOM OUTLETS WITHOUT AFCI", kinds: [] },
  { says: "SLEEPING ROOM OUTLETS WITHOUT AFCI", kinds: ["fail"] },
], aProject({ occupancyClassification: ["R-2"] }));

testStatements(rule, [
  { says: "OFFICE RECEPTACLES | 20/1 | NO AFCI | NOT A GUEST ROOM", kinds: [] },
]);
