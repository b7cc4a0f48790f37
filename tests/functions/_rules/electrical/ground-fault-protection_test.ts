import rule from "../../../../functions/_rules/electrical/ground-fault-protection.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "MAIN 1200A 480/277V WITH GFPE", kinds: ["pass"] },
  { says: "MAIN 1200A 480/277V, GROUND FAULT PROTECTION NOT PROVIDED", kinds: ["fail"] },
  { says: "MAIN 800A 480/277V, NO GFPE", kinds: [] },
  { says: "GFPE T.B.D.", kinds: ["cantTell"] },
  { says: "DESK RECEPTACLE 8 FT FROM SINK: WITHOUT GROUND-FAULT PROTECTION", kinds: [] },
  { says: "SERVICE: NO GFPE (150V TO GROUND OR LESS)", kinds: [] },
  { says: ["MDP - 208Y/120V, 3 PH", "MAIN SERVICE: NO GFPE"], kinds: [] },
  { says: ["MDP - 480Y/277V, PANEL L 208Y/120V", "MAIN SERVICE: NO GFPE"], kinds: ["fail"] },
]);
