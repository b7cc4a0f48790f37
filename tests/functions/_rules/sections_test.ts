import assert from "node:assert/strict";
import { isCitable } from "../../../functions/_rules/limits/fbc_2023/sections.ts";
import { rules } from "../../../functions/_rules/mod.ts";

Deno.test("every rule cites a section its requirement is known by, or nothing it finds is believed", () => {
  const strange = rules.filter(({ requirementId, source }) =>
    !isCitable(requirementId, source.section)
  );
  assert.deepEqual(strange.map(({ id }) => id), []);
});
