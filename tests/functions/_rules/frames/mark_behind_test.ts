import assert from "node:assert/strict";
import { markBehind } from "../../../../functions/_rules/frames/mark_behind.ts";

Deno.test("markBehind() reads marks, not measures", () => {
  const rows: [rest: string, mark: string | null][] = [
    [" 105 CLEAR", "105"],
    [" NO. 3", "3"],
    [" #2", "2"],
    [" A, 44", "A"],
    [` 44" WIDE`, null],
    [" 5'-0\" CLR", null],
    [" 2 HR", null],
    [' 1: 44" CLR', "1"],
    [" 1:12", null],
    [" 150 MPH", null],
    [" IS WIDE", null],
  ];
  for (const [rest, mark] of rows) assert.equal(markBehind(`DOOR${rest}`, 4), mark, rest);
  const figure = { start: 4, end: 11 };
  assert.equal(markBehind("LOAD 20 PSF", 4, [figure]), null);
});
