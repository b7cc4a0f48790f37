import assert from "node:assert/strict";
import {
  beginGroups,
  groupFindings,
  inPageOrder,
  matchesFilter,
  matchesSearch,
  openFindings,
  sortFindings,
} from "../../../components/report/filters.ts";
import { aFinding } from "../../fakes/finding.ts";

const at = (page: number, y: number) => ({ ...aFinding().documentMarkup, page, y });

Deno.test("matchesFilter() goes by severity and by the words of the category", () => {
  const table = [
    [{ category: "Egress", discipline: "Egress", severity: "critical" }, "critical", true],
    [{ category: "Egress", discipline: "Egress", severity: "high" }, "critical", false],
    [{ category: "Structural", discipline: "structural" }, "structural", true],
    [{ category: "Foundation", discipline: "other" }, "structural", true],
    [{ category: "Steel framing", discipline: "other" }, "structural", true],
    [{ category: "Wind", discipline: "Structural" }, "structural", true],
    [{ category: "Window", discipline: "other" }, "structural", false],
    [{ category: "Plumbing", discipline: "plumbing" }, "structural", false],
    [{ category: "Plumbing", discipline: "plumbing" }, "mep", true],
    [{ category: "Electrical", discipline: "electrical" }, "mep", true],
    [{ category: "HVAC", discipline: "other" }, "mep", true],
    [{ category: "Gas", discipline: "gas" }, "mep", true],
    [{ category: "Accessibility", discipline: "accessibility" }, "mep", false],
    [{ category: "Accessibility", discipline: "accessibility" }, "all", true],
  ] as const;
  for (const [over, filter, expected] of table) {
    assert.equal(matchesFilter(aFinding(over), filter), expected, `${over.category} in ${filter}`);
  }
});

Deno.test("openFindings() leaves out what complies", () => {
  const findings = [
    aFinding({ id: "a" }),
    aFinding({ id: "b", status: "compliant" }),
    aFinding({ id: "c", status: "warning" }),
  ];
  assert.deepEqual(openFindings(findings).map((it) => it.id), ["a", "c"]);
});

Deno.test("sortFindings() puts issues before questions, grave before light", () => {
  const findings = [
    aFinding({ id: "question", status: "warning", severity: "critical" }),
    aFinding({ id: "light", severity: "low" }),
    aFinding({ id: "grave", severity: "critical" }),
  ];
  assert.deepEqual(sortFindings(findings, "severity").map((it) => it.id), [
    "grave",
    "light",
    "question",
  ]);
});

Deno.test("sortFindings() by cost puts the unpriced last", () => {
  const findings = [
    aFinding({ id: "none", costEstimate: null }),
    aFinding({ id: "cheap", costEstimate: 10 }),
    aFinding({ id: "dear", costEstimate: 900 }),
  ];
  assert.deepEqual(sortFindings(findings, "cost").map((it) => it.id), ["dear", "cheap", "none"]);
});

Deno.test("inPageOrder() walks the set page by page, the gravest of each first, then from top to bottom", () => {
  const findings = [
    aFinding({ id: "next page", severity: "critical", documentMarkup: at(2, 5) }),
    aFinding({ id: "question", status: "warning", severity: "high", documentMarkup: at(1, 1) }),
    aFinding({ id: "light", severity: "low", documentMarkup: at(1, 3) }),
    aFinding({ id: "below", severity: "high", documentMarkup: at(1, 80) }),
    aFinding({ id: "above", severity: "high", documentMarkup: at(1, 20) }),
  ];
  assert.deepEqual(findings.sort(inPageOrder).map((it) => it.id), [
    "above",
    "below",
    "light",
    "question",
    "next page",
  ]);
});

Deno.test("groupFindings() names pages without a sheet number", () => {
  const groups = groupFindings([
    aFinding({ id: "a", sheet: "A-101" }),
    aFinding({ id: "b", sheet: null, documentMarkup: at(7, 0) }),
    aFinding({ id: "c", sheet: "A-101" }),
  ], "sheet");
  assert.deepEqual(groups.map((it) => [it.heading, it.findings.length]), [
    ["A-101", 2],
    ["Page 7", 1],
  ]);
});

Deno.test("beginGroups() shows groups one after the other and counts what is not shown", () => {
  const groups = groupFindings(
    ["A-101", "A-102", "A-101", "A-103", "A-102"].map((sheet, n) =>
      aFinding({ id: String(n), sheet })
    ),
    "sheet",
  );
  const shown = (count: number) =>
    beginGroups(groups, count).map((it) => [
      it.heading,
      it.findings.map(({ id }) => id).join(""),
      it.total,
    ]);
  assert.deepEqual(shown(3), [["A-101", "02", 2], ["A-102", "1", 2]]);
  assert.deepEqual(shown(5), [["A-101", "02", 2], ["A-102", "14", 2], ["A-103", "3", 1]]);
});

Deno.test("matchesSearch() needs every word, wherever it stands", () => {
  const finding = aFinding({ sheet: "A-101", codeReference: "FBC-B 1010.1.1" });
  assert.ok(matchesSearch(finding, ""));
  assert.ok(matchesSearch(finding, "a-101 CLEAR"));
  assert.ok(matchesSearch(finding, "1010.1.1"));
  assert.ok(!matchesSearch(finding, "clear sprinkler"));
});
