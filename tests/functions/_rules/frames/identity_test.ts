import assert from "node:assert/strict";
import { markBehind, sameThing } from "../../../../functions/_rules/frames/identity.ts";

const named = (thing: string, mark: string | null, context = "") => ({ thing, mark, context });
const known = (...marks: string[]) => () => new Set(marks);

Deno.test("things of one mark are one, of two marks two", () => {
  assert.equal(sameThing(named("door", "105"), named("door", "105"), known("105", "106")), "same");
  assert.equal(sameThing(named("door", "105"), named("door", "106"), known("105", "106")), "other");
  assert.equal(
    sameThing(named("panel", "LP-1"), named("panel", "LP1"), known("LP1", "LP2")),
    "same",
  );
});

Deno.test("a title gives the mark of what stands under it", () => {
  const section = named("stair", null, "STAIR 2 SECTION");
  assert.equal(sameThing(section, named("stair", "2"), known("1", "2")), "same");
  assert.equal(sameThing(section, named("stair", "1"), known("1", "2")), "other");
});

Deno.test("without a mark a thing is the only one of its kind, or nobody knows", () => {
  assert.equal(sameThing(named("stair", null), named("stair", "1"), known("1")), "same");
  assert.equal(sameThing(named("stair", null), named("stair", "1"), known("1", "2")), "unknown");
  assert.equal(sameThing(named("stair", null), named("stair", null), known()), "unknown");
});

Deno.test("different things are never one, a kind of a thing may be", () => {
  assert.equal(sameThing(named("door", "1"), named("stair", "1"), known("1")), "other");
  assert.equal(sameThing(named("fire door", "1"), named("door", "1"), known("1")), "same");
});

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
