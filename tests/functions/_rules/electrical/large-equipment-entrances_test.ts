import rule from "../../../../functions/_rules/electrical/large-equipment-entrances.ts";
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
]);
