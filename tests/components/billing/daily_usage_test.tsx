import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { DailyUsage } from "../../../components/billing/DailyUsage.tsx";

type Counts = [number, number, number, number];
const figures = (counts: Counts) => ({
  projectsCreated: counts[0],
  filesUploaded: counts[1],
  reportsGenerated: counts[2],
  apiCallsCount: counts[3],
});
const day = (date: string, counts: Counts) => ({ date, ...figures(counts) });
const render = (days: ReturnType<typeof day>[], before: Counts = [0, 0, 0, 0]) =>
  renderToString(
    <DailyUsage
      period={{
        startDate: "2026-11-01",
        startedAt: "2026-11-01T09:00:00Z",
        endDate: "2026-12-01",
        weekEndDate: "2026-11-08",
        days,
        before: figures(before),
      }}
    />,
  ).replaceAll("<!-- -->", "");

Deno.test("each figure has its own scale, its sum and its highest day in words", () => {
  const html = render([
    day("2026-11-01", [1, 4, 0, 0]),
    day("2026-11-02", [0, 1, 0, 0]),
    day("2026-11-03", [1, 2, 0, 1240]),
  ]);
  for (
    const words of [
      'aria-label="Projects started by day: 2 projects started, most on Nov 1, 2026: 1"',
      'aria-label="Files by day: 7 files, most on Nov 1, 2026: 4"',
      'aria-label="API calls by day: 1,240 API calls, most on Nov 3, 2026: 1240"',
      "Nov\u00a01,\u00a02026 to Dec\u00a01,\u00a02026, including projects that failed or were deleted.",
      "27 days to go",
    ]
  ) assert.ok(html.includes(words), words);
  assert.ok(!html.includes("Reports by day"), "a figure without anything has no chart");
  // A bar for each day with something: two, three, one. The tallest of each fills the height.
  const heights = [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map((it) => Number(it[1]));
  assert.deepEqual(heights, [64, 64, 64, 16, 32, 64]);
});

Deno.test("the table under the charts names the days with something, newest first", () => {
  const html = render([
    day("2026-11-01", [1, 4, 0, 0]),
    day("2026-11-02", [0, 0, 0, 0]),
    day("2026-11-03", [0, 0, 0, 1240]),
  ]);
  const rows = [...html.matchAll(/<th scope="row"[^>]*>([^<]+)<\/th>(.*?)<\/tr>/g)].map((it) => [
    it[1],
    ...[...it[2].matchAll(/<td[^>]*>([^<]+)</g)].map((cell) => cell[1]),
  ]);
  assert.deepEqual(rows, [
    ["Nov 3, 2026", "0", "0", "0", "1,240"],
    ["Nov 1, 2026", "1", "4", "0", "0"],
  ]);
});

Deno.test("a period without anything says so instead of drawing nothing", () => {
  const html = render([day("2026-11-01", [0, 0, 0, 0])]);
  assert.ok(html.includes("Nothing in this period yet."));
  assert.ok(!html.includes("<svg"));
  assert.ok(!html.includes("In the month before"));
});

Deno.test("what was used before a plan was changed is told beside the figures that started over", () => {
  for (const counts of [[0, 0, 0, 0], [1, 1, 0, 0]] as Counts[]) {
    const html = render([day("2026-11-01", counts)], [2, 1, 1, 0]).replaceAll("\u00a0", " ");
    assert.ok(
      html.includes("In the month before: 2 projects started, 1 file, 1 report."),
      html,
    );
  }
});

Deno.test("one or two busy days are said in words and make no chart", () => {
  const html = render([day("2026-11-01", [1, 4, 0, 0]), day("2026-11-02", [0, 0, 1, 0])]);
  assert.ok(html.includes("1 project started, 4 files, 1 report"));
  assert.ok(!html.includes("by day:"));
});
