import rule from "../../../../functions/_rules/electrical/equipment-receptacle.ts";
import { aDimension, anEvidence } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "RECEPTACLE 30 FT FROM RTU-1", kinds: ["fail"] },
  { says: "RTU-1 INTAKE TO KEF-1 OUTLET 28'-0\"", kinds: [] },
  { says: "RECEPTACLES 12 FT MAX ON WALL, SERVICE 200A EACH UNIT", kinds: [] },
  { says: "GFCI RECEPTACLE WITHIN 25' OF ROOFTOP UNITS", kinds: ["pass"] },
  { says: "WP GFI OUTLET 40 FT FROM CONDENSER", kinds: ["fail"] },
  { says: "SERVICE RECEPTACLE 15'-0\" FROM RTU-1", kinds: ["pass"] },
  { says: "HVAC SERVICE RECEPTACLE: 30 FT", kinds: ["fail"] },
  {
    says: "5'-2\" COUNTER OUTLETS",
    where: { drawing: "KITCHEN AND HVAC EQUIPMENT" },
    name: "outlets of a counter",
    kinds: [],
  },
  { says: 'RECEPTACLE 18" A.F.F. AT AHU', kinds: [] },
  { says: 'BATH OUTLET WITHIN 36" OF EACH BASIN EDGE', kinds: [] },
  { says: "POOL EQUIPMENT RECEPTACLE 10 FT FROM WATER", kinds: [] },
  { says: "38'-0\" RTU-2 TO NEAREST RECEPT.", kinds: ["fail"] },
  { says: "18'-0\" RTU-2 TO NEAREST RECEPT.", kinds: ["pass"] },
  { says: "38'-0\" RTU-2 TO PANEL RP", kinds: [] },
]);

testStatements(rule, [
  {
    says: "NO RECEPTACLE ON THE ROOF; TECHNICIANS TO RUN CORDS FROM LEVEL 2 FOR AC-1",
    kinds: ["fail"],
  },
  { says: "NO SERVICE RECEPTACLE AT RTU-1", kinds: ["fail"] },
  ...[
    "NO RECEPTACLE AT RTU SHALL BE FARTHER THAN 25 FT",
    "NO ADDITIONAL OUTLET AT CONDENSER",
    "NO RECEPTACLE ON THE ROOF TERRACE",
  ].map((says) => ({ says, kinds: [] })),
  { says: "RTU-2 30' FROM RTU-1, RECEPT AT EACH", kinds: [] },
]);

const drawn = (feet: number) => ({
  plan: {
    dimensions: [
      aDimension(`${feet}'-0"`, feet * 12, {
        drawing: "ROOF POWER PLAN",
        between: [anEvidence("AHU-2"), anEvidence("WP GFI")],
      }),
    ],
  },
});

testStatements(rule, [
  { name: "drawn from unit to outlet", ...drawn(31), kinds: ["fail"] },
  { name: "drawn within reach", ...drawn(25), kinds: ["pass"] },
]);
