import assert from "node:assert/strict";
import { withFeet } from "../../../../functions/_rules/reading/dashed_feet.ts";

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
