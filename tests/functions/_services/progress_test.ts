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
  assert.equal(told([{ kind: "page", page: 3, attempts: 1 }]), "Reading page 3 of 4");
  assert.equal(
    told([{ kind: "page", page: 3, attempts: 2 }]),
    "Reading page 3 of 4 again (attempt 2)",
  );
  assert.equal(told([]), "Waiting to read page 2 of 4");
});
