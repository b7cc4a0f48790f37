import assert from "node:assert/strict";
import { extractPlanSet } from "../../../functions/analysis/extract/mod.ts";
import { inspectionText, readArguments } from "../../../functions/cli/inspect.ts";
import { confidenceText } from "../../../functions/cli/inspect_confidence.ts";
import { inspectionHtml } from "../../../functions/cli/inspect_html.ts";
import { PageBuilder } from "../analysis/extract/page_builder.ts";

const set = () =>
  extractPlanSet([
    new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
      .text(300, 300, "OFFICE 101").text(500, 500, `GUARD <42"> HIGH AT LANDING`).build(),
  ]);

Deno.test("inspect lists sheets and facts with their places", () => {
  const text = inspectionText(set());
  assert.match(text, /1 {2}A-101 {2}FLOOR PLAN {2}\[architectural, floor plan\]/);
  assert.match(text, /room +101 OFFICE/);
  assert.match(text, /GUARD <42"> HIGH AT LANDING/);
});

Deno.test("inspect's web page frames every fact and escapes the sheet's text", () => {
  const html = inspectionHtml(set(), [new Uint8Array([137, 80, 78, 71])]);
  assert.match(html, /data:image\/png;base64,iVBORw==/);
  assert.match(html, /GUARD &lt;42&quot;&gt; HIGH AT LANDING/);
  assert.ok((html.match(/class="box"/g) ?? []).length >= 3);
});

Deno.test("inspect says how sure the readers were, for recognised facts beside the measured share", () => {
  const scanned = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
    .text(300, 300, "OFFICE 101", { origin: "ocr" }).build();
  for (const it of [...scanned.words, ...scanned.lines]) it.confidence = 0.9;
  const text = confidenceText(extractPlanSet([scanned]));
  assert.match(text, /ocr +\d+ facts, mean 0\.\d\d, least 0\.\d\d/);
  assert.match(text, /0\.80–0\.90 +\d+ +\(83\.4 % of 302\)/);
  assert.doesNotMatch(confidenceText(set()), /recognised/);
});

Deno.test("inspect refuses unknown options and calls without a file", () => {
  assert.throws(() => readArguments(["plans.pdf", "--hmtl", "x"]), /Unknown option --hmtl/);
  assert.throws(() => readArguments([]), /Usage/);
  assert.deepEqual(readArguments(["a.pdf", "b.png", "--html", "o.html", "--no-ocr", "--model"]), {
    files: ["a.pdf", "b.png"],
    html: "o.html",
    isJson: false,
    ocr: false,
    mayAskModel: true,
  });
});
