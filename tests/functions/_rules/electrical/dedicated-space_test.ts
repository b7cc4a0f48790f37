import rule from "../../../../functions/_rules/electrical/dedicated-space.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "NO DUCTS OR PIPING ABOVE PANELS", kinds: ["pass"] },
  { says: "MAINTAIN DEDICATED ELECTRICAL SPACE PER NEC 110.26(E)", kinds: ["pass"] },
  { says: "12x10 SUPPLY DUCT ABOVE PANEL A", kinds: ["fail"] },
  { says: '4" SANITARY PIPE RUNS OVER SWITCHBOARD', kinds: ["fail"] },
  { says: "CHILLED WATER PIPING THROUGH ELECTRICAL ROOM ABOVE MDP", kinds: ["fail"] },
  { says: '4" SANITARY LINE ROUTED ABOVE PANEL LP-1', kinds: ["fail"] },
  { says: "CONDUIT ABOVE PANEL", kinds: [] },
  { says: "DUCT ABOVE CEILING PANELS", kinds: [] },
]);
