import rule from "../../../../functions/_rules/electrical/basin-receptacle.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '18" FROM BASIN', kinds: ["pass"], where: { room: "BATH 1" } },
  { says: "4'-0\" BASIN TO RECEPTACLE", kinds: ["fail"] },
  { says: 'RECEPTACLE WITHIN 36" OF LAVATORY', kinds: ["pass"] },
  { says: 'BATH GFCI 42" FROM EDGE OF BASIN', kinds: ["fail"] },
  { says: "GFI OUTLET 3'-0\" FROM VANITY SINK", kinds: ["pass"] },
  { says: 'LAVATORY 18" FROM WALL', kinds: [] },
  { says: "KITCHEN SINK 6 FT GFCI RECEPTACLE", kinds: [] },
  { says: 'RECEPTACLE 44" ABOVE LAVATORY', kinds: [] },
  { says: "4'-2\" EDGE OF TUB SINK TO RECEPT.", kinds: [], where: { "drawing": "LAUNDRY" } },
  { says: "4'-2\" EDGE OF BASIN TO DUPLEX", kinds: ["fail"] },

  { says: "STD. DUPLEX AT VANITY, NO GFI", where: { drawing: "MASTER BATH" }, kinds: [] },
], aHouse());

testStatements(rule, [
  ...[
    "POWDER ROOM: NO RECEPTACLE AT OR NEAR THE LAVATORY",
    "NO GFCI RECEPTACLE PROVIDED AT MASTER BATH VANITY",
    "HALL BATH - NO OUTLET",
  ].map((says) => ({ says, kinds: ["fail" as const] })),
  ...[
    "NO RECEPTACLE WITHIN TUB OR SHOWER SPACE OF BATHROOM",
    "NO RECEPTACLE SHALL BE FACE-UP IN A VANITY",
    "NO ADDITIONAL RECEPTACLE IN BATHROOM",
    "NO RECEPTACLE AT LAUNDRY SINK",
    "NO OUTLET IN PUBLIC TOILET ROOM",
  ].map((says) => ({ says, kinds: [] })),
  { says: "SWITCH 4' FROM BASIN, RECEPT BEYOND", kinds: [] },
], aHouse());

testStatements(rule, [
  { says: "REFRIGERATOR, 7'-0\" FROM SINK, AFCI, NO GFCI", kinds: [] },
  { says: "RECEPTACLE 8'-0\" FROM SINK", kinds: [] },
  { says: "BATH 2: RECEPTACLE 4'-0\" FROM SINK", kinds: ["fail"] },
  { says: "GFCI 4'-0\" FROM SINK", where: { room: "POWDER ROOM" }, kinds: ["fail"] },
], aHouse());
