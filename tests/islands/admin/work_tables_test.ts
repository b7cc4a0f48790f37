import assert from "node:assert/strict";
import type { AdminUser } from "../../../functions/_shared/contract/mod.ts";
import { describe } from "../../../islands/admin/SealAlarm.tsx";
import { answerWords, decidedWords } from "../../../islands/admin/AccuracyTable.tsx";
import { jobWords, stateWords } from "../../../functions/_shared/constants/jobs.ts";
import { countUnfinished, userFacts } from "../../../islands/admin/WorkTables.tsx";

const USER: AdminUser = {
  id: "11111111-1111-4111-8111-111111111111",
  name: "Ben Ito",
  email: "ben@example.com",
  role: "user",
  isActive: true,
  subscriptionTier: "professional",
  subscriptionStatus: "past_due",
  projects: 1,
  createdAt: "2026-11-01T10:00:00Z",
  lastLoginAt: "2026-11-28T10:00:00Z",
};

Deno.test("on a phone a user's line says what the columns say elsewhere", () => {
  assert.deepEqual(
    userFacts(USER),
    ["User", "Professional, past due", "1 project", "Last sign-in Nov 28, 2026"],
  );
  assert.deepEqual(
    userFacts({
      ...USER,
      role: "admin",
      subscriptionTier: "free",
      subscriptionStatus: "active",
      projects: 2,
      lastLoginAt: null,
    }),
    ["Admin", "Free, active", "2 projects", "Never signed in"],
  );
});

Deno.test("on a phone a rule's lines say what the columns say elsewhere", () => {
  const rule = {
    ruleId: "egress/door-clear-width",
    title: "Egress door clear width",
    right: 4,
    wrong: 1,
    rightShare: 0.8,
    reasons: ["The sheet was misread"],
    reports: 2,
    issues: 3,
    warnings: 0,
    helpfulShare: 0.5,
    averageRating: 4.5,
  };
  assert.equal(decidedWords(rule), "4 right, 1 wrong");
  assert.deepEqual(answerWords(rule), [
    "Dismissed: The sheet was misread",
    "2 reports rated 4.5 of 5, 50% helpful",
  ]);
  const bare = { ...rule, right: 0, wrong: 0, reasons: [], reports: 0, averageRating: null };
  assert.equal(decidedWords(bare), null);
  assert.deepEqual(answerWords(bare), []);
});

Deno.test("a check before the first report says so, and denies no report issued since", () => {
  const check = {
    date: "2026-11-29",
    startedAt: "2026-11-29T08:25:00Z",
    finishedAt: "2026-11-29T08:25:30Z",
    reports: 0,
    altered: [],
  };
  assert.equal(
    describe(check),
    "Last seal check: Nov 29, 2026, 8:25 AM UTC. No report existed then; next check tonight.",
  );
  assert.match(describe({ ...check, reports: 1 }), /^1 sealed report checked on Nov 29/);
  assert.match(describe({ ...check, finishedAt: null, reports: 4 }), /still running: 4 reports/);
});

Deno.test("until a state is chosen the jobs that are not done are counted, as they are listed", () => {
  const counts = [
    { queue: "analysis", state: "done", count: 13 },
    { queue: "chores", state: "ready", count: 1 },
    { queue: "chores", state: "dead", count: 2 },
  ];
  assert.equal(countUnfinished(counts), 3);
  assert.equal(countUnfinished([]), 0);
});

Deno.test("a job that waits for its turn isn't called ready", () => {
  assert.equal(`${jobWords("chores")} ${stateWords("ready")}`, "Background tasks waiting");
  assert.equal(`${jobWords("analysis")} ${stateWords("done")}`, "Analysis steps done");
});
