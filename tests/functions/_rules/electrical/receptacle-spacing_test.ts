import rule from "../../../../functions/_rules/electrical/receptacle-spacing.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'MICROWAVE OUTLET @ 72", RANGE HOOD OUTLET @ 78"', kinds: [] },
  { says: "14'-0\" BETWEEN RECEPTACLES", kinds: ["fail"] },
  { says: "12'-0\" BETWEEN RECEPTACLES", kinds: ["pass"] },
  { says: "RECEPTACLES SPACED 12 FT MAX.", kinds: ["pass"] },
  { says: "RECEPTS. @ 13'-0\" O.C.", kinds: ["fail"] },
  { says: "RECEPTACLES EVERY 13 FEET ALONG THE WALL", kinds: ["fail"] },
  { says: "RECEPTACLES EVERY 12 FEET ALONG THE WALL", kinds: ["pass"] },
  { says: "NO POINT ALONG WALL MORE THAN 6 FT FROM A RECEPTACLE", kinds: ["pass"] },
  { says: "NO POINT ALONG WALL MORE THAN 8 FT FROM AN OUTLET", kinds: ["fail"] },
  { says: "DUPLEX OUTLETS 15'-0\" APART", kinds: ["fail"] },
  { says: "MAX. SPACING BETWEEN WALL OUTLETS 13 FT", kinds: ["fail"] },
  { says: "COUNTER RECEPTACLES 4'-0\" O.C.", kinds: [] },
  { says: 'STUDS 16" O.C. BETWEEN RECEPTACLES', kinds: [] },
  { says: "16'-0\" BETWEEN RECEPTS", kinds: [], where: { "drawing": "GARAGE" } },
  { says: "8'-6\" DOOR TO FIRST RECEPT.", kinds: ["fail"] },
  { says: "5'-10\" DOOR TO FIRST RECEPT.", kinds: ["pass"] },
  { says: "Wall outlets are on 14 ft centers", kinds: ["fail"] },
  {
    says:
      "RECEPTACLES ARE 15'-0\" APART AT THE HEARTH WALL: 4'-0\" OF WALL, 7'-0\" FIREPLACE, 4'-0\" OF WALL",
    kinds: [],
  },
  { says: "RECEPTACLES 16'-0\" APART, SLIDER BETWEEN", kinds: [] },
  { says: "RECEPTACLES 14'-0\" O.C. EACH SIDE OF CASED OPENING", kinds: [] },
  { says: "TV OUTLETS 14'-0\" APART", kinds: [] },
  { says: "FLOOR RECEPTACLES 15'-0\" O.C.", kinds: [] },
  { says: "RECEPTACLES 15'-0\" APART ON THE LONG WALL", kinds: ["fail"] },

  { says: "LIVING ROOM WALL, RECEPT. TO RECEPT. 14'-4\"", kinds: ["fail"] },
  { says: "LIVING ROOM WALL, RECEPT. TO RECEPT. 11'-4\"", kinds: ["pass"] },
  { says: "8'-3\" CORNER TO FIRST OUTLET ALONG WALL", kinds: ["fail"] },
  { says: "8'-3\" CORNER TO FIRST HOSE BIBB", kinds: [] },

  { says: "NON-TR DUPLEX @ 6'-6\" FOR WALL CLOCK", kinds: [] },
], aHouse());

testStatements(rule, [
  {
    says: "IN BEDROOM 1 THE FIRST WALL RECEPTACLE IS 8 FT FROM THE DOOR CASING",
    kinds: ["fail"],
  },
  { says: "FIRST WALL RECEPTACLE 6 FT FROM THE DOOR", kinds: ["pass"] },
  { says: "CONDENSER AT FRONT WALL, WITHIN 25 FT OF THE PORCH RECEPTACLE", kinds: [] },
], aHouse());
