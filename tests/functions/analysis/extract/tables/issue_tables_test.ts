import assert from "node:assert/strict";
import { findIssueTables } from "../../../../../functions/analysis/extract/tables/issue_tables.ts";
import { linesWithout } from "../../../../../functions/analysis/extract/layout/layout.ts";
import { collectRulings } from "../../../../../functions/analysis/extract/tables/rulings.ts";
import { PageBuilder } from "../page_builder.ts";

const tablesOf = (builder: PageBuilder) => {
  const page = builder.build();
  return findIssueTables(page, linesWithout(page, new Set()), collectRulings(page));
};

const cellsOf = (builder: PageBuilder) =>
  tablesOf(builder).map(({ schedule, latest }) => ({
    heads: schedule.columns.map(({ header }) => header),
    rows: schedule.rows.map(({ cells }) => cells.map(({ text }) => text)),
    latest,
  }));

Deno.test("a table of issues is read without rulings, its entries left of heads in the middle", () => {
  const page = new PageBuilder().text(1090, 700, "Date").text(1180, 700, "Description")
    .text(1080, 716, "06.15.2017").text(1130, 716, "Structural Review")
    .text(900, 716, "STAIRS DOWN TO");
  assert.deepEqual(cellsOf(page), [{
    heads: ["Date", "Description"],
    rows: [["06.15.2017", "Structural Review"]],
    latest: { mark: null, date: "06.15.2017" },
  }]);
});

Deno.test("the latest issue is the one farthest from the heads, below them or above", () => {
  const rows = (step: number) =>
    new PageBuilder().text(1000, 500, "NO.").text(1030, 500, "DESCRIPTION").text(1150, 500, "DATE")
      .text(1002, 500 + step, "1").text(1030, 500 + step, "PERMIT SET")
      .text(1146, 500 + step, "3/2/2026").text(1002, 500 + 2 * step, "2")
      .text(1030, 500 + 2 * step, "OWNER CHANGES").text(1146, 500 + 2 * step, "5/9/2026");
  for (const step of [14, -14]) {
    const [{ rows: found, latest }] = cellsOf(rows(step));
    assert.deepEqual(found, [["1", "PERMIT SET", "3/2/2026"], ["2", "OWNER CHANGES", "5/9/2026"]]);
    assert.deepEqual(latest, { mark: "2", date: "5/9/2026" });
  }
});

Deno.test("a date with a label of its own is no table of issues", () => {
  const page = new PageBuilder().text(1090, 700, "DATE").text(1130, 700, "3/2/2026")
    .text(1090, 740, "DESCRIPTION OF WORK");
  assert.deepEqual(tablesOf(page), []);
});

Deno.test("an empty table of issues without rulings says nothing", () => {
  const page = new PageBuilder().text(1000, 500, "No.").text(1030, 500, "Description")
    .text(1150, 500, "Date").text(1100, 700, "12.11.2014");
  assert.deepEqual(tablesOf(page), []);
});

Deno.test("rows ruled for issues, below heads or above them, are a table of its heads alone", () => {
  const ruled = (rows: readonly number[], divides: boolean) => {
    const page = new PageBuilder().text(60, 300, "REV").text(100, 300, "DATE")
      .text(160, 300, "REMARKS");
    for (const y of rows) page.line(50, y, 330, y);
    if (divides) page.line(90, Math.min(...rows), 90, Math.max(...rows));
    return page;
  };
  const empty = [{ heads: ["REV", "DATE", "REMARKS"], rows: [], latest: null }];
  assert.deepEqual(cellsOf(ruled([316, 334, 352, 370], true)), empty);
  assert.deepEqual(cellsOf(ruled([296, 278, 260], true)), empty);
  assert.deepEqual(cellsOf(ruled([316, 334], true)), [], "one row is a line under heads");
  assert.deepEqual(cellsOf(ruled([316, 317, 318, 334], true)), [], "double lines are one");
  assert.deepEqual(cellsOf(ruled([316, 334, 352, 370], false)), [], "nothing parts the columns");
  assert.deepEqual(cellsOf(ruled([316, 334, 352, 370], true).text(200, 330, "SEE A-101")), []);
});
