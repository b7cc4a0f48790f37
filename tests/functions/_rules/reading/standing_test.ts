import assert from "node:assert/strict";
import {
  isDeferred,
  isKept,
  isRemoved,
  isUndecided,
  mayBeKept,
} from "../../../../functions/_rules/measure.ts";

const rows: [name: string, is: (text: string) => boolean, yes: string[], no: string[]][] = [
  ["isDeferred", isDeferred, [
    "LOCATIONS BY MECHANICAL CONTRACTOR",
    "T.B.D.",
    "SOIL REPORT TO FOLLOW",
    "TO BE PROVIDED",
    "SURGE PROTECTION TO BE COORDINATED WITH UTILITY",
    "UNDER SEPARATE PERMIT",
    "SIZE ____",
  ], [
    "SMOKE ALARMS TO BE PROVIDED IN EACH BEDROOM",
    "HEADS TO BE COORDINATED WITH CEILING GRID",
    "TREATED AND CERTIFIED BY APPLICATOR",
    "FIELD VERIFY DIMENSIONS",
    "BYPASS VALVE",
  ]],
  ["isUndecided", isUndecided, [
    "WIND SPEED: TBD",
    "CLASS T.B.D.",
    "EL. ____",
    "TO BE DETERMINED",
    "R-??",
  ], ["WIND SPEED 140 MPH", "PROVIDED BY OTHERS", "VERIFY IN FIELD", "SIZE XL"]],
  ["mayBeKept", mayBeKept, [
    'EXISTING GUARD 34" HIGH',
    "3. EXIST. RAIL 34 IN.",
    'EXISTING 34" HIGH GUARD',
    'GUARD (EXISTING) 34" HIGH',
    'STAIR GUARD (E), 34"',
  ], [
    'GUARD 34" AT STAIR (E)',
    'NEW GUARD (E) 34" HIGH',
    'EXISTING GUARD 34" HIGH, REPLACED',
    "EXIST. F.H., 480 FT TO FAR CORNER",
    'GUARD 34" HIGH AT EXISTING STAIR',
  ]],
  ["isKept", isKept, [
    'SILL 3/4" AT BALCONY - EXIST.',
    '40" CLEAR (EXISTING)',

    "EXISTING GUARD TO REMAIN",
    "EX. HALL 2'-10\" TO REMAIN",
    "EXIST. STAIR AND RAILS TO REMAIN",
    "EXISTING FIN. FLR. EL. 7.9' NAVD TO REMAIN",
    "(E) RAMP",
    '(EX) GUARD 34" HIGH',
    `(EXIST.) 9'-4"`,
    "RAMP E.T.R.",
    "EXISTING STAIR 2 RISERS OF 7 5/8 IN. REMAIN, NO WORK",
    "EXIST. CORRIDOR 40 IN. WIDE REMAINS UNCHANGED",
    "HC-2 | 11'-0\" | EXISTING",
    '1 | 2\'-8" | (E) NO CHANGE | 30"',
  ], [
    'NEW DOOR, 34" CLEAR (EXISTING)',
    "MATCH EXISTING",
    "STAIR DETAIL - E",

    "EXISTING DOOR SHALL REMAIN UNLOCKED",
    "NEW GUARD AT EXISTING BALCONY",
    "EXISTING GUARD. NEW RAIL TO REMAIN OPEN",
    "RETRACTABLE",
    "LEVEL | EXISTING | PROPOSED",
    "DOOR 7 | EXISTING | LEAF REPLACED",
    "EXISTING | 2,400 SF",
  ]],
  ["isRemoved", isRemoved, [
    "EXISTING RAMP TO BE DEMOLISHED 1:10",
    "DEMO STAIR",
    "3. REMOVE GUARD",
    "EXISTING WALL REMOVED",
    "TAKE OUT EXISTING FENCE",
    "EXIST. GARAGE DOOR TO BE INFILLED",
    "EXISTING ROOM (62 OCC., ONE DOOR) IS DEMOLISHED",
    "ALTERNATE NO. 2 (NOT ACCEPTED): CORRIDOR",
    'R-2 | 1:8 | 30" | DEMOLISH',
    "R-3 | 1:10 | N.I.C. (LANDLORD)",
    "HC-2 | 11'-0\" | 4'-0\" | DELETED",
    'GRAB BAR AT 38" REVISED TO 34"',
    'POOL FENCE RAISED FROM 42" TO 54"',
    "HYDRANT MOVED, WAS 520 FT AWAY, NOW 350 FT",
  ], [
    "REMOVE AND REPLACE GUARD",
    "NEW DEMOUNTABLE PARTITION",
    "EXISTING RAMP",
    "BONDING | DELETED",
    "BONDING #8 | DELETED",
    'UNLESS OTHERWISE NOTED CURBS RAISED 6"',
    "CEILING LOWERED TO 6'-8\"",
    'W.H. RAISED TO 12"',
    "DUCT SD | REMOTE | NICE",
  ]],
];
for (const [name, is, yes, no] of rows) {
  for (const text of yes) Deno.test(`${name}() finds it in: ${text}`, () => assert.ok(is(text)));
  for (const text of no) Deno.test(`${name}() leaves alone: ${text}`, () => assert.ok(!is(text)));
}
