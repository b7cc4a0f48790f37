/** Findings by severity, then what needs a person, then what complies. */
import { type Finding, SEVERITIES } from "../../_shared/domain/finding.ts";
import { MARK_WORDS, markOf } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { drawMark } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { countWords, shorten, valueWords } from "../words.ts";
import { writeFinding } from "./finding_card.ts";
import { writeHeading, writeSection } from "./section.ts";

/** Writes every finding of the report. */
export function writeFindings(paper: Paper, input: ReportInput): void {
  const { body } = input;
  const open = body.findings.filter((it) => it.status === "issue");
  const entry = writeSection(paper, "Findings", {
    isNewPage: true,
    lead: open.length === 0
      ? "No finding against the code was raised on what could be read."
      : "Each finding names the sheet, shows the evidence and cites the section of the code.",
  });
  for (const severity of SEVERITIES) {
    const findings = open.filter((it) => it.severity === severity);
    if (findings.length === 0) continue;
    writeHeading(paper, `${MARK_WORDS[severity]} (${findings.length})`, 140);
    for (const finding of findings) writeOne(paper, finding, { input, entry });
  }
  writeWarnings(paper, body.findings.filter((it) => it.status === "warning"), input);
  writeCompliant(paper, body.findings.filter((it) => it.status === "compliant"));
}

function writeOne(
  paper: Paper,
  finding: Finding,
  options: { input: ReportInput; entry: PDFKit.PDFOutline },
): void {
  const { crops, regions } = options.input;
  writeFinding(paper, finding, { crop: crops.get(finding.id), region: regions?.get(finding.id) });
  paper.bookmark(`${finding.id} ${finding.title}`, options.entry);
}

function writeWarnings(
  paper: Paper,
  warnings: readonly Finding[],
  input: ReportInput,
): void {
  if (warnings.length === 0) return;
  const entry = writeSection(paper, "Needs a person", {
    lead:
      `${countWords(warnings.length, "point", "points")} where the sheets do not show enough to ` +
      "decide. Neither a pass nor a failure: someone has to look.",
  });
  for (const finding of warnings) writeOne(paper, finding, { input, entry });
}

function writeCompliant(paper: Paper, compliant: readonly Finding[]): void {
  if (compliant.length === 0) return;
  writeSection(paper, "Shown to comply", {
    lead: `${countWords(compliant.length, "check", "checks")} found on the sheets and in order.`,
  });
  writeTable(
    paper,
    [
      { head: "Check", share: 34 },
      { head: "Code", share: 20, style: { font: "mono", size: 7.5 } },
      { head: "Sheet", share: 12, style: { font: "mono", size: 7.5 } },
      { head: "Shown", share: 16 },
      { head: "Required", share: 16 },
      { head: "Evidence", share: 30, style: { size: 7.5 } },
    ],
    compliant.map((it) => [
      { text: it.title, draw: (spot) => drawMark(paper, markOf(it), spot) },
      it.codeReference,
      it.sheet ?? `page ${it.documentMarkup.page}`,
      valueWords(it.measured, it.unit),
      valueWords(it.required, it.unit),
      shorten(it.evidence.sourceText, 90),
    ]),
  );
}
