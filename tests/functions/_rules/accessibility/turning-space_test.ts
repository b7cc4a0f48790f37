import rule from "../../../../functions/_rules/accessibility/turning-space.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

testStatements(rule, [
  { says: '56" MANEUVERING CIRCLE', kinds: ["fail"] },
  { says: 'R = 27"', where: { drawing: "ADA TOILET PLAN" }, kinds: ["cantTell"] },
  { says: '60" DIA TURNING', kinds: ["pass"] },
  { says: '59 1/4" DIA. TURNING CIRCLE', kinds: ["fail"] },
  { says: "5'-0\" TURNING CIRCLE", kinds: ["pass"] },
  { says: 'TURNING SPACE: 60" MIN.', kinds: ["pass"] },
  { says: '30" TURNING RADIUS', kinds: ["pass"] },
  { says: 'WHEELCHAIR TURNING SPACE 56" DIA', kinds: ["fail"] },
  { says: "4'-6\" CLEAR TURNING SPACE", kinds: ["fail"] },
  { says: "FIRE TRUCK TURNING RADIUS 50 FT", kinds: [] },
  { says: "25' TURNING RADIUS", kinds: [], name: "a drive" },
  { says: "RAMP R-1: 4'-6\" TURN LANDING", kinds: [] },
  { says: "4'-6\" TURNING LANDING AT RAMP", kinds: [] },
  { says: '24" TURN DOWN SLAB EDGE', kinds: [] },
  { says: "4'-6\" DIA.", where: { drawing: "TOILETS 4 AND 5" }, kinds: ["fail"] },
  { says: '56" Ø CLR', where: { drawing: "ENLARGED RESTROOM PLAN" }, kinds: ["fail"] },
  { says: "4'-8\" CIRCLE", where: { room: "UNISEX TOILET" }, kinds: ["fail"] },
  { says: "5'-0\" DIA.", where: { drawing: "TOILET PLAN" }, kinds: ["pass"] },
  { says: "4'-6\"", where: { drawing: "TOILET PLAN" }, kinds: [], name: "a bare length" },
  { says: "4'-6\" DIA.", where: { drawing: "LOBBY PLAN" }, kinds: [], name: "a table" },
  { says: '4" DIA.', where: { drawing: "TOILET PLAN" }, kinds: [], name: "a drain" },
  { says: "4'-6\" DIA.", where: { drawing: "EXISTING TOILETS" }, kinds: [] },
  { says: '54" Ø TURN.', where: { drawing: "UNISEX RR 109" }, kinds: ["fail"] },
  { says: '60" Ø TURN.', where: { drawing: "UNISEX RR 109" }, kinds: ["pass"] },
  { says: 'WHEELCHAIR MANEUVERING CIRCLE OF 56"', kinds: ["fail"] },
  { says: `2'-3" R.`, where: { drawing: "FAMILY RR" }, kinds: ["cantTell"] },
  { says: `2'-3" R.`, where: { drawing: "RECEPTION DESK" }, kinds: [] },
  { says: '54" TURNING SPACE', where: { drawing: "PATIENT TOILET (NOT ACCESSIBLE)" }, kinds: [] },
]);

testRule(rule, [
  [
    "reads what is provided, not what is asked",
    listed("CLEARANCES", ["ITEM", "REQUIRED", "PROVIDED"], [
      "TURNING SPACE, RM 104",
      '60" DIA.',
      '57" DIA.',
    ]),
    "fail",
  ],
  [
    "passes what is provided",
    listed("CLEARANCES", ["ITEM", "REQUIRED", "PROVIDED"], [
      "TURNING SPACE, RM 104",
      '60" DIA.',
      '62" DIA.',
    ]),
    "pass",
  ],
]);

testStatements(rule, [
  {
    name: "the size of the line before",
    says: 'CLEARANCE AT WC 60" X 56" TURNING CIRCLE 60" DIAMETER',
    kinds: ["pass"],
  },
  { says: '56" TURNING CIRCLE', kinds: ["fail"] },
  { says: 'TURNING CIRCLE 56" DIAMETER', kinds: ["fail"] },
  { says: '56" TURNING CIRCLE, 30" X 48" AT LAV', kinds: ["fail"] },
]);
