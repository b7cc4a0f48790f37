/** The calculators in the printed report: inputs, corrected ones beside what was read, comparisons. */
import assert from "node:assert/strict";
import { renderReportPdf } from "../../../functions/_report/report_pdf.ts";
import { recalculate } from "../../../functions/_rules/calculators/solve.ts";
import type { Calculation } from "../../../functions/_shared/domain/report.ts";
import { aReportBody } from "../../fakes/report_body.ts";
import { readPdf } from "./_read_pdf.ts";
import { aReportInput } from "./_sample.ts";

const sheet = { origin: "sheet", sheet: "LS-101", place: null } as const;
const LOAD: Calculation = {
  id: "occupant-load",
  title: "Occupant load",
  codeReference: "FBC-B 1004.5",
  inputs: [
    {
      ...sheet,
      key: "area1",
      label: "Area of TRAINING",
      value: 900,
      unit: "sq ft",
      sourceText: "TRAINING 900",
    },
    {
      ...sheet,
      key: "factor1",
      label: "Factor for TRAINING",
      value: 15,
      unit: null,
      sourceText: "15 NET",
    },
    {
      ...sheet,
      key: "stated",
      label: "Occupant load stated on the plans",
      value: 50,
      unit: "occupants",
      sourceText: "TOTAL 50",
    },
  ],
  steps: [],
  result: null,
  missing: ["stated"],
};

async function print(body: Parameters<typeof aReportBody>[0]): Promise<string> {
  const pages = await readPdf(
    await renderReportPdf(await aReportInput({ body: aReportBody(body), hasAppendix: true })),
  );
  return pages.map((it) => it.text).join(" ").replace(/\s+/g, " ");
}

Deno.test("the report prints corrected inputs, what was read, and the comparison", async () => {
  const corrected = { "occupant-load/area1": 450 };
  const text = await print({
    calculations: recalculate([LOAD], corrected),
    corrections: [{
      key: "occupant-load/area1",
      label: "Occupant load: Area of TRAINING",
      readValue: 900,
      value: 450,
      unit: "sq ft",
      sheet: "LS-101",
      sourceText: "TRAINING 900",
      isUsedByRules: true,
    }],
  });
  for (
    const words of [
      "Inputs corrected by the user",
      "Occupant load: Area of TRAINING",
      "checks and calculations",
      "Entered by the user; sheet LS-101 read as 900 sq ft",
      "Occupant load: 30 occupants",
      "Stated occupant load",
      "at least 30 occupants",
      "Complies",
    ]
  ) assert.ok(text.includes(words), `the report says "${words}"`);
});

Deno.test("a report without corrections has no such section and names what is missing by its label", async () => {
  const text = await print({ calculations: [LOAD] });
  assert.ok(!text.includes("corrected by the user"));
  assert.ok(text.includes("No result, not known: Occupant load stated on the plans."));
});
