import rule from "../../../../functions/_rules/accessibility/exterior-door-force.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
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
