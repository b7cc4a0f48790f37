import assert from "node:assert/strict";
import { actionWords } from "../../../islands/admin/RecordTables.tsx";

Deno.test("the audit log says of every action that it was done, in US English", () => {
  assert.equal(actionWords("cycle approved"), "Cycle approved");
  assert.equal(actionWords("second_factor_removed"), "Second factor removed");
  assert.equal(actionWords("set role"), "Role set");
  assert.equal(actionWords("judgement taken back"), "Judgment taken back");
});
