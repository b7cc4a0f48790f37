import rule from "../../../../functions/_rules/mechanical/roof-access.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "RTU-1: ROOF HATCH AND FIXED LADDER", kinds: ["pass"] },
  { says: "RTU-1 ON ROOF, PORTABLE LADDER ONLY", kinds: ["fail"] },
  { says: "RTU-1 ON ROOF, NO ROOF ACCESS", kinds: ["fail"] },
  {
    says: "Service men reach the roof by a 28 foot extension ladder. There is no hatch.",
    kinds: ["fail"],
  },
  {
    says: "ROOF EDGE IS 15'-6\" ABOVE GRADE; PORTABLE LADDER ACCESS TO ROOF UNITS.",
    kinds: [],
  },
  { says: "ROOF ACCESS BY HATCH WITH FIXED LADDER", kinds: ["pass"] },
  { says: "RTU ROOF ACCESS BY OTHERS", kinds: ["cantTell"] },
]);
