/** The index calls a sheet by what it shows. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";

Deno.test("a sheet shows what the index says, in whatever words", () => {
  const titled = (listed: string, title: string) =>
    conflictsOf(aPlanSet({
      sheets: [
        aSheet({ number: "G-0", title: "COVER" }),
        aSheet({ page: 2, number: "A-201", title, titleBlock: aNote(title, { page: 2 }) }),
      ],
      drawingIndex: [{ ...aNote(listed), number: "A201", title: listed, isPresent: true }],
    })).map(({ subject }) => subject);
  assert.deepEqual(titled("EXTERIOR ELEVATIONS", "ROOF PLAN"), ["the title of sheet A-201"]);
  assert.deepEqual(titled("MECHANICAL PLAN", "PLUMBING RISER"), ["the title of sheet A-201"]);
  assert.deepEqual(titled("EXTERIOR ELEVATIONS", "FRONT ELEV. & SECTIONS"), []);
  assert.deepEqual(titled("EXTERIOR ELEVATIONS", "DETAILS"), []);
  assert.deepEqual(titled("GENERAL NOTES", "ROOF PLAN"), []);
});
