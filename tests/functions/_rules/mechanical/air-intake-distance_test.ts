import rule from "../../../../functions/_rules/mechanical/air-intake-distance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: "Outdoor air intakes: 10 feet from exhaust outlets and plumbing vents.",
    kinds: ["pass"],
  },
  { says: "OUTSIDE AIR INTAKE 6'-0\" FROM EXHAUST FAN", kinds: ["fail"] },
  { says: "MAINTAIN 10'-0\" MIN. BETWEEN EXHAUST AND OA INTAKE", kinds: ["pass"] },
  { says: "EXHAUST DISCHARGE 8 FT FROM INTAKES", kinds: ["fail"] },
  { says: "INTAKE 5 FT FROM EXHAUST, 3 FT BELOW", kinds: [] },
  { says: "PLUMBING VENTS 6 FT FROM AIR INTAKES", kinds: [] },
  { says: 'INTAKE LOUVER 24" x 36"', kinds: [] },
  { says: "EF-1 DISCHARGE TO ROOF, 10 FT FROM INTAKES", kinds: ["pass"] },
]);
