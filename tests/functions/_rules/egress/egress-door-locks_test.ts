import rule from "../../../../functions/_rules/egress/egress-door-locks.ts";
import { aDoor, aHouse, aPlanSet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const door = (hardware: string, over = {}) =>
  aPlanSet({ doors: [aDoor("101", { hardware, ...over })] });

testRule(rule, [
  ["leaves toilet stalls alone", `SURFACE MOUNTED SLIDE BOLT AT TOILET STALL`, ""],
  [
    "passes a note with its sign",
    `MAIN DOOR: KEYED DEADBOLT BOTH SIDES, SIGN "THIS DOOR TO REMAIN UNLOCKED"`,
    "pass",
  ],
  ["fails a note on the front door", `PROVIDE DOUBLE-KEYED DEADBOLT AT FRONT DOOR`, "fail"],
  ["fails a double cylinder deadbolt", door("DOUBLE CYLINDER DEADBOLT"), "fail"],
  ["fails other words for it", door("DBL. CYL. DEADBOLT, PUSH-PULL"), "fail"],
  ["fails a lock keyed on both sides", door("LEVER, KEYED BOTH SIDES"), "fail"],
  ["fails a slide bolt", door("SLIDE BOLT"), "fail"],
  ["passes a keyed main door with its sign", door("KEYED LOCK, SIGN, NO PANIC"), "pass"],
  ["passes a thumb turn in silence", door("LEVER, THUMBTURN DEADBOLT"), ""],
  ["leaves a text that forbids it alone", door("NO DOUBLE CYLINDER LOCKS"), ""],
  ["fails a note on exit doors", `PROVIDE DOUBLE CYLINDER LOCKS AT ALL EXIT DOORS`, "fail"],
  ["asks about a note on some door", `DOUBLE CYLINDER DEADBOLT, HARDWARE SET 3`, "cantTell"],
  ["leaves cabinets alone", `DISPLAY CASE WITH PADLOCK`, ""],
  ["leaves a general prohibition alone", `DOUBLE CYLINDER LOCKS ARE PROHIBITED ON EXIT DOORS`, ""],
  ["leaves houses alone", door("DOUBLE CYLINDER DEADBOLT"), "", aHouse()],
]);

testRule(rule, [
  ["reads a key needed inside", "EXIT DOORS REQUIRE A KEY TO OPEN FROM INSIDE", "fail"],
  ["leaves a key from outside alone", "EXIT DOORS NEED A KEY FROM OUTSIDE; EGRESS SIDE FREE", ""],
]);

testRule(rule, [
  ["fails a bolt keyed inside and out", "MAIN EXIT DOOR: DEADBOLT KEYED INSIDE & OUT", "fail"],
  [
    "leaves one keyed outside alone",
    "MAIN EXIT DOOR: DEADBOLT KEYED OUTSIDE, THUMB TURN INSIDE",
    "",
  ],
  ["leaves its prohibition alone", "EXIT DOORS: NO DEADBOLT KEYED INSIDE AND OUT", ""],
]);

testRule(rule, [
  [
    "leaves locks that are taken out alone",
    "EXISTING DOUBLE-CYLINDER DEADBOLTS AT UNIT ENTRIES SHALL BE REMOVED AND REPLACED",
    "",
  ],
]);
