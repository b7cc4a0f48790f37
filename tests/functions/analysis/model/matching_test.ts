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

Deno.test("the figure of a violation in the words of a second code is told of the violation", () => {
  const [egress, access] = ["FBC-B-1010.1.1-door-width", "FBC-A-404.2.3-door-width"];
  const bad = {
    ...row("bad", "violation", 50),
    requirementIds: [access],
    sections: ["404.2.3"],
    measured: 30,
  };
  const good = { ...row("good", "compliant", 53), requirementIds: [egress] };
  const hitsOf = (measured: number) =>
    matchFindings([{ ...findingAt(50.5, egress), measured }], [bad, good], new Set()).rows
      .filter(({ finding }) => finding).map(({ row }) => row.id);
  assert.deepEqual(hitsOf(30), [], "the row of the violation wants its own code");
  assert.deepEqual(hitsOf(31), ["good"]);
});

Deno.test("a contradiction told at both its places does not accuse the near miss at one of them", () => {
  const both = {
    ...row("both", "conflict", 50),
    requirementIds: ["FBC-B-107-plan-set"],
    sections: ["107"],
    alsoAt: [{ page: 2, sheet: "A-102", bbox: { x: 10, y: 20, width: 20, height: 2 } }],
  };
  const good = row("good", "compliant", 50);
  const other = {
    page: 2,
    sheet: "A-102",
    sourceText: "",
    box: { x: 10, y: 20, width: 20, height: 2 },
  };
  const hitsOf = (otherPlaces: typeof other[]) =>
    matchFindings([{ ...findingAt(50), otherPlaces }], [both, good], new Set()).rows
      .filter(({ finding }) => finding).map(({ row }) => row.id);
  assert.deepEqual(hitsOf([other]), ["both"]);
  assert.deepEqual(hitsOf([]), ["good"]);
});

Deno.test("a contradiction is told in words of its requirement at one of its places, and nowhere else", () => {
  const form = row("form", "conflict", 50);
  assert.deepEqual(hits([50], [form]), ["form"]);
  assert.deepEqual(hits([80], [form]), []);
});

Deno.test("a violation of another requirement excuses nothing", () => {
  const other = { ...row("bad", "violation", 50), requirementIds: ["FBC-B-1011.5-risers"] };
  assert.deepEqual(hits([50, 50.5], [other, truth[1]]), ["bad", "good"]);
});
