import rule from "../../../../functions/_rules/electrical/island-receptacles.ts";
import { aHouse, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: "ALL 15 AND 20 A RECEPTACLES TR. KITCHEN PENINSULA OF 14 SQ FT: TWO RECEPTACLES",
    kinds: ["pass"],
  },
  { says: "ISLAND 4'-0\" x 8'-0\", 1 RECEPTACLE", kinds: ["fail"] },
  { says: "ISLAND 4'-0\" x 8'-0\" W/ (3) RECEPTACLES", kinds: ["pass"] },
  { says: 'ISLAND 36" x 36", ONE RECEPT.', kinds: ["pass"] },
  { says: "PENINSULA 3'-0\" x 5'-0\", 1 OUTLET", kinds: ["fail"] },
  { says: "PENINSULA 3'-0\" x 5'-0\", TWO DUPLEX RECEPTACLES", kinds: ["pass"] },
  { says: ["ISLAND 4'-0\" x 8'-0\"", "1 RECEPTACLE"], kinds: ["fail"] },
  { says: "ISLAND 4'-0\" x 8'-0\"", kinds: [] },
  {
    name: "a count beside the island in a list of wiring",
    plan: aList("UNIT WIRING", ["ITEM", "REQUIRED", "PROVIDED"], [
      "Island, 3'-0\" x 9'-0\"",
      "2",
      "1",
    ], [
      "Island lights",
      "-",
      "2",
    ]),
    kinds: ["fail"],
  },
  {
    name: "a count that is enough",
    plan: aList("ELECTRICAL, 210.52", ["ITEM", "REQ'D", "SHOWN"], ["Island, 9 sq ft", "1", "1"]),
    kinds: ["pass"],
  },
  {
    name: "a count in a list of casework",
    plan: aList("CASEWORK", ["ITEM", "REQUIRED", "PROVIDED"], [
      "Island, 3'-0\" x 9'-0\"",
      "2",
      "1",
    ]),
    kinds: [],
  },
  { says: "KITCHEN ISLAND 4' X 8', NO RECEPTACLES", kinds: ["fail"] },
  { says: ["ISLAND 4'-0\" x 8'-0\"", "ISLAND: (1) RECEPT. ONLY"], kinds: ["fail"] },
  { says: ["ISLAND 4'-0\" x 8'-0\"", "ISLAND: (3) RECEPTS"], kinds: ["pass"] },

  {
    says: ["1 DUPLEX, END PANEL", "DW"],
    where: { drawing: "KITCHEN ISLAND 3'-6\" X 8'-0\"" },
    kinds: ["fail"],
  },
  { says: "2 DUPLEX", where: { drawing: "KITCHEN ISLAND (27 SF)" }, kinds: ["pass"] },
  { says: "2 DUPLEX", where: { drawing: "KITCHEN ISLAND (28 SF)" }, kinds: ["fail"] },
  { says: "1 DUPLEX", where: { drawing: "ISLAND 28 SF & PANTRY PLAN" }, kinds: [] },
], aHouse());

testStatements(rule, [
  { says: "The island, of 20 square feet, has one receptacle.", kinds: ["fail"] },
  { says: "The island, of 9 square feet, has one receptacle.", kinds: ["pass"] },
  { says: "PENINSULA 24 SQUARE FEET, TWO RECEPTACLES", kinds: ["pass"] },
], aHouse());
