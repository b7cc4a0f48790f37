import rule from "../../../../functions/_rules/electrical/pool-receptacle.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "GFCI RECEPTACLE 10'-0\" FROM POOL", kinds: ["pass"] },
  { says: "RECEPTACLE 5'-0\" FROM POOL EDGE", kinds: ["fail"] },
  { says: "GFI OUTLET MIN. 6' TO 20' FROM WATER", kinds: ["pass"] },
  { says: "POOL RECEPTACLE: 25 FT FROM WATER'S EDGE", kinds: ["fail"] },
  { says: "6' MIN. FROM POOL WATER TO RECEPTACLE", kinds: ["pass"] },
  { says: "POOL FENCE 4'-0\" HIGH", kinds: [] },
  { says: "WATER HEATER RECEPTACLE 4 FT FROM WATER HEATER", kinds: [] },
  { says: "POOL PUMP MOTOR GFCI, DISCONNECT 5' FROM WATER", kinds: [] },
  { says: "4'-0\" WATER'S EDGE TO DUPLEX", kinds: ["fail"] },
  { says: "8'-0\" WATER'S EDGE TO DUPLEX", kinds: ["pass"] },
  { says: "4'-0\" WATER'S EDGE TO FENCE", kinds: [] },
  {
    says: ["R1 RECEPTACLE 9'-0\" FROM WATER", "R2 RECEPTACLE 27'-0\" FROM WATER"],
    kinds: ["pass"],
  },
  { says: "ALL RECEPTACLES WITHIN 25 FT OF POOL SHALL BE GFCI", kinds: [] },
  { says: "NO RECEPTACLES WITHIN 5 FT OF POOL", kinds: [] },
  { says: "GFCI BREAKER PANEL 30 FT FROM POOL", kinds: [] },
  { says: "GFCI PROTECTED PUMP 4 FT FROM WATER", kinds: [] },
  {
    says: ["RECEPTACLE 9'-0\" FROM WATER", "RECEPTACLE 4'-0\" FROM WATER"],
    kinds: ["pass", "fail"],
  },

  { says: "GFCI RECEPTACLE ON COLUMN, 4'-0\" FROM THE INSIDE WALL OF THE POOL", kinds: ["fail"] },
  { says: "GFCI RECEPTACLE ON COLUMN, 8'-0\" FROM THE INSIDE WALL OF THE POOL", kinds: ["pass"] },

  {
    says: ["5'-0\"", 'SCALE: 1/2" = 1\'-0"'],
    where: { drawing: "POOL DECK RECEPTACLE TO INSIDE FACE OF POOL WALL" },
    kinds: ["fail"],
  },
]);
