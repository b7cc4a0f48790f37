/** What is asked before a project is deleted. */
import assert from "node:assert/strict";
import { deleteWords } from "../../../components/project/delete_words.ts";
import type { ProjectSummary } from "../../../functions/_shared/contract/mod.ts";

const asked = (over: Partial<ProjectSummary>, timeZone = "UTC") =>
  deleteWords({
    name: "Suite 140",
    address: "900 Commerce Lake Drive, Orlando, FL 32809",
    uploadedAt: "2026-11-28T20:33:00Z",
    status: "completed",
    issuesFound: 11,
    review: null,
    ...over,
  } as ProjectSummary, timeZone);

Deno.test("of two projects with one name it is said which is deleted, in the words of its row", () => {
  const { description, facts, warning } = asked({});
  assert.equal(description, "This deletes “Suite 140” with all its files and reports.");
  assert.deepEqual(facts, [
    ["Status", "11 Issues Found"],
    ["Uploaded", "Nov 28, 2026, 8:33 PM UTC"],
    ["Address", "900 Commerce Lake Drive, Orlando, FL 32809"],
  ]);
  assert.equal(warning, "This action cannot be undone.");
  const other = asked({ status: "failed", uploadedAt: "2026-11-27T20:33:00Z" }, "America/New_York");
  assert.deepEqual(other.facts.slice(0, 2), [
    ["Status", "Analysis Failed"],
    ["Uploaded", "Nov 27, 2026, 3:33 PM EST"],
  ]);
});
