/** Calculations with every input traced to where it was read, and the inputs the user corrected. */
import type { CorrectedValue } from "../../_shared/domain/corrections.ts";
import type {
  Calculation,
  CalculationCheck,
  CalculatorInput,
} from "../../_shared/domain/report.ts";
import { quotedRow } from "../../_shared/quoted_row.ts";
import { ACCENT, MARK_COLORS, MUTED } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { writeTable } from "../table.ts";
import { shorten, valueWords } from "../words.ts";
import { writeHeading, writeSection } from "./section.ts";

/** So many results stand on one page, where they fit. */
const RESULTS_TOGETHER = 8;
/** Shorter lines are repeated. */
const DITTO_FROM = 40;

/** Writes the calculations; nothing when none applies. */
export function writeCalculations(paper: Paper, { body }: ReportInput): void {
  if (body.calculations.length === 0) return;
  writeSection(paper, "Calculations", {
    lead:
      "Each input shows where it came from. A result is given only when every input it needs is known.",
  });
  for (const calculation of body.calculations) writeCalculation(paper, calculation);
}

/** What was entered in the place of what was read; nothing where nothing was. */
export function writeCorrections(paper: Paper, { body: { corrections = [] } }: ReportInput): void {
  if (corrections.length === 0) return;
  writeHeading(paper, "Inputs corrected by the user", 110);
  paper.text(
    "The values below were entered by the user and used in place of what was read from the drawings.",
    { color: MUTED },
  );
  paper.space(5);
  writeTable(
    paper,
    [
      { head: "Input", share: 44 },
      { head: "Read", share: 22 },
      { head: "Entered", share: 22 },
      { head: "Sheet", share: 14 },
      { head: "Used by", share: 26 },
    ],
    corrections.map((it) => [
      it.label,
      figureWords(it.readValue, it.unit),
      { text: figureWords(it.value, it.unit), style: { font: "strong", color: ACCENT } },
      it.sheet ?? "–",
      it.isUsedByRules ? "checks and calculations" : "calculations only",
    ]),
  );
  paper.space(10);
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
      inputs.map((it, index) => [
        it.label,
        it.readValue === undefined
          ? inputWords(it)
          : { text: inputWords(it), style: { font: "strong", color: ACCENT } },
        originWords(it),
        printedWords(it, inputs[index - 1]),
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
    paper.ensure(Math.min(result.length, RESULTS_TOGETHER) * 16 + 4);
    for (const it of result) {
      paper.ensure(20);
      paper.text(`${it.label}: ${valueWords(it.value, it.unit)}`, { font: "strong", size: 10.5 });
    }
  } else {
    const names = missing.map((it) => inputs.find(({ key }) => key === it)?.label ?? it);
    const why = names.length > 0 ? `not known: ${names.join(", ")}` : "an input is not known";
    paper.ensure(20);
    paper.text(`No result, ${why}.`, { color: MUTED });
  }
  if (calculation.checks?.length) {
    paper.space(6);
    writeChecks(paper, calculation.checks);
  }
  paper.space(8);
}

/** Figures of the set beside what the code asks. */
function writeChecks(paper: Paper, checks: readonly CalculationCheck[]): void {
  writeTable(
    paper,
    [
      { head: "Compared", share: 34 },
      { head: "Shown", share: 24 },
      { head: "Required", share: 40 },
      { head: "Section", share: 24, style: { font: "mono", size: 7.5 } },
      { head: "Verdict", share: 24 },
    ],
    checks.map(({ label, shown, limit, codeReference, meets }) => [
      label,
      shown,
      limit,
      codeReference,
      { text: VERDICTS[String(meets)].words, style: VERDICTS[String(meets)].style },
    ]),
  );
}

const VERDICTS: Record<string, { words: string; style: { font: "strong"; color: string } }> = {
  true: { words: "Complies", style: { font: "strong", color: MARK_COLORS.compliant } },
  false: { words: "Does not comply", style: { font: "strong", color: MARK_COLORS.critical } },
  null: { words: "Needs a person", style: { font: "strong", color: MARK_COLORS.warning } },
};

/** The line a value was read from; where the value before came from the same line, only that it did. */
function printedWords(input: CalculatorInput, before: CalculatorInput | undefined): string {
  const words = input.sourceText ?? "";
  const isSame = before?.sourceText === words && before.sheet === input.sheet;
  return isSame && words.length > DITTO_FROM ? "same line" : shorten(quotedRow(words), 160);
}

const inputWords = ({ value, unit }: CalculatorInput): string => figureWords(value, unit);

function figureWords(value: CorrectedValue, unit: string | null): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "not known" : valueWords(value, unit);
}

function originWords({ origin, sheet, readValue, readOrigin, unit }: CalculatorInput): string {
  if (readValue !== undefined) {
    const where = readOrigin === "assumed"
      ? "assumed"
      : readOrigin === "measured"
      ? "measured on the plan as"
      : readOrigin === "form"
      ? "the form says"
      : sheet
      ? `sheet ${sheet} read as`
      : "read as";
    return `Entered by the user; ${where} ${figureWords(readValue, unit)}`;
  }
  const words: Record<CalculatorInput["origin"], string> = {
    sheet: sheet ? `Sheet ${sheet}` : "Sheet",
    form: "Project form",
    user: "Entered by the user",
    assumed: "Assumed",
    measured: sheet ? `Measured on sheet ${sheet}` : "Measured on the plan",
    unknown: "Not known",
  };
  return words[origin];
}
