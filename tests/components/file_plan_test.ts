/** What is done to the files of a set, said in words before it is saved. */
import assert from "node:assert/strict";
import { changesOf, moveFile, placeSent, planOf } from "../../components/project/file_plan.ts";
import type { ProjectFile } from "../../functions/_shared/contract/mod.ts";

const file = (id: string) =>
  ({ id, filename: `${id}.pdf`, pageCount: 1, processingError: null }) as ProjectFile;
const FILES = [file("a"), file("b"), file("c")];
const PLAN = planOf(FILES);
const idsOf = (plan: { id: string }[]) => plan.map((it) => it.id).join("");

Deno.test("moveFile() moves within the list and no further", () => {
  assert.equal(idsOf(moveFile(PLAN, 0, 1)), "bac");
  assert.equal(idsOf(moveFile(PLAN, 2, -1)), "acb");
  assert.equal(idsOf(moveFile(PLAN, 0, -1)), "abc");
  assert.equal(idsOf(moveFile(PLAN, 2, 1)), "abc");
});

Deno.test("placeSent() puts a file in the place of the one it replaces, others at the end, and each once", () => {
  const [file] = planOf([{ ...FILES[0], id: "d" }]);
  assert.equal(idsOf(placeSent(PLAN, [{ file, replaces: "b" }])), "adc");
  assert.equal(idsOf(placeSent(PLAN, [{ file, replaces: null }])), "abcd");
  const gone = PLAN.filter((it) => it.id !== "b");
  assert.equal(idsOf(placeSent(gone, [{ file, replaces: "b" }])), "acd");
  const moved = moveFile(placeSent(PLAN, [{ file, replaces: "b" }]), 1, 1);
  assert.equal(idsOf(placeSent(moved, [{ file, replaces: "b" }])), "acd");
});

Deno.test("changesOf() says what changes and whether it is reviewed again", () => {
  assert.deepEqual(changesOf(FILES, PLAN), { words: [], isReviewed: false });
  assert.deepEqual(changesOf(FILES, PLAN.with(0, { ...PLAN[0], name: "cover.pdf" })), {
    words: ["a.pdf is renamed to cover.pdf."],
    isReviewed: false,
  });
  assert.deepEqual(changesOf(FILES, moveFile(PLAN, 0, 1)), {
    words: ["The order changes."],
    isReviewed: true,
  });
  const added = { id: "d", name: "d.pdf", pageCount: null, isNew: true, problem: null };
  assert.deepEqual(changesOf(FILES, [...PLAN.slice(1), added]), {
    words: ["d.pdf is added.", "a.pdf is removed."],
    isReviewed: true,
  });
});
