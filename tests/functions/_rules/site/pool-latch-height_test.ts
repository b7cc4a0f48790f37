import rule from "../../../../functions/_rules/site/pool-latch-height.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import { aHouse, aList, aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const releases = (location: string, height: string) =>
  aSchedule("door", [["NO.", "mark"], ["LOCATION", null], ["LATCH RELEASE HT.", null]], [
    ["8", location, height],
  ], { title: "DOOR SCHEDULE" });

const listed = (height: string) =>
  aPlanSet(
    aList("POOL DOORS", ["DOOR", "SELF-CLOSING", "LATCH HT."], ["LANAI SGD", "YES", height]),
  );

/** A door of a schedule that tells its release among its hardware. */
const hardware = (said: string, remarks = "DINING TO POOL") =>
  aPlanSet({
    notes: [aNote("POOL")],
    schedules: [
      aSchedule("door", [["MARK", "mark"], ["HARDWARE", null], ["REMARKS", null]], [
        ["05", said, remarks],
      ]),
    ],
  });

testRule(rule, [
  [
    "fails a release among the hardware",
    hardware('LATCH RELEASE 42" ABOVE FLOOR, NO ALARM'),
    "fail",
  ],
  ["passes one at 54 in", hardware('LATCH RELEASE 54" ABOVE FLOOR, NO ALARM'), "pass"],
  ["leaves one with an exit alarm alone", hardware('LATCH RELEASE 42", EXIT ALARM'), ""],
  ["leaves that of another door alone", hardware('LATCH RELEASE 42"', "DINING TO YARD"), ""],
  ["fails a listed 48 in", listed('48"'), "fail"],
  ["passes a listed 54 in", listed('54"'), "pass"],
  ...([['36"', "fail"], ['54"', "pass"]] as const).map(([height, kind]): [
    string,
    PlanSet,
    string,
  ] => [
    `reads a door schedule with the release at ${height}`,
    aPlanSet({ notes: [aNote("POOL")], schedules: [releases("FAMILY ROOM TO POOL DECK", height)] }),
    kind,
  ]),
  [
    "leaves other doors of the schedule alone",
    aPlanSet({ notes: [aNote("POOL")], schedules: [releases("GARAGE TO YARD", `36"`)] }),
    "",
  ],
  ["fails 53 in", `POOL GATE SELF-CLOSING, SELF-LATCHING, RELEASE AT 53"`, "fail"],
  ["passes 54 in", `DOORS TO POOL: SELF-LATCHING WITH RELEASE 54" A.F.F.`, "pass"],
  ["fails 48 in beside the fence", `48" HIGH POOL FENCE, GATE LATCH AT 45" ABOVE GRADE`, "fail"],
  ["passes 60 in in feet", `POOL DOOR LATCH 5'-0" ABOVE FLOOR`, "pass"],
  [
    "leaves latches elsewhere alone",
    aPlanSet({ notes: [aNote("POOL"), aNote(`DOOR LATCH AT 36"`)] }),
    "",
  ],
  ["says nothing where there is no pool", `NO POOL. POOL GATE LATCH AT 36"`, ""],
  ["asks about a gate released from inside", `POOL GATE LATCH 48" INSIDE`, "cantTell"],
  ["asks about one on the pool side", `POOL GATE LATCH 48" ON POOL SIDE`, "cantTell"],
  ["passes one inside at 54 in", `POOL GATE LATCH 54" INSIDE`, "pass"],
  ["fails a gate released from outside", `POOL GATE LATCH 48" OUTSIDE`, "fail"],
  ["fails one released from both sides", `POOL GATE LATCH 48" INSIDE AND OUTSIDE`, "fail"],
  ["fails a door released from inside", `POOL DOOR LATCH 48" INSIDE`, "fail"],
  [
    "leaves a release on the pool side alone",
    `POOL GATE LATCH 48" A.F.F. ON POOL SIDE, 3" BELOW TOP, SHIELDED`,
    "",
  ],
  [
    "leaves doors with an exit alarm alone",
    `Doors to pool with exit alarms; latch at 36" is a passage lever.`,
    "",
  ],
  ["fails a latch without one", `Doors to pool: no door alarms, latch at 36".`, "fail"],
], aHouse());

testStatements(rule, [
  { says: 'POOL GATE 40", OUT, SELF-CLOSE + LATCH', kinds: [] },
  { says: 'POOL GATE SELF-LATCHING, LATCH 40" ABOVE GRADE', kinds: ["fail"] },
], aHouse());

testRule(rule, [
  ["leaves the gate of a place without a pool alone", `TERRACE GATE LATCH 42" ABOVE GRADE`, ""],
  ["fails it at a pool", `POOL: GATE LATCH 42" ABOVE GRADE`, "fail"],
], aHouse());
