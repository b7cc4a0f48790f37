import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

Deno.test("drawings of one building give a storey one level, those of several buildings their own", () => {
  const between = (second: string, drawing = "BUILDING SECTION") =>
    conflictsOf(aPlanSet({
      notes: [
        aNote(`FIRST FLOOR EL. 0'-0"`, { drawing: "FRONT ELEVATION" }),
        aNote(`SECOND FLOOR EL. +10'-0"`, { drawing: "FRONT ELEVATION" }),
        aNote(`FIRST FLOOR EL. 0'-0"`, { page: 2, drawing }),
        aNote(second, { page: 2, drawing }),
      ],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(between(`SECOND FLOOR EL. +10'-6"`), ["10 ft / 10.5 ft"]);
  assert.deepEqual(between(`SECOND FLOOR EL. +10'-0"`), []);
  assert.deepEqual(between(`SECOND FLOOR EL. +10'-6"`, "UNIT B SECTION"), []);
  assert.deepEqual(between(`SECOND FLOOR CEILING EL. +19'-0"`), []);
});
