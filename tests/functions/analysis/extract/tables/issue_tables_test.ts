import assert from "node:assert/strict";
import { findIssueTables } from "../../../../../functions/analysis/extract/tables/issue_tables.ts";
import { linesWithout } from "../../../../../functions/analysis/extract/layout/layout.ts";
import { PageBuilder } from "../page_builder.ts";

const tablesOf = (builder: PageBuilder) => {
  const page = builder.build();
  return findIssueTables(page, linesWithout(page, new Set()));
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

Deno.test("an empty table of issues says nothing", () => {
  const page = new PageBuilder().text(1000, 500, "No.").text(1030, 500, "Description")
    .text(1150, 500, "Date").text(1100, 700, "12.11.2014");
  assert.deepEqual(tablesOf(page), []);
});
