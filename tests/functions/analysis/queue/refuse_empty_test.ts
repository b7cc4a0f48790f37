/** A set without a plan is refused with what each page lacks, by its number where the file has several. */
import assert from "node:assert/strict";
import { type ReadSet, refuseEmpty } from "../../../../functions/analysis/queue/refuse_empty.ts";

const UNREAD = "The lettering on this page could not be read.";
const PHOTO = "This page is a picture with no lettering, such as a photo.";

const page = (pageInFile: number, reason: string | null, file = "plans.pdf") => ({
  file,
  pageInFile,
  reading: {
    state: reason === null ? "text" as const : "unreadable" as const,
    wordCount: 0,
    reason,
  },
});

const refuse = (sheets: ReadSet["sheets"], pageCount: number, problems: ReadSet["problems"] = []) =>
  refuseEmpty({ sheets, problems, files: [{ name: "plans.pdf", pageCount }] });

for (
  const [name, said, sheets, pageCount] of [
    ["one page alone needs no number", `plans.pdf: ${UNREAD}`, [page(1, UNREAD)], 1],
    [
      "a page among several is told by its number",
      `plans.pdf, page 2: ${UNREAD}`,
      [page(2, UNREAD)],
      3,
    ],
    [
      "pages of one reason are told together",
      "plans.pdf, pages 1–3, 5: The lettering on each page could not be read. " +
      `plans.pdf, page 4: ${PHOTO}`,
      [page(1, UNREAD), page(2, UNREAD), page(3, UNREAD), page(4, PHOTO), page(5, UNREAD)],
      5,
    ],
    [
      "a sentence that begins with the page keeps its capital",
      "plans.pdf, pages 1–2: Each page is a picture with no lettering, such as a photo.",
      [page(1, PHOTO), page(2, PHOTO)],
      2,
    ],
    ["a plan among the pages refuses nothing", null, [page(1, UNREAD), page(2, null)], 2],
  ] as const
) {
  Deno.test(name, () => assert.equal(refuse(sheets, pageCount), said));
}

Deno.test("what is said of a file names it once, and a set without any reason is refused as well", () => {
  const locked = { file: "plans.pdf", reason: "plans.pdf is password-protected." };
  const damaged = { file: "plans.pdf", reason: "The file is damaged." };
  assert.equal(refuse([], 0, [locked]), "plans.pdf is password-protected.");
  assert.equal(refuse([], 0, [damaged]), "plans.pdf: The file is damaged.");
  assert.equal(refuse([], 0), "No building plan was found in the uploaded files.");
});
