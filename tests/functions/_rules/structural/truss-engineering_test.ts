import rule from "../../../../functions/_rules/structural/truss-engineering.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "TRUSSES SHALL NOT BE CUT; NO FIELD BUILT TRUSSES ALLOWED", kinds: [] },
  { says: "FIELD BUILT TRUSSES ARE PROHIBITED", kinds: [] },
  {
    says: "TRUSS LAYOUT IS NOT PART OF ARCHITECT'S SEAL, SEE TRUSS SHOP DRAWINGS",
    kinds: ["pass"],
  },
  { says: "ROOF TRUSS ENGINEERING: DELEGATED SUBMITTAL, SIGNED AND SEALED", kinds: ["pass"] },
  { says: "TRUSS LAYOUT BY MANUFACTURER, SHOP DRAWINGS TO BE SUBMITTED", kinds: ["pass"] },
  { says: "FIELD-BUILT TRUSSES", kinds: ["fail"] },
  { says: "TRUSS ENGINEERING: NOT REQUIRED", kinds: ["fail"] },
  { says: "TRUSS ENGINEERING TO FOLLOW", kinds: ["cantTell"] },
  { says: "ROOF TRUSSES: DESIGN BY SUPPLIER, N.I.C.", kinds: ["cantTell"] },
  { says: "PRE-ENGINEERED TRUSSES BY OTHERS", kinds: ["cantTell"] },
  { says: "TRUSS SHOP DRAWINGS AFTER PERMIT", kinds: ["cantTell"] },
  { says: "ROOF TRUSSES BY SUPPLIER, ENGINEERING AFTER THE PERMIT IS ISSUED", kinds: ["cantTell"] },
  {
    says: ["WOOD TRUSSES: SHOP DWGS. TO FOLLOW", "STRAP EACH TRUSS, 1200 LB. UPLIFT"],
    kinds: ["cantTell"],
  },
  { says: 'TRUSSES AT 24" O.C.', kinds: [] },
  { says: "TRUSSES BUILT ON SITE BY FRAMER", kinds: ["fail"] },
  { says: "TRUSS SHOP DRAWINGS NOT REQUIRED", kinds: ["fail"] },
  { says: "SITE-FABRICATED TRUSSES, NO SHOP DRAWINGS", kinds: ["fail"] },
  { says: "NO TRUSS SHALL BE CUT WITHOUT ENGINEERING", kinds: ["pass"] },
  { says: "SITE-BUILT RAFTERS", kinds: [] },
  {
    says:
      "TRUSS ENGINEERING NOT INCLUDED IN THIS SET - DELEGATED; SEALED TRUSS DRAWINGS SUBMITTED BEFORE INSPECTION",
    kinds: ["pass"],
  },
  { says: "TRUSSES AS SELECTED BY FRAMER, NO SHOP DWGS.", kinds: ["fail"] },
  { says: "TRUSS SHOP DWGS. SIGNED & SEALED, SUBMITTED WITH PERMIT", kinds: ["pass"] },
  { says: "NO TRUSS MAY BE CUT; SEE SHOP DWGS.", kinds: ["pass"] },
], aHouse());

testStatements(rule, [
  ...[
    "Roof trusses by fabricator. Layout and sealed truss sheets not attached to this set.",
    "TRUSSES BY SUPPLIER; TRUSS SHEETS NOT INCLUDED",
    "ROOF TRUSSES AT 24 IN., DESIGN SHEETS ARE NOT ATTACHED",
    "SEALED TRUSS SHEETS NOT SUBMITTED",
  ].map((says) => ({ says, kinds: ["fail" as const] })),
  ...[
    "TRUSS ENGINEERING ATTACHED TO THIS SET",
    "TRUSS SHEETS NOT ATTACHED; DEFERRED SUBMITTAL, SEALED BY TRUSS ENGINEER",
    "ENGINEERED TRUSSES, SEALED SHEETS SUBMITTED BEFORE FABRICATION",
  ].map((says) => ({ says, kinds: ["pass" as const] })),
  { says: "TRUSS STRAPS ATTACHED TO TOP PLATE", kinds: [] },
], aHouse());
