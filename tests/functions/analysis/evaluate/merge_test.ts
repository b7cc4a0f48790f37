import assert from "node:assert/strict";
import { mergeFindings } from "../../../../functions/analysis/evaluate/merge.ts";
import { aFinding } from "../../../fakes/finding.ts";

const onPage = (page: number, y: number) => ({
  documentMarkup: { ...aFinding().documentMarkup, page, y },
});

Deno.test("mergeFindings() makes one finding of a statement repeated on two sheets", () => {
  const [finding, ...rest] = mergeFindings([aFinding(onPage(1, 10)), aFinding(onPage(3, 10))]);
  assert.equal(rest.length, 0);
  assert.deepEqual(finding.otherPlaces.map((it) => it.page), [3]);
});

const saying = (sourceText: string) => ({ evidence: { ...aFinding().evidence, sourceText } });

Deno.test("mergeFindings() joins the same figure in other words on another sheet", () => {
  const merged = mergeFindings([
    aFinding({ ...onPage(1, 10), ...saying('UP 14 R @ 8"') }),
    aFinding({ ...onPage(3, 10), ...saying('8" RISERS, TYP.') }),
  ]);
  assert.deepEqual(merged.map((it) => it.otherPlaces.map(({ page }) => page)), [[3]]);
});

Deno.test("mergeFindings() keeps the same figure in other words on one sheet apart", () => {
  const merged = mergeFindings([
    aFinding({ ...onPage(1, 10), ...saying('STAIR 1: 8" RISERS') }),
    aFinding({ ...onPage(1, 40), ...saying('STAIR 2: 8" RISERS') }),
    aFinding({ ...onPage(3, 10), ...saying('8" RISERS, TYP.') }),
  ]);
  assert.deepEqual(merged.map((it) => it.otherPlaces.map(({ page }) => page)), [[3], []]);
});

Deno.test("mergeFindings() says a callout once that is read alone and with the lines of its drawing", () => {
  const around = { ...onPage(1, 10), ...saying('38" GUARD 38" HIGH TO PICKETS 4" CLR') };
  const callout = { ...onPage(1, 10), ...saying('GUARD 38" HIGH') };
  for (const both of [[around, callout], [callout, around]]) {
    const merged = mergeFindings(both.map((it) => aFinding(it)));
    assert.deepEqual(merged.map((it) => it.evidence.sourceText), ['GUARD 38" HIGH']);
    assert.deepEqual(merged[0].otherPlaces, []);
  }
  const onOther = aFinding({ ...onPage(3, 10), ...saying('GUARD 38" TYP.') });
  const [all, ...rest] = mergeFindings([aFinding(around), onOther, aFinding(callout)]);
  assert.equal(rest.length, 0);
  assert.equal(all.evidence.sourceText, 'GUARD 38" HIGH');
  assert.deepEqual(all.otherPlaces.map(({ page }) => page), [3], "what was known before stays");
  const away = { ...around, ...onPage(1, 60) };
  assert.equal(mergeFindings([aFinding(callout), aFinding(away)]).length, 2, "another place");
});

Deno.test("mergeFindings() keeps findings of different causes apart", () => {
  assert.equal(
    mergeFindings([aFinding(), aFinding({ description: "Door 105: clear width is 29 in." })])
      .length,
    2,
  );
});

Deno.test("mergeFindings() puts issues first, by severity, and numbers them in report order", () => {
  const merged = mergeFindings([
    aFinding({ ruleId: "a/ok", status: "compliant" }),
    aFinding({ ruleId: "a/ask", status: "warning" }),
    aFinding({ ruleId: "a/high", severity: "high" }),
    aFinding({ ruleId: "a/critical", severity: "critical" }),
  ]);
  assert.deepEqual(merged.map((it) => it.id), [
    "F001",
    "F002",
    "F003",
    "F004",
  ]);
});
