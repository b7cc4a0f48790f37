import rule from "../../../../functions/_rules/wind/hvhz-roof-sheathing.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const broward = aProject({ address: "1 Main Street, Davie, FL" });

testStatements(rule, [
  { says: '7/16" OSB ROOF SHEATHING, 8d RING-SHANK AT 4" O.C.', kinds: ["fail"] },
  { says: 'ROOF DECK: 5/8" O.S.B.', kinds: ["fail"] },
  { says: '5/8" CDX PLYWOOD ROOF SHEATHING', kinds: ["pass"] },
  { says: 'ROOF TRUSSES BY MAKER; FLOOR: 23/32" PLYWOOD, GLUED', kinds: [] },
  { says: '5/8" PLYWOOD ROOF DECK, NO OSB', kinds: ["pass"] },
  { says: "OSB SHALL NOT BE USED ON ROOF", kinds: [] },
  { says: "ROOF SHEATHING PLYWOOD OR OSB", kinds: ["cantTell"] },
  { says: '7/16" OSB WALL SHEATHING BELOW TRUSSES', kinds: [] },
  { name: "another county", says: "OSB ROOF SHEATHING", project: aProject(), kinds: [] },
  {
    name: "an unknown county",
    says: "OSB ROOF SHEATHING",
    project: aProject({ address: "1 Main Street" }),
    kinds: ["cantTell"],
  },
  {
    name: '7/16" OSB under ROOF FRAMING PLAN',
    says: '7/16" OSB',
    where: { drawing: "ROOF FRAMING PLAN" },
    kinds: ["fail"],
  },
  {
    name: '5/8" CDX PLYWOOD, NO OSB under ROOF FRAMING PLAN',
    says: '5/8" CDX PLYWOOD, NO OSB',
    where: { drawing: "ROOF FRAMING PLAN" },
    kinds: ["pass"],
  },
  {
    name: '7/16" OSB ON WALL under ROOF DETAIL',
    says: '7/16" OSB ON WALL',
    where: { drawing: "ROOF DETAIL" },
    kinds: [],
  },
  {
    name: '3/4" OSB under FLOOR FRAMING PLAN',
    says: '3/4" OSB',
    where: { drawing: "FLOOR FRAMING PLAN" },
    kinds: [],
  },
  { says: 'ROOF: 19/32" CDX PLYWOOD. SUBFLOOR: 23/32" T&G OSB.', kinds: ["pass"] },
], broward);
