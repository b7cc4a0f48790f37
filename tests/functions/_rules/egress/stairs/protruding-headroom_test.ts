import rule from "../../../../../functions/_rules/egress/stairs/protruding-headroom.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["leaves the space at switchboards alone", `900A SWBD, 6'-6" HEADROOM`, ""],
  ["leaves it alone by its mark", `HEADROOM AT MSB 6'-6"`, ""],

  ["fails 79 in", `79" HEADROOM UNDER DUCTS`, "fail"],
  ["passes 80 in", `HEADROOM UNDER BEAM 6'-8"`, "pass"],
  ["passes 84 in", `MAINTAIN 7'-0" HEADROOM IN WALKWAY`, "pass"],
  ["leaves stairs alone", `STAIR HEADROOM 6'-6" UNDER BEAM`, ""],
  ["leaves door closers alone", `78" HEADROOM AT DOOR CLOSER IN WALKWAY`, ""],
  ["leaves houses alone", `6'-6" HEADROOM UNDER BEAM`, "", aHouse()],
]);

testRule(rule, [
  [
    "reads the underside of a duct in a corridor",
    under("SECTION AT CORRIDOR", `B.O. DUCT 6'-4" A.F.F.`),
    "fail",
  ],
  ["passes 80 in", under("SECTION AT CORRIDOR", `B.O. DUCT 6'-8" A.F.F.`), "pass"],
  ["leaves mechanical rooms alone", under("SECTION AT MECH. ROOM", `B.O. DUCT 6'-4" A.F.F.`), ""],
]);

testRule(rule, [
  [
    "leaves lights over tables alone",
    `LIGHT FIXTURE SUSPENDED 6'-0" ABOVE FLOOR OVER DINING TABLE`,
    "",
  ],
]);

testRule(rule, [
  ["leaves a catwalk alone", `CATWALK: 6'-4" HEADROOM UNDER DUCTS, SERVICE PERSONNEL ONLY`, ""],
  ["leaves what is no way alone", `6'-4" HEADROOM UNDER PIPES, NOT A CIRCULATION PATH`, ""],
]);

testRule(rule, [
  [
    "reads a clear height under a duct",
    under("SECTION AT LOBBY WALK", "1930 MM CLEAR UNDER DUCT"),
    "fail",
  ],
  ["passes 80 in there", under("SECTION AT LOBBY WALK", `6'-8" CLR. UNDER DUCT`), "pass"],
  ["leaves an attic alone", under("ATTIC WALKWAY", `5'-0" CLR. UNDER DUCT, MAINTENANCE ONLY`), ""],
]);

testRule(rule, [
  [
    "reads the clearance under a stair",
    under("LOBBY SECTION", "6'-5\" CLEARANCE UNDER LOBBY STAIR STRINGER, WALKWAY"),
    "fail",
  ],
  [
    "reads it under the title",
    under("UNDER STAIR A, LOBBY SIDE", "6'-4\" CLR. AT WALKWAY"),
    "fail",
  ],
  [
    "leaves it alone behind a cane rail",
    under("LOBBY SECTION", "6'-5\" CLEARANCE UNDER LOBBY STAIR, WALKWAY", "CANE RAIL BOTH SIDES"),
    "",
  ],
  ["leaves storage under a stair alone", under("STORAGE CLEARANCE UNDER STAIR", "5'-5\" CLR."), ""],
]);
