/** Who a finding is held against on a seeded set: one finding has one truth. */
import assert from "node:assert/strict";
import { matchFindings, type TruthRow } from "../../../bench/matching.ts";
import { aFinding } from "../../../fakes/finding.ts";

const GUARD = "FBC-B-1015.3-guard-height";
const row = (id: string, kind: TruthRow["kind"], y: number): TruthRow => ({
  id,
  kind,
  page: 1,
  sheet: "A-101",
  sections: ["1015.3"],
  requirementIds: [GUARD],
  severity: "critical",
  what: "Guard height",
  measured: null,
  required: 42,
  unit: "in",
  evidenceText: "",
  bbox: { x: 10, y, width: 20, height: 2 },
});
const findingAt = (y: number, requirementId = GUARD) => {
  const it = aFinding();
  const documentMarkup = { ...it.documentMarkup, page: 1, x: 10, y, width: 20, height: 2 };
  return { ...it, requirementId, section: "1015.3", status: "issue" as const, documentMarkup };
};
const hits = (y: number[], truth: TruthRow[]) =>
  matchFindings(y.map((it) => findingAt(it)), truth, new Set()).rows
    .filter(({ finding }) => finding).map(({ row }) => row.id);

const truth = [row("bad", "violation", 50), row("good", "compliant", 53)];

Deno.test("what is said twice of a violation does not accuse the near miss beside it", () => {
  assert.deepEqual(hits([50, 50.5], truth), ["bad"]);
});

Deno.test("what lies on the near miss accuses it, also where it touches the violation", () => {
  assert.deepEqual(hits([50, 53], truth), ["bad", "good"]);
  assert.deepEqual(hits([50, 51.9], truth), ["bad", "good"]);
});

Deno.test("what lies beside both accuses the near miss", () => {
  assert.deepEqual(hits([50, 47], truth), ["bad", "good"]);
});

Deno.test("a violation of another requirement excuses nothing", () => {
  const other = { ...row("bad", "violation", 50), requirementIds: ["FBC-B-1011.5-risers"] };
  assert.deepEqual(hits([50, 50.5], [other, truth[1]]), ["bad", "good"]);
});
