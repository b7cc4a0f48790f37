import assert from "node:assert/strict";
import { matches } from "../../../islands/reports/Reports.tsx";

const report = { issuesFound: 2, isReportRevoked: false, isApproved: false };

Deno.test("beside all reports, a finished report is under one filter alone", () => {
  const of = (it: Partial<typeof report>) =>
    (["all", "open", "clear", "approved", "revoked"] as const)
      .filter((filter) => matches({ ...report, ...it }, filter));
  assert.deepEqual(of({}), ["all", "open"]);
  assert.deepEqual(of({ issuesFound: 0 }), ["all", "clear"]);
  assert.deepEqual(of({ isApproved: true }), ["all", "approved"]);
  assert.deepEqual(of({ issuesFound: 0, isApproved: true }), ["all", "approved"]);
  assert.deepEqual(of({ isReportRevoked: true }), ["all", "revoked"]);
});
