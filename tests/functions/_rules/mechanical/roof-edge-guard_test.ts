import rule from "../../../../functions/_rules/mechanical/roof-edge-guard.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'RTU-3 6\'-0" FROM EDGE; PARAPET 42" HIGH', kinds: [] },
  { says: "RTU-3 6'-0\" FROM EDGE; NO PARAPET", kinds: ["fail"] },
  { says: "Equipment is 12 ft or more from roof edge", kinds: ["pass"] },
  { says: "RTU-2 LOCATED 6'-0\" FROM ROOF EDGE", kinds: ["fail"] },
  { says: "ROOF HATCH 10'-0\" FROM EDGE", kinds: ["pass"] },
  { says: "ROOF HATCH 4 FT FROM EDGE", kinds: ["fail"] },
  { says: "ROOFTOP UNIT 3'-0\" FROM EDGE OF ROOF, NO PARAPET", kinds: ["fail"] },
  { says: 'RTU-1 5 FT FROM EDGE, 42" PARAPET', kinds: [] },
  { says: "RTU 6 FT FROM ROOF EDGE WITH GUARDRAIL", kinds: [] },
  { says: "EQUIPMENT PAD 5 FT", kinds: [] },
]);
