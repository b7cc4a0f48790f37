import assert from "node:assert/strict";
import { inspectFile } from "../../../../functions/analysis/read/inspect_file.ts";
import { closeReaders } from "../../../../functions/analysis/read/mod.ts";
import { drawSmallPlan } from "../../../fakes/small_plan.ts";

Deno.test.afterAll(closeReaders);

Deno.test("the pages of a file are counted, and one that can't be opened has none", async () => {
  const bytes = await drawSmallPlan({ pages: 3 });
  const counted = await inspectFile({ name: "set.pdf", bytes });
  assert.equal(counted.summary.pageCount, 3);
  assert.equal(counted.problem, null);
  const torn = new TextEncoder().encode("%PDF-1.7\nnothing of it is left");
  const { summary, problem } = await inspectFile({ name: "torn.pdf", bytes: torn });
  assert.equal(summary.pageCount, 0);
  assert.equal(problem?.code, "damaged_file");
});

Deno.test("whoever waits no longer is told so, not that the file is damaged", async () => {
  const bytes = await drawSmallPlan();
  const ended = new Error("too late");
  const input = { name: "set.pdf", bytes };
  await assert.rejects(inspectFile(input, { signal: AbortSignal.abort(ended) }), ended);
});
