import rule from "../../../../functions/_rules/accessibility/exterior-door-force.ts";
import type { Door } from "../../../../functions/_shared/domain/plan_set.ts";
import { aDoor } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: "EXTERIOR HINGED DOORS SHALL HAVE A MAXIMUM OPENING FORCE OF 10 LBF AT THE LATCH STILE.",
    kinds: ["fail"],
  },
  { says: "STOREFRONT DOORS 12 LBF", kinds: ["fail"] },
  { says: "OUTSIDE LEAVES 8 LBF, INSIDE LEAVES 12 LBF", kinds: ["pass"] },
  { says: "Exterior hinged doors: 8.5 lbf maximum opening force.", kinds: ["pass"] },
  { says: "Exterior hinged doors: 15 lbf maximum opening force.", kinds: ["fail"] },
  { says: "EXTERIOR DOOR OPENING FORCE: 10 LBS. MAX", kinds: ["fail"] },
  { says: "EXT. DOOR OPENING FORCE: 15 LBS MAX.", kinds: ["fail"] },
  { says: "MAX. OPENING FORCE 5 LBS. AT EXTERIOR DOORS", kinds: ["pass"] },
  { says: "EXT. CLOSERS: EXTERIOR DOORS 8.6 LBF", kinds: ["fail"] },
  { says: "INTERIOR DOORS 5 LBF, EXTERIOR DOORS 8.5 LBF", kinds: ["pass"] },
  { says: "INTERIOR HINGED DOORS: 5 LBF", kinds: [] },
  { says: "EXTERIOR DOOR: 15 LBF TO RELEASE THE LATCH, 30 LBF TO SET IN MOTION", kinds: [] },
  { says: "EXTERIOR DOORS FL 1234", kinds: [] },
  {
    says: ["CLOSER SET @ 11 LBF", "EXTERIOR"],
    where: { drawing: "ENTRY DOOR ELEV." },
    kinds: ["fail"],
  },
  { says: ["CLOSER SET @ 11 LBF", "STAIR"], where: { drawing: "DOOR ELEV." }, kinds: [] },
  { says: "STOREFRONT DOOR OPENING FORCE 8 LBF", kinds: ["pass"] },
  { says: "STOREFRONT DOOR OPENING FORCE 9 LBF", kinds: ["fail"] },
]);

const door = (force: string, over: Partial<Door> = {}, head = "Force") => ({
  doors: [aDoor("4", { fields: { "No.": "4", [head]: force, Hardware: "Lever" }, ...over })],
});

testStatements(rule, [
  { name: "a listed door outside", plan: door("11 lbf", { isExterior: true }), kinds: ["fail"] },
  {
    name: "a listed door that swings out of the building",
    plan: door("9", { swingsIntoRoom: "OUTSIDE" }, "Opening effort (lbf)"),
    kinds: ["fail"],
  },
  {
    name: "a listed door to the limit",
    plan: door("8.5 lbf", { isExterior: true }),
    kinds: ["pass"],
  },
  { name: "a listed door at some place", plan: door("11 lbf"), kinds: ["cantTell"] },
  { name: "a listed door inside", plan: door("5 lbf"), kinds: [] },
  { name: "a fire door", plan: door("12 lbf", { fireRatingMin: 90 }), kinds: [] },
  { name: "the force to unlatch", plan: door("15 lbf", {}, "Latch release force"), kinds: [] },
  {
    name: "what may be the force to unlatch",
    plan: door("15 lbf", { isExterior: true }),
    kinds: ["cantTell"],
  },
  {
    name: "an automatic door",
    plan: { doors: [aDoor("4", { fields: { Force: "14 lbf", Hardware: "Auto operator" } })] },
    kinds: [],
  },
]);

testStatements(rule, [
  ...[
    "HINGED OUTSIDE LEAVES D1, D2: CLOSERS SET TO OPEN AT 12 LBF. INSIDE LEAVES 5 LBF.",
    "OUTSIDE DOORS: CLOSERS SET AT 12 LBF",
    "DOORS TO OUTSIDE OPEN AT 10 LBF",
    "PERIMETER DOORS: CLOSER FORCE 11 LBF",
  ].map((says) => ({ says, kinds: ["fail" as const] })),
  { says: "STREET DR 101A PUSHES AT 8.5 LBF", kinds: ["pass"] },
  { says: "OUTSIDE LEAVES 8 LBF, INSIDE LEAVES 12 LBF", kinds: ["pass"] },
  ...[
    "INSIDE DOORS OPEN AT 12 LBF; OUTSIDE DOORS 15 LBF TO UNLATCH",
    "OUTSIDE DOORS WITH POWER OPERATOR OPEN AT 12 LBF",
    "OUTSIDE SLIDING DOORS OPEN AT 12 LBF",
    "OUTSIDE DOOR PULL, 12 LB KICKPLATE",
  ].map((says) => ({ says, kinds: [] })),
]);
