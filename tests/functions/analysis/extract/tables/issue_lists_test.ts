import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

/** What a sheet says whose title block, a strip at the right from x = 1084, holds these lines. */
const strip = (lines: [x: number, y: number, text: string][]) => {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN");
  for (const [x, y, text] of lines) page.text(x, y, text);
  const { sheets: [{ revision, date }], lists = [] } = extractPlanSet([page.build()]);
  return {
    revision,
    date,
    lists: lists.map(({ title, columns, rows }) => ({
      title,
      heads: columns.map(({ header }) => header),
      rows: rows.map(({ cells }) => cells.map(({ text }) => text)),
    })),
  };
};

Deno.test("issues lettered as lines under REVISIONS are a list, and the last is the revision", () => {
  assert.deepEqual(
    strip([
      [1095, 300, "REVISIONS"],
      [1095, 314, "0 PERMIT SET 10/19/2026"],
      [1095, 328, "1 COMMENTS"],
      [1150, 328, "11/02/2026"],
    ]),
    {
      revision: "1",
      date: "10/19/2026",
      lists: [{
        title: "REVISIONS",
        heads: ["", "", ""],
        rows: [["0", "PERMIT SET", "10/19/2026"], ["1", "COMMENTS", "11/02/2026"]],
      }],
    },
  );
});

Deno.test("words that head the entries of such lines are their heads", () => {
  assert.deepEqual(strip([[1095, 300, "REV DATE ISSUE"], [1095, 312, "0 10-02-26 PERMIT SET"]]), {
    revision: "0",
    date: "10-02-26",
    lists: [{
      title: null,
      heads: ["REV", "DATE", "ISSUE"],
      rows: [["0", "10-02-26", "PERMIT SET"]],
    }],
  });
});

Deno.test("what stands beside the issues in a title block along the foot is no part of them", () => {
  const { lists } = strip([
    [1095, 300, "ISSUE"],
    [1095, 312, "PERMIT 2026-02-20"],
    [1170, 300, "JOB"],
    [1170, 312, "24-118"],
  ]);
  assert.deepEqual(lists, [{ title: "ISSUE", heads: ["", ""], rows: [["PERMIT", "2026-02-20"]] }]);
});

Deno.test("dates alone, telephone numbers and lines far below say nothing of issues", () => {
  const none = (text: string, y = 312) =>
    assert.deepEqual(strip([[1095, 300, "ISSUED"], [1095, y, text]]).lists, []);
  none("11-23-2026");
  none("OFFICE 954-555-0188");
  none("PERMIT 2026-02-20", 360);
});
