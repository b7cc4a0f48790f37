import assert from "node:assert/strict";
import {
  adjustResult,
  asWorded,
  DISMISS_REASONS,
  DISPOSITION_STATES,
  indexDispositions,
  stateWords,
} from "../../../../functions/_shared/domain/disposition.ts";
import { DispositionSet } from "../../../../functions/_shared/contract/dispositions.ts";
import { aDisposition } from "../../../fakes/disposition.ts";
import { aFinding } from "../../../fakes/finding.ts";

Deno.test("adjustResult() counts what stands: not what was dismissed or resolved, nor what complies", () => {
  const findings = [
    aFinding({ id: "1", status: "issue", severity: "critical" }),
    aFinding({ id: "2", status: "issue", severity: "critical" }),
    aFinding({ id: "3", status: "issue", severity: "high" }),
    aFinding({ id: "4", status: "warning", severity: "high" }),
    aFinding({ id: "5", status: "warning", severity: "low" }),
    aFinding({ id: "6", status: "compliant" }),
    aFinding({ id: "7", status: "issue", severity: "low" }),
  ];
  const dispositions = indexDispositions([
    aDisposition({ findingId: "1", state: "dismissed", reasonCode: "misread" }),
    aDisposition({ findingId: "3", state: "resolved" }),
    aDisposition({ findingId: "4", state: "accepted" }),
    aDisposition({ findingId: "6", state: "dismissed", reasonCode: "misread" }),
    aDisposition({ findingId: "7", state: "deferred" }),
    // Touched and not decided.
    aDisposition({ findingId: "5", assignee: "A. Reyes" }),
  ]);
  assert.deepEqual(adjustResult(findings, dispositions), {
    reported: 6,
    own: 0,
    undecided: 2,
    accepted: 1,
    dismissed: 1,
    resolved: 1,
    deferred: 1,
    openIssues: { critical: 1, high: 0, medium: 0, low: 1 },
    openQuestions: 2,
  });
});

Deno.test("asWorded() takes the reviewer's words where there are any and leaves the finding alone", () => {
  const finding = aFinding({ description: "Engine", recommendation: "Widen" });
  assert.equal(asWorded(finding, undefined), finding);
  const worded = asWorded(finding, aDisposition({ description: "Mine" }));
  assert.deepEqual([worded.description, worded.recommendation], ["Mine", "Widen"]);
  assert.equal(finding.description, "Engine");
});

Deno.test("every state and reason has words", () => {
  for (const state of DISPOSITION_STATES) {
    assert.match(stateWords({ state, reasonCode: null }) ?? "", /^[A-Z][a-z]+$/);
  }
  for (const reasonCode of DISMISS_REASONS) {
    assert.match(stateWords({ state: "dismissed", reasonCode }) ?? "", /^Dismissed(: [a-z]|$)/);
  }
  assert.equal(stateWords(undefined), null);
});

Deno.test("DispositionSet wants a reason exactly with a dismissal, and keeps left-out values out", () => {
  const table: [unknown, boolean][] = [
    [{ state: "accepted" }, true],
    [{ state: "dismissed" }, false],
    [{ state: "dismissed", reasonCode: "waived" }, true],
    [{ state: "deferred", reasonCode: "waived" }, false],
    [{ reasonCode: "waived" }, false],
    [{ state: null, reasonCode: null }, true],
    [{ dueOn: "2026-02-30" }, false],
    [{ assignee: "" }, true],
    [{}, true],
  ];
  for (const [value, isGood] of table) {
    assert.equal(DispositionSet.safeParse(value).success, isGood, JSON.stringify(value));
  }
  assert.deepEqual(DispositionSet.parse({ assignee: " " }), { assignee: null });
});
