import rule from "../../../../functions/_rules/electrical/gfci-commercial.ts";
import { aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ROOFTOP RECEPTACLE GFCI WP", kinds: ["pass"] },
  { says: "KITCHEN RECEPTACLES: STANDARD DUPLEX, NO GFCI", kinds: ["fail"] },
  { says: "RESTROOM OUTLET WITHOUT GFI", kinds: ["fail"] },
  { says: "NON-GFCI RECEPTACLE AT BREAK ROOM SINK", kinds: ["fail"] },
  { says: "GFCI LOCATIONS T.B.D.", kinds: ["cantTell"] },
  { says: "OFFICE RECEPTACLES: NO GFCI", kinds: [] },
  {
    says: "DUPLEX LAYOUT",
    kinds: ["cantTell"],
    name: "an electrical plan without any",
    plan: { sheets: [aSheet({ discipline: "electrical", title: "POWER PLAN" })] },
  },
]);
