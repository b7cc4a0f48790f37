import rule from "../../../../functions/_rules/electrical/working-space-depth-480.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "480Y/277V SWITCHBOARD WORKING SPACE 4'-0\" DEEP", kinds: ["pass"] },
  { says: "480V MDP WORKING SPACE 3'-0\" DEEP", kinds: ["cantTell"] },
  { says: "480Y/277V MDP WORKING SPACE 2'-6\" DEEP", kinds: ["fail"] },
  { says: "480V PANEL WORKING SPACE 3'-6\" DEEP, CONDITION 2", kinds: ["pass"] },
  { says: "480V PANEL WORKING SPACE 3'-0\" DEEP, CONDITION 2", kinds: ["fail"] },
  { says: "480V SWITCHGEAR WORKING SPACE 3'-6\" DEEP, LIVE PARTS BOTH SIDES", kinds: ["fail"] },
  { says: "208V PANEL WORKING SPACE 3'-0\" DEEP", kinds: [] },
  {
    says: ["3'-0\" TO CMU", "PANEL HDP 480Y/277V, 400A"],
    kinds: ["fail"],
    where: { "drawing": "ENLARGED ELECTRICAL ROOM" },
  },
  {
    says: ["3'-8\" TO CMU", "PANEL HDP 480Y/277V, 400A"],
    kinds: ["pass"],
    where: { "drawing": "ENLARGED ELECTRICAL ROOM" },
  },
  {
    says: ["3'-0\" TO CMU", "PANEL HDP 480Y/277V, 400A"],
    kinds: [],
    where: { "drawing": "JANITOR" },
  },
]);
