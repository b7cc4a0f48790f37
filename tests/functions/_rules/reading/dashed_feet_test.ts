import assert from "node:assert/strict";
import { lettersDashes, withFeet } from "../../../../functions/_rules/reading/dashed_feet.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

const rows: [text: string, said: string][] = [
  ["HALL 2-10 CLR", `HALL 2'-10" CLR`],
  ["FIRE LANE 18-0 WIDE", `FIRE LANE 18'-0" WIDE`],
  ["CLG 6-8", `CLG 6'-8"`],
  ["SIDE YARD REQ'D 7-6 PROV'D 6-0", `SIDE YARD REQ'D 7'-6" PROV'D 6'-0"`],
  ["3-6 1/2 HIGH", `3'-6 1/2" HIGH`],
  ["6-6 TO INTAKE LOUVER", `6'-6" TO INTAKE LOUVER`],
  ["30-8 FROM SPLIT TO END OF HALL", `30'-8" FROM SPLIT TO END OF HALL`],
  ["FREE DEPTH IN FRONT 2-6", `FREE DEPTH IN FRONT 2'-6"`],
  // Ranges, details and dates.
  ["SEE 3-5 FROM A-101", "SEE 3-5 FROM A-101"],
  ["34-38 HIGH", "34-38 HIGH"],
  ["SEE 3-5", "SEE 3-5"],
  ["CIRCUITS 2-4 FROM PANEL A", "CIRCUITS 2-4 FROM PANEL A"],
  ["STAIR 2-1 TO EXIT", "STAIR 2-1 TO EXIT"],
  ["NOTES 1-5 FROM COVER", "NOTES 1-5 FROM COVER"],
  ["STAIR 3-8 CLR", `STAIR 3'-8" CLR`],
  ["2-10-25 CLR", "2-10-25 CLR"],
  ["DOOR 3-0 x 7-0", "DOOR 3-0 x 7-0"],
  [`CLR 2-10"`, `CLR 2-10"`],
];

Deno.test("a dash stands for the marks of feet and inches where the words say so", () => {
  for (const [text, said] of rows) assert.equal(withFeet(text), said, text);
});

const ofHabit: [text: string, said: string][] = [
  ["DEAD END 24-0", `DEAD END 24'-0"`],
  ["HYDRANT TO BLDG 460-0", `HYDRANT TO BLDG 460'-0"`],
  ["DINING 31-4 X 22-6 1/2", `DINING 31'-4" X 22'-6 1/2"`],
  ["TYPE K EXT, 38-0 TO FRYERS", `TYPE K EXT, 38'-0" TO FRYERS`],
  // What counts, cites or numbers.
  ...[
    "ASCE 7-10",
    "SEE 3-5",
    "CKT 2-4",
    "GRADES 6-8",
    "DATE 2026-02-10",
    "555-0114",
    "SOILS 24-118",
    "RISER 7-1/4 IN",
    "2-4 PSI",
    "A-10",
    "PANEL L1-3",
    "1-3/8 SOLID CORE",
    "3-5 FT",
    "101 - 102",
  ].map((it): [string, string] => [it, it]),
];

Deno.test("in a set that letters lengths with a dash alone every figure that can be one is a length", () => {
  for (const [text, said] of ofHabit) assert.equal(withFeet(text, true), said, text);
});

Deno.test("a set letters lengths with a dash alone where most of its lengths are lettered so", () => {
  const dashed = Array.from({ length: 12 }, (_, at) => aNote(`LANDING ${at + 4}-0 DEEP`));
  const marked = Array.from({ length: 3 }, (_, at) => aNote(`LANDING ${at + 4}'-0" DEEP`));
  assert.equal(lettersDashes(aPlanSet({ notes: dashed })), true);
  assert.equal(lettersDashes(aPlanSet({ notes: dashed.slice(1) })), false);
  assert.equal(lettersDashes(aPlanSet({ notes: [...dashed, ...marked] })), false);
});
