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

const sent = (id: string, replaces: string | null) => ({
  ...planOf([{ ...FILES[0], id }])[0],
  name: `${id}.pdf`,
  isNew: true,
  replaces,
});

Deno.test("placeSent() puts a file in the place of the one it replaces, others at the end, and each once", () => {
  assert.equal(idsOf(placeSent(PLAN, [sent("d", "b")])), "adc");
  assert.equal(idsOf(placeSent(PLAN, [sent("d", null)])), "abcd");
  const gone = PLAN.filter((it) => it.id !== "b");
  assert.equal(idsOf(placeSent(gone, [sent("d", "b")])), "acd");
  const moved = moveFile(placeSent(PLAN, [sent("d", "b")]), 1, 1);
  assert.equal(idsOf(placeSent(moved, [sent("d", "b")])), "acd");
});

Deno.test("placeSent() moves a file that was added before to the place it takes", () => {
  const added = placeSent(PLAN, [sent("d", null)]);
  const renamed = added.with(3, { ...added[3], name: "revised.pdf" });
  const placed = placeSent(renamed, [sent("d", "b")]);
  assert.equal(idsOf(placed), "adc");
  assert.equal(placed[1].name, "revised.pdf");
  assert.deepEqual(changesOf(FILES, placed).words, ["b.pdf is replaced by revised.pdf."]);
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
  assert.deepEqual(changesOf(FILES, [...PLAN.slice(1), sent("d", null)]), {
    words: ["d.pdf is added.", "a.pdf is removed."],
    isReviewed: true,
  });
  const alike = { ...sent("d", "a"), name: "a.pdf" };
  assert.deepEqual(changesOf(FILES, placeSent(PLAN, [alike])), {
    words: ["a.pdf is replaced by the new file."],
    isReviewed: true,
  });
});
