/** Calculations with every input traced to where it was read. */
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import { ACCENT, MUTED } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { writeTable } from "../table.ts";
import { shorten, valueWords } from "../words.ts";
import { writeHeading, writeSection } from "./section.ts";

/** Writes the calculations; nothing when none applies. */
export function writeCalculations(paper: Paper, { body }: ReportInput): void {
  if (body.calculations.length === 0) return;
  writeSection(paper, "Calculations", {
    lead:
      "Each input says where it comes from. A result is given only when every input it needs is known.",
  });
  for (const calculation of body.calculations) writeCalculation(paper, calculation);
}

function writeCalculation(paper: Paper, calculation: Calculation): void {
  const { title, codeReference, inputs, steps, result, missing } = calculation;
  writeHeading(paper, title, 110);
  paper.text(codeReference, { font: "mono", size: 8.5, color: ACCENT });
  paper.space(5);
  if (inputs.length > 0) {
    writeTable(
      paper,
      [
        { head: "Input", share: 34 },
        { head: "Value", share: 24 },
        { head: "From", share: 20 },
        { head: "As printed", share: 34, style: { size: 7.5, color: MUTED } },
      ],
      inputs.map((it) => [
        it.label,
        inputWords(it),
        originWords(it),
        shorten(it.sourceText ?? "", 160),
      ]),
    );
    paper.space(6);
  }
  if (steps.length > 0) {
    writeTable(paper, [
      { head: "Step", share: 60 },
      { head: "Value", share: 40 },
    ], steps.map((it) => [it.label, it.value]));
    paper.space(6);
  }
  if (result) {
    for (const it of result) {
      paper.ensure(20);
      paper.text(`${it.label}: ${valueWords(it.value, it.unit)}`, { font: "strong", size: 10.5 });
    }
  } else {
    const why = missing.length > 0 ? `not known: ${missing.join(", ")}` : "an input is not known";
    paper.ensure(20);
    paper.text(`No result, ${why}.`, { color: MUTED });
  }
  paper.space(8);
}

function inputWords({ value, unit }: CalculatorInput): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "not known" : valueWords(value, unit);
}

function originWords({ origin, sheet }: CalculatorInput): string {
  const words: Record<CalculatorInput["origin"], string> = {
    sheet: sheet ? `Sheet ${sheet}` : "Sheet",
    form: "Project form",
    user: "Entered by the user",
    assumed: "Assumed",
    unknown: "Not known",
  };
  return words[origin];
}
