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
  } as ProjectSummary, { now: new Date("2026-11-28T21:00:00Z"), timeZone }).description;

Deno.test("of two projects with one name it is said which is deleted, in the words of its row", () => {
  assert.equal(
    asked({}),
    "This deletes “Suite 140” (11 Issues Found; uploaded just now, on Nov 28, 2026, 8:33 PM UTC; 900 Commerce Lake Drive, Orlando, FL 32809) with all its files and reports. This action cannot be undone.",
  );
  const other = asked({ status: "failed", uploadedAt: "2026-11-27T20:33:00Z" }, "America/New_York");
  assert.match(
    other,
    /\(Analysis Failed; uploaded 1 day ago, on Nov 27, 2026, 3:33 PM EST; 900 Commerce/,
  );
});
