/** What is asked before a project is deleted. */
import assert from "node:assert/strict";
import { deleteWords } from "../../../components/project/delete_words.ts";

Deno.test("of two projects with one name it is said which is deleted", () => {
  const { description } = deleteWords({
    name: "Suite 140",
    address: "900 Commerce Lake Drive, Orlando, FL 32809",
    uploadedAt: "2026-11-28T20:33:00Z",
  });
  assert.equal(
    description,
    "This deletes “Suite 140” (900 Commerce Lake Drive, Orlando, FL 32809; uploaded Nov 28, 2026, 8:33 PM UTC) with all its files and reports. This action cannot be undone.",
  );
});
