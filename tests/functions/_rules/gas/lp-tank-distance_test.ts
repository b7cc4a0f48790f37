import rule from "../../../../functions/_rules/gas/lp-tank-distance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "LP TANK 250 GAL, 4'-0\" TO BUILDING", kinds: ["fail"] },
  { says: "250 GALLON PROPANE TANK, 10'-0\" FROM HOUSE", kinds: ["pass"] },
  { says: ["LP TANK 250 GAL", "4'-0\" TO BUILDING"], kinds: ["fail"] },
  { says: "1000 GAL PROPANE TANK 15 FT FROM PROPERTY LINE", kinds: ["fail"] },
  { says: "1000 GAL PROPANE TANK 25 FT FROM PROPERTY LINE", kinds: ["pass"] },
  { says: "120 GAL LP TANK 3 FT FROM HOUSE", kinds: [] },
  { says: "PROPANE TANK 5 FT FROM BUILDING", kinds: ["cantTell"] },
  { says: "UNDERGROUND 500 GAL LP TANK 5 FT FROM BUILDING", kinds: [] },
  { says: "SEPTIC TANK 1000 GAL 5 FT FROM BUILDING", kinds: [] },
  { says: "5'-0\" TO BUILDING", kinds: [] },
  { says: ["7'-0\" TANK TO HOUSE", "250 GAL LP TANK"], kinds: ["fail"] },
  { says: ["12'-0\" TANK TO HOUSE", "250 GAL LP TANK"], kinds: ["pass"] },
  { says: ["7'-0\" SEPTIC TANK TO HOUSE", "250 GAL LP TANK"], kinds: [] },
  { says: "PROPANE TANK 500 GAL A/G, TO PROPERTY LINE: 4'-6\"", kinds: ["fail"] },
  { says: "PROPANE TANK 500 GAL A/G, TO PROPERTY LINE: 12'-6\"", kinds: ["pass"] },
]);
