import rule from "../../../../functions/_rules/electrical/large-equipment-entrances.ts";
import { aNote } from "../../../fakes/plan_set.ts";
import { testLinks } from "../../../fakes/link_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: ["MAIN SWITCHBOARD 2000 A", "ELECTRICAL ROOM: 2 DOORS"], kinds: ["pass"] },
  { says: ["MAIN SWITCHBOARD 2000 A", "ELECTRICAL ROOM: ONE ENTRANCE"], kinds: ["cantTell"] },
  {
    says: ["MAIN SWITCHBOARD 1600A", "SWITCHBOARD 7'-6\" WIDE", "ONE DOOR TO ELECTRICAL ROOM"],
    kinds: ["fail"],
  },
  { says: ["MAIN SWITCHBOARD 800 A", "ELECTRICAL ROOM: ONE DOOR"], kinds: [] },
  { says: "MAIN SWITCHBOARD 2000 A", kinds: [] },
  {
    says: ["ONE DOOR, EAST END ONLY", "MSB 2000A 12'-4\" LONG"],
    kinds: ["fail"],
    where: { "drawing": "SWITCHGEAR ROOM PLAN" },
  },
  {
    says: ["ONE DOOR EACH END", "MSB 2000A 12'-4\" LONG"],
    kinds: [],
    where: { "drawing": "SWITCHGEAR ROOM PLAN" },
  },
  {
    says: ["SINGLE ENTRANCE", "MSB 1200A, 5'-2\" WIDE"],
    kinds: [],
    where: { "drawing": "MAIN ELECTRICAL ROOM" },
  },
]);

testStatements(rule, [
  {
    says:
      "MAIN SWITCHBOARD MS-1 IS RATED 1600 A, LINEUP 9'-2\" WIDE. ROOM 130 KEEPS ITS SINGLE 3070 DOOR AT ONE END",
    kinds: ["fail"],
  },
  {
    says:
      "MAIN SWITCHBOARD MS-1 IS RATED 1600 A, LINEUP 9'-2\" WIDE. ROOM 130 HAS A SINGLE 3070 DOOR AT EACH END",
    kinds: [],
  },
]);

const gear = { notes: [aNote("MAIN SWITCHBOARD 2000 A"), aNote("SWITCHBOARD 9'-6\" WIDE")] };

testLinks(rule, [
  { name: "SWGR ROOM 118", figure: "1", plan: gear, kinds: ["fail"] },
  { name: "SWGR ROOM 118", figure: "TWO", plan: gear, kinds: ["pass"] },
  { name: "SWGR ROOM 118, ACCESS UNOBSTRUCTED", figure: "1", plan: gear, kinds: [] },
  { name: "SWGR ROOM 118", figure: "1", kinds: [] },
]);
