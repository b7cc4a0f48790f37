import rule from "../../../../../functions/_rules/egress/doors/egress-door-locks.ts";
import { aDoor, aHouse, aList, aNote, aPlanSet } from "../../../../fakes/plan_set.ts";
import { type RuleRow, testRule } from "../../../../fakes/rule_table.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

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
  [
    "leaves a note that forbids keys alone",
    "Egress doors: no thumb turns or keys on the inside; thresholds 1/2 inch high.",
    "",
  ],
  ["fails one without a thumb turn", door("NO THUMB TURN, KEY REQUIRED FROM INSIDE"), "fail"],
  ["fails a note on exit doors", `PROVIDE DOUBLE CYLINDER LOCKS AT ALL EXIT DOORS`, "fail"],
  ["asks about a note on some door", `DOUBLE CYLINDER DEADBOLT, HARDWARE SET 3`, "cantTell"],
  ["leaves cabinets alone", `DISPLAY CASE WITH PADLOCK`, ""],
  ["leaves a general prohibition alone", `DOUBLE CYLINDER LOCKS ARE PROHIBITED ON EXIT DOORS`, ""],
  ["leaves houses alone", door("DOUBLE CYLINDER DEADBOLT"), "", aHouse()],
]);

testRule(rule, [
  ...[
    "EXIT DOOR: DBL-CYL DEADLOCK",
    "FRONT DOORS, KEYED LOCKSET ON BOTH SIDES",
    "REAR EXIT DOOR HAS A PADLOCK",
    "MAIN DOOR: CYLINDER ON EACH SIDE",
    "ALL DOORS KEY OPERATED FROM THE INSIDE",
    "EGRESS DOORS ARE KEYED FROM EGRESS SIDE",
    "EXIT DOORS: DEADBOLT, KEYED 2 SIDES",
    "DEADBOLT WITH KEY AT BOTH SIDES, EXIT DOOR",
    "ENTRANCE DOORS - TWO-CYLINDER DEADBOLT",
    "REAR DOOR WITH BARREL BOLT",
    "EXIT DOOR LOCKED FROM INSIDE, KEY AT OFFICE",
  ].map((says): RuleRow => [`reads ${says}`, says, "fail"]),
  ...[
    "EXIT DOOR: KEYED OUTSIDE, LEVER INSIDE",
    "EXIT DOOR: NO KEY FROM INSIDE",
    "DOUBLE CYLINDER LOCK AT ELEC. CLOSET",
    "DOUBLE CYLINDER DEADBOLT IS NOT PERMITTED AT EXIT DOORS",
    "REPLACE DOUBLE CYLINDER LOCK OF EXIT DOOR",
    "FRONT DOORS: THUMBTURN INSIDE, CYLINDER OUTSIDE",
  ].map((says): RuleRow => [`leaves ${says} alone`, says, ""]),
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

const sets = aList("HARDWARE SETS", ["SET", "ITEMS", "FINISH"], [
  "1",
  "LEVER LATCHSET, CLOSER",
  "626",
], ["4", "MORTISE LOCK, CYLINDER EACH SIDE, CLOSER", "626"]);
const ofSet = (hardware: string, over = {}) =>
  aPlanSet({ ...sets, doors: [aDoor("118", { hardware, ...over })] });
const listed = (hardware: string) =>
  aPlanSet({
    notes: [
      aNote("SET 2: PASSAGE SET, WALL STOP", { heading: "HARDWARE GROUPS" }),
      aNote("SET 7: DEADBOLT KEYED BOTH SIDES", { heading: "HARDWARE GROUPS" }),
    ],
    doors: [aDoor("118", { hardware })],
  });

testRule(rule, [
  ["fails the door whose hardware set has such a lock", ofSet("4"), "fail"],
  ["reads the number behind its words", ofSet("HW-04"), "fail"],
  ["leaves a storeroom with that set alone", ofSet("4", { remarks: "STORAGE" }), ""],
  [
    "fails the lock of a door to the way out",
    "LOCK ON DOOR E2, AT THE END OF CORRIDOR 111, IS KEYED BOTH SIDES; A KEY IS NEEDED TO LEAVE",
    "fail",
  ],
  ["asks about the set no door is known to have", ofSet("1"), "cantTell"],
  ["reads sets listed as notes", listed("GROUP 7"), "fail"],
]);

testStatements(rule, [
  {
    says:
      "SET 4, REAR ENTRY 114A: CLOSER AND A MORTISE DEADBOLT WORKED BY KEY ON EITHER FACE; NO THUMBTURN.",
    kinds: ["fail"],
  },
  { says: "REAR ENTRY: DEADBOLT WITH KEY OUTSIDE, THUMBTURN INSIDE", kinds: [] },
]);

testRule(rule, [
  [
    "fails an exit that leads from a room of another use, under an exit sign",
    door("3: deadbolt, keyed both sides", {
      location: "Pharmacy rear exit",
      remarks: "Exit sign over; steel",
    }),
    "fail",
  ],
  ["fails a key inside and out", door("DEADBOLT, KEY INSIDE AND OUT"), "fail"],
  [
    "fails a second lock beside the device",
    door("RIM EXIT DEVICE PLUS DOUBLE-CYLINDER DEADBOLT, KEYED BOTH SIDES"),
    "fail",
  ],
  ["fails two sides in a figure", door("DEADBOLT KEYED 2 SIDES"), "fail"],
  [
    "leaves a storage room alone",
    door("DEADBOLT KEYED BOTH SIDES", { location: "STORAGE 104" }),
    "",
  ],
  ["leaves a thumb turn alone", door("DEADBOLT, KEYED OUTSIDE, THUMBTURN INSIDE"), ""],
  ["leaves a box for keys alone", "KEY IN AND OUT OF LOCKBOX", ""],
  [
    "passes a keyed main door with its sign over it",
    door("KEYED DEADBOLT BOTH SIDES, SIGN OVER DOOR", { location: "MAIN ENTRY" }),
    "pass",
  ],
]);
