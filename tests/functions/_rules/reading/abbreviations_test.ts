import assert from "node:assert/strict";
import { spellOut } from "../../../../functions/_rules/reading/abbreviations.ts";

const SPELLED: readonly [printed: string, read: string][] = [
  [`PULL STA. 9'-0" FROM EXIT DR.`, `PULL STATION 9'-0" FROM EXIT DOOR`],
  ["FLR./CLG. NON-RATED", "FLOOR/CEILING NON-RATED"],
  [`CLG.8'-0" IN RMS. 101`, `CEILING 8'-0" IN ROOMS 101`],
  ["OPEN LVL 1 TO ROOF", "OPEN LEVEL 1 TO ROOF"],
  ["2-HR EXT. WALL, INT. PARTN.", "2-HR EXTERIOR WALL, INTERIOR PARTITION"],
  ["90 MIN. DRS. THRU CORR.", "90 MIN. DOORS THROUGH CORRIDOR"],
  ["Bldg. is not sprink.", "BUILDING is not SPRINKLER"],
  ["PR. DRS", "PR. DOORS"],
  [`44" ACC. ROUTE BTWN. H/C STALLS`, `44" ACCESSIBLE ROUTE BETWEEN HC STALLS`],
  [`60" TO BOTT. OF SIGN`, `60" TO BOTTOM OF SIGN`],
  [`36" AMB. STALL, PAPER TOWEL DISP.`, `36" AMBULATORY STALL, PAPER TOWEL DISPENSER`],
  ["4 W/C SPACES, HDCP. ENTR.", "4 WHEELCHAIR SPACES, HANDICAP ENTRANCE"],
  [`1/2" THRESH.`, `1/2" THRESHOLD`],
  ["OL 62 (1) DR", "OCCUPANT LOAD 62 (1) DOOR"],
  ["BR 3 WDW GLS", "BEDROOM 3 WINDOW GLASS"],
  [`HC SP 11'-0" W`, `HC SPACE 11'-0" W`],
  [`SIDING 4" ABV GR`, `SIDING 4" ABV GRADE`],
  [`24" ABV RF`, `24" ABV ROOF`],
  ["STR SCHED", "STAIR SCHED"],
  [
    "EM LTG, WTR HTR, STAIR SECT., DISCH TO FLR",
    "EM LIGHTING, WATER HEATER, STAIR SECTION, DISCHARGE TO FLOOR",
  ],
  ["EXT BRG WALLS, INT BRG WALL", "EXTERIOR BEARING WALLS, INTERIOR BEARING WALL"],
  ["LOAD CTR AT CTR OF WALL, 2 BRG PLATES", "LOAD CENTER AT CTR OF WALL, 2 BRG PLATES"],
  ["PKG LOT, ADA PKG, ROOF LDR", "PARKING LOT, ADA PARKING, ROOF LADDER"],
  [`PKG SPACES, ROOF LDR 24" WIDE`, `PARKING SPACES, ROOF LADDER 24" WIDE`],
  [`8'-0" CLR UNDER BMS`, `8'-0" CLR UNDER BEAM`],
  ["POOL EQ RM", "POOL EQUIPMENT ROOM"],
  ["3 STY, KIT CNTR, MTG RM", "3 STORY, KITCHEN CNTR, MEETING ROOM"],
  ["KIT EXH, GAR SIDE, BTM", "KITCHEN EXHAUST, GARAGE SIDE, BOTTOM"],
  ["68 PPL, 1 DR", "68 PPL, 1 DOOR"],
  ["TOP OCC. FLR. 80', SPRK'D", "TOP OCCUPIED FLOOR 80', SPRINKLERED"],
  [`PWR VENT 30" FR WDW`, `POWER VENT 30" FROM WINDOW`],
  [`GRDRL 38" HI`, `GUARDRAIL 38" HIGH`],
  ["STR 2 LDG", "STAIR 2 LANDING"],
  ["STRS A & B", "STAIRS A & B"],
];

const KEPT = [
  "PKG UNIT",
  "PKG SPLIT SYSTEM",
  `ROOF LDR 4" DIA`,
  "HVAC PKG",
  "PKG A/C DATA",
  '4" LDR TO GRADE',
  "15 EQ RISERS",
  "KIT OF PARTS",
  `42" MTG HT`,
  "HC SP'D",
  "CNTR LINE",
  "1 HR FR WALL",
  "STR. STEEL",
  "(2) LVL 1-3/4x11-7/8",
  `1-3/4" LVL 2 PLY`,
  "123 OAK DR.",
  "RT. 1-4 DR",
  "DR. SMITH'S OFFICE",
  "STA. 10+50",
  "CORR. STEEL PIPE",
  "RM-2",
  "SEE ALARM",
  "TOILET ACC. SCHEDULE",
  "H/C WATER PIPING",
  "GARBAGE DISP.",
  "W/C 1.28 GPF",
];

for (const [printed, read] of SPELLED) {
  Deno.test(`spellOut() writes out: ${printed}`, () => assert.equal(spellOut(printed), read));
}

for (const text of KEPT) {
  Deno.test(`spellOut() leaves alone: ${text}`, () => assert.equal(spellOut(text), text));
}
