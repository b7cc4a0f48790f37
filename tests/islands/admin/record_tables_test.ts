import assert from "node:assert/strict";
import { actionWords, detailWords } from "../../../islands/admin/audit_words.ts";

Deno.test("the audit log says of every action that it was done, in US English", () => {
  assert.equal(actionWords("cycle approved"), "Cycle approved");
  assert.equal(actionWords("second_factor_removed"), "Second factor removed");
  assert.equal(actionWords("set role"), "Role set");
  assert.equal(actionWords("judgement taken back"), "Judgment taken back");
});

Deno.test("detailWords() tells what an action was done to, and no ids of records", () => {
  for (
    const [detail, words] of [
      [{ role: "admin", by: "terminal" }, "Admin"],
      [{ invitation: "8e0b", role: "reviewer" }, "Reviewer"],
      [{ open: 2, cycle: 2 }, "Cycle 2, 2 findings open"],
      [{ run: 1, changed: 3 }, "3 changed"],
      [{ changed: 1, removed: 0, keys: ["stories"] }, "1 changed"],
      [{ cycle: 1, responses: 1 }, "Cycle 1, 1 response"],
      [{ share: "8e0b", canComment: false }, "Read-only"],
      [{ finding: "F003", rule: "egress/door", isRight: false }, "F003, called wrong"],
      [{ fields: ["client_name", "name"], review: false }, "client name, name"],
      [{ user: "8e0b", role: null }, ""],
      [{}, ""],
    ] as const
  ) assert.equal(detailWords(detail), words, JSON.stringify(detail));
});
