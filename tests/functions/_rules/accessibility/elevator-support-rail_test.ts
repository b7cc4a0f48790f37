import rule from "../../../../functions/_rules/accessibility/elevator-support-rail.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testStatements(rule, [
  { says: "ELEVATOR LOBBY: NO HANDRAIL IN FRONT OF ELEVATOR DOORS", kinds: [] },
  {
    says: "CAB TO HAVE PLASTIC LAMINATE PANELS; NO SUPPORT RAIL IN CAR.",
    where: { heading: "CAB NOTES" },
    kinds: ["fail"],
  },
  { says: "ELEVATOR CAB RAILS NOT PROVIDED", kinds: ["fail"] },
  { says: "ELEVATOR: NO GUIDE RAIL SPLICES IN PIT", kinds: [] },
  { says: "NO HANDRAIL AT STAIR 2 BESIDE ELEVATOR", kinds: [] },
  { says: "FREIGHT ELEVATOR: NO HANDRAILS IN CAR", kinds: [] },
  { says: "ELEVATOR LOBBY: NO CHAIR RAIL", kinds: [] },
  { says: 'ELEVATOR CAR SUPPORT RAIL: TOP AT 32" ABOVE CAR FLOOR', kinds: ["pass"] },
  {
    says: 'ELEVATOR CAR SUPPORT RAIL: TOP AT 35" ABOVE CAR FLOOR, 42" LONG, ONE SIDE WALL.',
    kinds: ["fail"],
  },
  { says: 'ELEV. CAB HANDRAIL @ 36" A.F.F.', kinds: ["fail"] },
  { says: 'SUPPORT RAIL 33" HIGH', kinds: ["pass"] },
  { says: 'SUPPORT RAIL 36" LONG, TOP 32" ABOVE FLOOR', kinds: ["fail"] },
  { says: 'SUPPORT RAIL 42" LONG AT 31" A.F.F.', kinds: ["pass"] },
  { says: 'STAIR HANDRAIL 36" A.F.F.', kinds: [] },
  { says: 'ELEVATOR LOBBY GUARDRAIL 42"', kinds: [] },
  {
    says: 'HANDRAIL 36" ABV. CAB FLR.',
    where: { drawing: "CAB INTERIOR ELEVATION" },
    kinds: ["fail"],
  },
  {
    says: 'HANDRAIL 32" ABV. CAB FLR.',
    where: { drawing: "CAB INTERIOR ELEVATION" },
    kinds: ["pass"],
  },
  { says: `35" T.O. RAIL`, where: { drawing: "CAR ELEVATION" }, kinds: ["fail"] },
  {
    says: `RAIL ON REAR WALL, TOP AT 2'-6"`,
    where: { heading: "ELEVATOR CAB FINISHES" },
    kinds: ["fail"],
  },
  { says: `35" T.O. RAIL`, where: { drawing: "STAIR ELEVATION" }, kinds: [] },
]);

testRule(rule, [
  ["leaves cable rails alone", under("MEZZANINE", 'CABLE RAIL @ 42" A.F.F.'), ""],
]);

testStatements(rule, [
  {
    says:
      "A SUPPORT RAIL RUNS ALONG THE REAR WALL OF THE CAR, 48 INCHES LONG, WITH ITS TOP 36 INCHES ABOVE THE CAR FLOOR.",
    kinds: ["fail"],
  },
  {
    says:
      "A SUPPORT RAIL RUNS ALONG THE REAR WALL OF THE CAR, 48 INCHES LONG, WITH ITS TOP 32 INCHES ABOVE THE CAR FLOOR.",
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  { says: `SUPPORT RAIL LENGTH, ONE WALL: 3'-6"`, kinds: ["pass"] },
  { says: `SUPPORT RAIL LENGTH, REAR WALL: 3'-0"`, kinds: ["fail"] },
  { says: `SUPPORT RAIL HEIGHT, ONE WALL: 3'-6"`, kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "Car rail 42 in long on the rear wall, top 34 in above the car floor.", kinds: ["fail"] },
  { says: "Car rail 42 in long on the rear wall, top 33 in above the car floor.", kinds: ["pass"] },
]);
