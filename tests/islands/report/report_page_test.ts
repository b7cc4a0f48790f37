import assert from "node:assert/strict";
import { reportFileName } from "../../../islands/report/ReportPage.tsx";
import { clampZoom } from "../../../islands/_hooks/zoom.ts";

Deno.test("the saved report is named after the project, with hyphens for everything else", () => {
  assert.equal(reportFileName("Suite 140"), "Report-Suite-140.pdf");
  assert.equal(reportFileName("Peña & Co."), "Report-Pe-a---Co-.pdf");
});

Deno.test("zoom stays from 0.5 to 3 in steps of 0.25", () => {
  assert.deepEqual([0.1, 0.6, 1.1, 2.9, 9].map(clampZoom), [0.5, 0.5, 1, 3, 3]);
});
