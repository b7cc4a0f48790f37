import assert from "node:assert/strict";
import { firstTab, statusOf } from "../../../components/project/status.ts";

const table = [
  ["processing", 0, "Processing", "Analyzing Building Plans", "live"],
  ["completed", 0, "Compliant", "Fully Compliant", "overview"],
  ["completed", 1, "1 Issue Found", "1 Issue Found", "markup"],
  ["completed", 12, "12 Issues Found", "12 Issues Found", "markup"],
  ["failed", 0, "Analysis Failed", "Processing Failed", "overview"],
] as const;

for (const [status, issuesFound, label, text, tab] of table) {
  Deno.test(`a ${status} project with ${issuesFound} issues reads "${text}"`, () => {
    const look = statusOf({ status, issuesFound });
    assert.equal(look.label, label);
    assert.equal(look.text, text);
    assert.equal(firstTab({ status, issuesFound }), tab);
  });
}

Deno.test("a status nobody knows is labeled unknown", () => {
  assert.equal(statusOf({ status: "archived" as "failed", issuesFound: 0 }).label, "Unknown");
});
