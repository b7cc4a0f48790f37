import assert from "node:assert/strict";
import { matches } from "../../../islands/reports/Reports.tsx";

const report = { issuesFound: 2, isReportRevoked: false, approval: null };

Deno.test("beside all reports, a finished report is under one filter alone", () => {
  const of = (it: Partial<Parameters<typeof matches>[0]>) =>
    (["all", "open", "clear", "approved", "revoked"] as const)
      .filter((filter) => matches({ ...report, ...it }, filter));
  assert.deepEqual(of({}), ["all", "open"]);
  assert.deepEqual(of({ issuesFound: 0 }), ["all", "clear"]);
  assert.deepEqual(of({ approval: "current" }), ["all", "approved"]);
  assert.deepEqual(of({ issuesFound: 0, approval: "current" }), ["all", "approved"]);
  assert.deepEqual(of({ approval: "noted" }), ["all", "approved"]);
  assert.deepEqual(of({ approval: "outdated" }), ["all", "open"]);
  assert.deepEqual(of({ isReportRevoked: true }), ["all", "revoked"]);
});
