import assert from "node:assert/strict";
import {
  declaresMarks,
  withDeclaredMarks,
} from "../../../../functions/_rules/reading/declared_marks.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

const rows: [text: string, said: string][] = [
  ["DEAD END LANE 185.00, NO TURNAROUND", `DEAD END LANE 185.00', NO TURNAROUND`],
  ["HOSE LAY FH-1 TO FARTHEST WALL 455.00", `HOSE LAY FH-1 TO FARTHEST WALL 455.00'`],
  ["VTR TO RTU-3 INTAKE 8.00, SAME LEVEL", `VTR TO RTU-3 INTAKE 8.00', SAME LEVEL`],
  ["RECEPTACLE 5.00 FROM WATER, GFCI", `RECEPTACLE 5.00' FROM WATER, GFCI`],
  ["CO ALARM 14.00 FROM DOOR 104", `CO ALARM 14.00' FROM DOOR 104`],
  ["OUTLETS 14.00 APART", `OUTLETS 14.00' APART`],
  ["LANDING 5.00 X 4.00, 0.50 DOWN", `LANDING 5.00' X 4.00', 0.50 DOWN`],
  ["HOLD THRESHOLDS TO 0.50, BEVEL 1:2", `HOLD THRESHOLDS TO 0.50", BEVEL 1:2`],
  ["TOP EXTENSION 9", `TOP EXTENSION 9"`],
  ["HEADROOM 78 AT FLOOR EDGE", `HEADROOM 78" AT FLOOR EDGE`],
  ["104: LATCH SIDE, PULL, 12", `104: LATCH SIDE, PULL, 12"`],
  ["W1 AT 104: SILL 46", `W1 AT 104: SILL 46"`],
  ["BARRIER 45 HIGH, 3.75 PICKETS", `BARRIER 45" HIGH, 3.75 PICKETS`],
  ["16 RISERS AT 7.875", `16 RISERS AT 7.875"`],
  ["24 RISERS AT 7.25, CLOSED", `24 RISERS AT 7.25", CLOSED`],
  ["1/2 BOLTS AT 84 ON CENTER", `1/2 BOLTS AT 84" ON CENTER`],
  // Counts, marks, other units and figures with marks of their own.
  ...[
    "U-FACTOR 0.60, SHGC 0.24",
    "IMPORTANCE FACTOR 1.00",
    "DOOR 202, EXIT ACCESS 1 OF 1, 53 OCC",
    "STAIR WIDTH 44 IN",
    "EXTENSION 12'-0\" LONG",
    "BRANCH LENGTH 20-50 FT",
    "LP TANK 250 GAL",
    "SIZE GAS PIPING FOR 4 HEATERS AT 100 MBH",
    "SILL AT 36 IN",
    "ROOF 5:12",
    "HEIGHT 2 STORIES",
    "PARCEL 19-32-16-90114",
  ].map((it): [string, string] => [it, it]),
];

Deno.test("figures get the marks a set says are left out, where words say that they are lengths", () => {
  for (const [text, said] of rows) assert.equal(withDeclaredMarks(text, false), said, text);
});

Deno.test("at a detail two decimals are inches", () => {
  assert.equal(withDeclaredMarks("LEDGE 3.25 WIDE", true), `LEDGE 3.25" WIDE`);
  assert.equal(withDeclaredMarks("LANE 20.00 WIDE", false), `LANE 20.00' WIDE`);
});

Deno.test("a set says that plans give feet and details inches", () => {
  const said = "PLAN DIMENSIONS IN FEET, DETAIL DIMENSIONS IN INCHES, UNLESS A UNIT IS LETTERED";
  const declares = (text: string) => declaresMarks(aPlanSet({ notes: [aNote(text)] }));
  assert.equal(declares(said), true);
  assert.equal(declares("ALL DIMENSIONS IN FEET AND INCHES"), false);
  assert.equal(declares("PLAN DIMENSIONS ARE TO FACE OF STUD"), false);
});
