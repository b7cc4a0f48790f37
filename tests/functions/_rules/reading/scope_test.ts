import assert from "node:assert/strict";
import { allStatements } from "../../../../functions/_rules/measure.ts";
import { contextOf } from "../../../../functions/_rules/reading/scope.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

Deno.test("contextOf() gives text, heading and room, and of a text without end its beginning", () => {
  const plan = aPlanSet({
    notes: [
      aNote("GUARD 42 IN HIGH", { heading: "STAIR NOTES", room: "STAIR 1" }),
      aNote(`CORRIDOR ${"36 IN ".repeat(15_000)}`, { heading: "HALLS" }),
    ],
  });
  const [short, endless] = allStatements(plan).map(contextOf);
  assert.equal(short, "GUARD 42 IN HIGH | STAIR NOTES | STAIR 1");
  assert.match(endless, /^CORRIDOR 36 IN .* \| HALLS$/);
  assert.equal(endless.length, 6_000 + " | HALLS".length);
});
