import assert from "node:assert/strict";
import { ownPart } from "../../../../functions/_rules/reading/parts.ts";

Deno.test("ownPart() is what stands around the figure between commas and conjunctions", () => {
  assert.equal(ownPart("CLASS C IN ROOMS, # IN CORRIDORS").trim(), "# IN CORRIDORS");
  assert.equal(ownPart("LAPS ~ AND FIELD #").trim(), "FIELD #");
  assert.equal(ownPart("# EXCEPT CLASS B IN CORRIDOR").trim(), "#");
});

Deno.test("ownPart() is the whole clause where no part holds a figure", () => {
  assert.equal(ownPart("NONE, OR ONE"), "NONE, OR ONE");
});
