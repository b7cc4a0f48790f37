import assert from "node:assert/strict";
import fc from "fast-check";
import { scoreMatrix } from "../../../functions/analysis/score.ts";
import { countFindings } from "../../../functions/_shared/counts.ts";
import { MATRIX_ANSWERS, type MatrixRow } from "../../../functions/_shared/domain/matrix.ts";
import { SEVERITIES } from "../../../functions/_shared/domain/finding.ts";
import { aFinding } from "../../fakes/finding.ts";

const row = (answer: MatrixRow["answer"], more: Partial<MatrixRow> = {}): MatrixRow => ({
  id: "FBC-B-1010.1.1-door-width",
  of: "code",
  codeReference: "FBC-B 1010.1.1",
  title: "Egress door clear width",
  category: "Egress",
  severity: "high",
  answer,
  reason: null,
  why: "One sentence.",
  subjects: 0,
  sheets: [],
  findingIds: [],
  place: null,
  ...more,
});
const rows = (count: number, answer: MatrixRow["answer"], more: Partial<MatrixRow> = {}) =>
  Array.from({ length: count }, () => row(answer, more));

Deno.test("scoreMatrix() weighs what complies, wholly or where shown, against what fails", () => {
  const score = scoreMatrix([
    row("complies", { severity: "critical" }),
    row("complies where shown", { severity: "high" }),
    row("fails", { severity: "high" }),
    row("needs a person", { severity: "critical" }),
    row("not due"),
  ], []);
  assert.equal(score.percent, 75);
  assert.deepEqual(score.coverage, {
    due: 4,
    decided: 2,
    fails: 1,
    weightDue: 30,
    weightDecided: 15,
    percent: 50,
    openCriticals: 1,
  });
  assert.equal(score.headline, "Pre-check: 2 of 4 requirements decided; 1 fail");
});

Deno.test("scoreMatrix() gives a word only from 60 % of the weight due on", () => {
  const of = (decided: number) =>
    scoreMatrix([...rows(decided, "complies"), ...rows(100 - decided, "not decided")], []).label;
  assert.equal(of(59), "Pre-check");
  assert.equal(of(60), "Excellent");
  assert.equal(
    scoreMatrix([...rows(60, "complies"), ...rows(40, "complies where shown")], []).label,
    "Excellent",
  );
});

Deno.test("scoreMatrix() gives no word while a due critical requirement is undecided", () => {
  for (const answer of ["not decided", "needs a person", "complies where shown"] as const) {
    const open = row(answer, { severity: "critical" });
    assert.equal(scoreMatrix([...rows(90, "complies"), open], []).label, "Pre-check", answer);
  }
  const away = row("not due", { severity: "critical" });
  assert.equal(scoreMatrix([...rows(90, "complies"), away], []).label, "Excellent");
});

Deno.test("scoreMatrix() caps the score at 59 while a critical issue is open, and counts them", () => {
  const matrix = [...rows(99, "complies"), row("fails")];
  const critical = aFinding({ severity: "critical" });
  const score = scoreMatrix(matrix, [critical, critical, aFinding()]);
  assert.deepEqual([score.percent, score.isCapped, score.criticals], [59, true, 2]);
  assert.equal(score.uncappedPercent, 99, "what it would be is told beside it");
  assert.equal(score.label, "Major corrections");
  const free = scoreMatrix(matrix, [aFinding()]);
  assert.equal(free.percent, 99);
  assert.ok(!("uncappedPercent" in free));
});

Deno.test("scoreMatrix() says nothing where nothing was decided", () => {
  assert.equal(scoreMatrix([], []).percent, null);
  assert.equal(scoreMatrix(rows(3, "complies where shown"), []).percent, null);
  assert.equal(scoreMatrix(rows(3, "needs a person"), []).percent, null);
  assert.equal(
    scoreMatrix([row("complies where shown", { of: "plan content" })], []).percent,
    null,
  );
});

Deno.test("scoreMatrix() stays within 0 and 100 and never decides more than is due", () => {
  const line = fc.record({
    answer: fc.constantFrom(...MATRIX_ANSWERS),
    severity: fc.constantFrom(...SEVERITIES),
  });
  fc.assert(fc.property(fc.array(line), (lines) => {
    const { percent, coverage } = scoreMatrix(lines.map((it) => row(it.answer, it)), []);
    assert.ok(percent === null || (percent >= 0 && percent <= 100));
    assert.ok(coverage!.decided <= coverage!.due && coverage!.weightDecided <= coverage!.weightDue);
    assert.ok(coverage!.percent >= 0 && coverage!.percent <= 100);
  }));
});

Deno.test("countFindings() counts issues by severity, warnings and compliant apart", () => {
  const counts = countFindings([
    aFinding(),
    aFinding({ severity: "critical" }),
    aFinding({ status: "warning" }),
    aFinding({ status: "compliant" }),
  ]);
  assert.deepEqual(counts, { critical: 1, high: 1, medium: 0, low: 0, warnings: 1, compliant: 1 });
});
