import assert from "node:assert/strict";
import type { RunState } from "../../../functions/_providers/supabase/port.ts";
import { describeProgress } from "../../../functions/_services/progress.ts";

const told = (working: RunState["working"]): string =>
  describeProgress({
    project: { status: "processing", stage: "extracting", pagesTotal: 4 },
    problems: [],
    pages: [{ page: 1, sheet: "G-001", problem: null, insights: [], warnings: [] }],
    working,
    model: null,
    queue: null,
    hasReport: false,
    now: "2026-11-26T10:00:00.000Z",
  } as unknown as RunState, null).currentTask;

Deno.test("the live panel says that a page is read again and which attempt it is", () => {
  assert.equal(told([{ kind: "page", page: 2, attempts: 1 }]), "Reading page 2 of 4");
  assert.equal(
    told([{ kind: "page", page: 2, attempts: 2 }]),
    "Reading page 2 of 4 again (attempt 2)",
  );
  assert.equal(told([]), "Waiting to read page 2 of 4");
});

Deno.test("what was noticed stands in the order of the pages, whichever was read first", () => {
  const page = (page: number) => ({
    page,
    sheet: null,
    problem: null,
    insights: [`${page} rooms`],
    warnings: [`${page} unread`],
  });
  const { insights, warnings } = describeProgress({
    project: { status: "processing", stage: "extracting", pagesTotal: 4 },
    problems: [],
    pages: [page(2), page(1), page(3)],
    working: [],
    model: null,
    queue: null,
    hasReport: false,
    now: "2026-11-26T10:00:00.000Z",
  } as unknown as RunState, null);
  for (const notes of [insights, warnings]) {
    assert.deepEqual(notes.map((it) => it.page), [1, 2, 3]);
  }
});

type Moment = Pick<RunState["project"], "status" | "stage" | "pagesTotal"> & {
  pages: number;
  working?: RunState["working"];
  queue?: RunState["queue"];
};

const STARTED = Date.parse("2026-11-26T10:00:00.000Z");
/** What a page of this run took. */
const PAGE_S = 6;

const at = ({ status, stage, pagesTotal, pages, working = [], queue = null }: Moment) =>
  describeProgress({
    project: { status, stage, pagesTotal, startedAt: new Date(STARTED).toISOString() },
    problems: [],
    pages: Array.from({ length: pages }, (_, index) => ({
      page: index + 1,
      sheet: `A-10${index}`,
      problem: null,
      insights: [],
      warnings: [],
      at: new Date(STARTED + 1000 * PAGE_S * (index + 1)).toISOString(),
      elapsedMs: 1000 * PAGE_S,
    })),
    working,
    model: null,
    queue,
    hasReport: false,
    now: new Date(STARTED + 1000 * PAGE_S * pages).toISOString(),
  } as unknown as RunState, null);

const PROCESSING = { status: "processing", pagesTotal: 4 } as const;
/** A run of four pages from the queue to its report. */
const RUN: readonly Moment[] = [
  {
    ...PROCESSING,
    stage: "initializing",
    pagesTotal: null,
    pages: 0,
    queue: { others: 1, own: 0, pageMs: 900 },
  },
  { ...PROCESSING, stage: "initializing", pagesTotal: null, pages: 0 },
  ...[0, 1, 2, 3].map((pages) => ({
    ...PROCESSING,
    stage: "extracting",
    pages,
    working: [{ kind: "page", page: pages + 1, attempts: 1 }],
  })),
  { ...PROCESSING, stage: "analyzing", pages: 4 },
  { ...PROCESSING, stage: "generating", pages: 4 },
  { status: "completed", stage: "complete", pagesTotal: 4, pages: 4 },
];

Deno.test("percent, page and stage of a run agree, and nothing goes back from the queue to the report", () => {
  const told = RUN.map(at);
  const percents = told.map(({ progress }) => progress);
  assert.deepEqual(percents, percents.toSorted((a, b) => a - b));
  for (const { status, stage, progress, currentTask, pagesDone, pagesTotal } of told) {
    // Only the report itself is the end.
    assert.equal(progress === 100, status === "completed", currentTask);
    const page = /page (\d+) of (\d+)/.exec(currentTask);
    assert.equal(page !== null, stage === "extracting", currentTask);
    if (!page) continue;
    assert.deepEqual([Number(page[1]), Number(page[2])], [pagesDone + 1, pagesTotal]);
    assert.equal(progress, 5 + 20 * pagesDone);
  }
});

Deno.test("of pages read side by side a slow one is named with how many are done, so that it fits the percent", () => {
  const working = [{ kind: "page", page: 2, attempts: 1 }, { kind: "page", page: 4, attempts: 1 }];
  const { currentTask, progress } = at({ ...PROCESSING, stage: "extracting", pages: 2, working });
  assert.deepEqual([currentTask, progress], ["Reading page 2 of 4; 2 other pages done", 45]);
});

Deno.test("the time left is measured on the pages of the run, and told only while pages are read", () => {
  assert.deepEqual(
    RUN.map((it) => at(it).estimatedTimeRemaining),
    // One page says too little.
    [null, null, null, null, 2 * PAGE_S, PAGE_S, null, null, 0],
  );
});
