import rule from "../../../../functions/_rules/accessibility/parking-space-width.ts";
import { aDimension, aList, aSheet } from "../../../fakes/plan_set.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const site = (valueIn: number) => ({
  says: "HC PARKING SIGN, TYP.",
  where: { box: { x: 42, y: 50, width: 8, height: 1 } },
  plan: {
    sheets: [aSheet({ kind: "site" })],
    dimensions: [
      aDimension(`${valueIn / 12}'-0"`, valueIn, { box: { x: 40, y: 50, width: 1, height: 1 } }),
    ],
  },
});

testStatements(rule, [
  {
    says: "ADA STALLS SHALL BE ELEVEN FEET WIDE BY 18 FT DEEP, W/ ADJACENT 5 FT HATCHED AISLE.",
    kinds: ["fail"],
  },
  { says: "ADA STALLS SHALL BE TWELVE (12) FEET WIDE BY 18 FT DEEP", kinds: ["pass"] },
  { says: "EXIST. 8' HC STALL TO BE RESTRIPED 12'", kinds: [] },
  { says: 'HOLD 98" CLEAR OVER VAN SPACE, AISLE AND DRIVE', kinds: [] },
  { says: "ACCESSIBLE SPACES ARE STRIPED 11 FT WIDE", kinds: ["fail"] },
  { says: "ACCESSIBLE SPACES ARE STRIPED 12 FT WIDE", kinds: ["pass"] },
  { says: "ACCESSIBLE SPACE 12' X 20'", kinds: ["pass"] },
  { says: "ACCESSIBLE SPACES 8'-0\" WIDE", kinds: ["fail"] },
  { says: "HC STALL: 11'-0\" x 18'-0\"", kinds: ["fail"] },
  { says: "ADA PARKING STALL 12'-0\" WIDE", kinds: ["pass"] },
  { says: "VAN SPACE 11 FT WIDE", kinds: ["fail"] },
  { says: "20' x 12' HANDICAP PARKING SPACE", kinds: ["pass"] },
  { says: 'ADA PARKING SIGN 60" HIGH', kinds: [] },
  { says: "ACCESSIBLE PARKING ACCESS AISLE 5'-0\" WIDE", kinds: [] },
  { says: "TYPICAL SPACE 9'-0\" x 18'-0\"; ACCESSIBLE SPACE 12'-0\" x 18'-0\"", kinds: ["pass"] },
  { says: 'ADA STALL 60" WIDE', kinds: [] },
  { name: "11 ft beside an accessible sign", ...site(132), kinds: ["cantTell"] },
  { name: "12 ft beside an accessible sign", ...site(144), kinds: [] },
  { name: "an ordinary stall beside an accessible sign", ...site(108), kinds: [] },
  { says: `10'-0" STALL`, where: { drawing: "ACCESSIBLE SPACE STRIPING" }, kinds: ["fail"] },
  { says: `12'-0" STALL`, where: { drawing: "ACCESSIBLE SPACE STRIPING" }, kinds: ["pass"] },
  { says: `10'-0" STALL`, where: { drawing: "STRIPING PLAN" }, kinds: [] },
  { says: `ADA STALLS 8'-0" WIDE WITH 5'-0" AISLE`, kinds: ["fail"] },
  { says: `ADA STALL WITH AISLE 8'-0"`, kinds: [] },
  {
    says: [`9'-0" CLEAR`, "AISLE"],
    where: { drawing: "HANDICAP PARKING STALL DETAIL" },
    kinds: ["cantTell"],
  },
  {
    says: [`9'-0" CLEAR`, `12'-0" STALL`],
    where: { drawing: "HANDICAP PARKING STALL DETAIL" },
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  {
    name: "a clear height in a section at the van space",
    plan: aDrawing("SECTION AT VAN SPACE", [["VAN ROUTE", 40, 50]], [["7'-6\" CLEAR", 40, 52]]),
    kinds: [],
  },
  {
    name: "a bare width in a stall detail",
    plan: aDrawing("VAN SPACE", [["ISA", 40, 50]], [["11'-0\"", 40, 52]]),
    kinds: ["cantTell"],
  },
  {
    says: "VAN SPACES 8'-2\"",
    where: { drawing: "GARAGE SECTION, LEVEL 1" },
    kinds: [],
  },
  {
    says: "ACCESSIBLE STALLS 11'-0\" WIDE x 18'-0\", BLUE BORDER, SIGN AT HEAD OF EACH",
    kinds: ["fail"],
  },
  {
    says: "ACCESSIBLE STALLS 12'-0\" WIDE x 18'-0\", BLUE BORDER, SIGN AT HEAD OF EACH",
    kinds: ["pass"],
  },
  {
    name: "the height of the sign in the same list",
    plan: aList("ADA PARKING", ["ITEM", "MIN REQ.", "PROV"], ["SIGN HT.", '60"', '84"']),
    kinds: [],
  },
]);

testRule(rule, [
  ["asks about a narrow width", under("H.C. STALL", "9'-0\" W."), "cantTell"],
  ["leaves a curb alone", under("H.C. STALL", "12'-0\" W.", '6" W. CURB'), "pass"],
]);

testStatements(rule, [
  ...[
    "SHADE SAIL OVER VAN STALL AND ITS APPROACH: UNDERSIDE 8'-2\"",
    "CANOPY AT ACCESSIBLE STALL 9'-0\"",
    "VAN STALL, SOFFIT ABOVE 8'-6\"",
    "BEAM OVER ADA SPACES 8'-2\" CLEAR",
  ].map((says) => ({ says, kinds: [] })),
  { says: "ACCESSIBLE STALL 9'-0\" WIDE UNDER CANOPY", kinds: ["fail"] },
]);

testStatements(
  rule,
  ([
    [`P1: 11'-0" WIDE, BLUE OUTLINE`, "fail"],
    [`P2 (VAN): 12'-0" WIDE`, "pass"],
    [`Space 3 = 11'-6" wide`, "fail"],
    [`STALL 12'-0" W.`, "pass"],
  ] as const).map(([says, kind]) => ({
    says,
    where: { drawing: "ACCESSIBLE PARKING" },
    kinds: [kind],
  })),
);

testStatements(rule, [
  { says: `SPACE H-2 11'-6" WIDE, 18'-0" LONG.`, where: { drawing: "SITE PLAN" }, kinds: ["fail"] },
  { says: `SPACE H-1 (VAN) 12'-0" WIDE.`, where: { drawing: "SITE PLAN" }, kinds: ["pass"] },
  { says: `CAR SPACE 11'-0"`, where: { drawing: "ACCESSIBLE PARKING DETAIL" }, kinds: ["fail"] },
  { says: `SPACE A-2 9'-0" WIDE`, where: { drawing: "SITE PLAN" }, kinds: [] },
]);
