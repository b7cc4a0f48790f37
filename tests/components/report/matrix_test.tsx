import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import {
  choicesOf,
  EVERYTHING_DUE,
  filterMatrix,
  partsOf,
} from "../../../components/report/matrix_filters.ts";
import type { ReportResponse } from "../../../functions/_shared/contract/mod.ts";
import { RowEvidence } from "../../../components/report/MatrixRows.tsx";
import Matrix from "../../../islands/report/Matrix.tsx";
import { aFinding } from "../../fakes/finding.ts";
import { aReportBody } from "../../fakes/report_body.ts";

const body = aReportBody();
const matrix = body.matrix!;
const idsOf = (filter: Partial<typeof EVERYTHING_DUE>) =>
  filterMatrix(matrix, { ...EVERYTHING_DUE, ...filter }).map((it) => it.id);

Deno.test("filterMatrix() shows what is due, one answer, or all", () => {
  assert.ok(!idsOf({}).includes("NEC-680-pool"));
  assert.deepEqual(idsOf({ answer: "not due" }), ["NEC-680-pool"]);
  assert.equal(idsOf({ answer: "all" }).length, matrix.length);
});

Deno.test("filterMatrix() goes by chapter, discipline, sheet and every word of the search", () => {
  const signs = "FBC-B-1013.1-exit-signs";
  assert.ok(idsOf({ chapter: "FBC-B ch. 10" }).includes(signs));
  assert.ok(!idsOf({ category: "Structural" }).includes(signs));
  assert.deepEqual(idsOf({ sheet: "G-001", category: "Structural" }), [
    "FBC-B-1604.5-risk-category",
  ]);
  assert.deepEqual(idsOf({ words: "exit  SIGNS ls-101" }), [signs]);
  assert.deepEqual(idsOf({ words: "exit hydrant" }), []);
});

Deno.test("partsOf() says how many are of the code and how many are documents", () => {
  const documents = matrix.filter((it) => it.of === "plan content").length;
  const code = matrix.length - documents;
  assert.ok(
    partsOf(matrix).startsWith(
      `This list has ${matrix.length} requirements: ${code} from the code and ${documents} from`,
    ),
  );
});

Deno.test("choicesOf() offers chapters and sheets in reading order", () => {
  const { chapters, sheets, categories } = choicesOf(matrix);
  assert.deepEqual(
    chapters.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })),
    chapters,
  );
  assert.ok(sheets.includes("G-001") && categories.includes("Electrical"));
});

const render = (report: unknown) =>
  renderToString(
    <Matrix
      projectId="p1"
      report={report as ReportResponse}
      onShowOnSheet={() => {}}
      onShowPlace={() => {}}
    />,
  ).replaceAll("<!-- -->", "");

Deno.test("the requirements show their headline, filters with counts, and each line's answer and reason", () => {
  const html = render(body);
  for (
    const words of [
      "Pre-check: 31 of 142 requirements decided; 3 fail.",
      'aria-label="Filter by answer"',
      'aria-label="Search the requirements"',
      'aria-label="Chapter"',
      "not on the sheets",
      "Risk Category II is stated.",
    ]
  ) assert.ok(html.includes(words), words);
  const text = html.replace(/<[^>]*>/g, "");
  assert.ok(text.includes("Nothing about it was found on LS-101."), "the sheet stays whole");
  assert.ok(
    !html.includes("No pool or spa is shown or named."),
    "what is not due is left out at first",
  );
});

Deno.test("a report from before the matrix says so", () => {
  assert.ok(render({ ...body, matrix: undefined }).includes("No requirements list in this report"));
});

Deno.test("a matrix of 507 lines is drawn at once, a hundred of them", () => {
  const many = Array.from({ length: 507 }, (_, index) => ({ ...matrix[0], id: `R${index}` }));
  const started = performance.now();
  const html = render({ ...body, matrix: many });
  assert.ok(performance.now() - started < 1_000);
  assert.equal(html.match(/<details/g)?.length, 100);
  assert.ok(html.includes("Show all 507 requirements"));
});

Deno.test("a place that contradicts another is told with what it says, not in its bare words", () => {
  const [a, b] = body.conflicts.map((it) => [it.a, it.b])[0];
  const finding = aFinding({
    id: "F013",
    status: "warning",
    ruleId: "conflict/area",
    documentMarkup: { ...aFinding().documentMarkup, page: a.page, ...a.box },
    otherPlaces: [{ page: b.page, box: b.box, sheet: b.sheet, sourceText: "TOTAL 4,800" }],
  });
  const html = renderToString(
    <RowEvidence
      row={{ ...matrix[0], findingIds: ["F013"] }}
      rows={[]}
      byId={new Map([["F013", finding]])}
      findings={[finding]}
      sheets={body.sheets}
      conflicts={body.conflicts}
      pictureUrl={String}
      onShowOnSheet={() => {}}
      onShowPlace={() => {}}
    />,
  ).replaceAll("<!-- -->", "");
  assert.ok(
    html.replace(/<[^>]*>/g, "").includes(`This place says ${b.value}: TOTAL 4,800`),
    html,
  );
});
