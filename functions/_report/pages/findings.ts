/** Findings by severity, then what needs a person, then what complies. */
import { type Finding, SEVERITIES } from "../../_shared/domain/finding.ts";
import { MARK_WORDS, markOf } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { drawMark } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { countWords, shorten, valuesWords } from "../words.ts";
import type { EvidencePicture } from "./evidence_picture.ts";
import { findingHeight, writeFinding } from "./finding_card.ts";
import { writeHeading, writeSection } from "./section.ts";

/** Writes every finding of the report. */
export function writeFindings(paper: Paper, input: ReportInput): void {
  const { body } = input;
  const open = body.findings.filter((it) => it.status === "issue");
  const entry = writeSection(paper, "Findings", {
    follow: firstHeight(paper, open, input),
    lead: open.length === 0
      ? "No finding against the code was raised on what could be read."
      : "Each finding names the sheet, shows the evidence and cites the section of the code.",
  });
  for (const severity of SEVERITIES) {
    const findings = open.filter((it) => it.severity === severity);
    if (findings.length === 0) continue;
    const follow = firstHeight(paper, findings, input);
    writeHeading(paper, `${MARK_WORDS[severity]} (${findings.length})`, follow);
    for (const finding of findings) writeOne(paper, finding, { input, entry });
  }
  writeWarnings(paper, body.findings.filter((it) => it.status === "warning"), input);
  writeCompliant(paper, body.findings.filter((it) => it.status === "compliant"));
}

const evidenceOf = ({ id }: Finding, { crops, regions }: ReportInput): EvidencePicture => ({
  crop: crops.get(id),
  region: regions?.get(id),
});

/** Height of the first card, which a heading must not stand without; nothing where there is none. */
function firstHeight(paper: Paper, [first]: readonly Finding[], input: ReportInput): number {
  return first ? findingHeight(paper, first, evidenceOf(first, input)) : 0;
}

function writeOne(
  paper: Paper,
  finding: Finding,
  options: { input: ReportInput; entry: PDFKit.PDFOutline },
): void {
  writeFinding(paper, finding, evidenceOf(finding, options.input));
  paper.bookmark(`${finding.id} ${finding.title}`, options.entry);
}

function writeWarnings(
  paper: Paper,
  warnings: readonly Finding[],
  input: ReportInput,
): void {
  if (warnings.length === 0) return;
  const entry = writeSection(paper, "Needs a person", {
    follow: firstHeight(paper, warnings, input),
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
      { head: "Check", share: 38 },
      { head: "Code", share: 21, style: { font: "mono", size: 7.5 } },
      { head: "Sheet", share: 14, style: { font: "mono", size: 7.5 } },
      { head: "Shown", share: 17 },
      { head: "Required", share: 17 },
      { head: "Evidence", share: 30, style: { size: 7.5 } },
    ],
    groupByCheck(compliant).map((group) => {
      const [first] = group;
      const title = group.length === 1 ? first.title : `${first.title} (${group.length} places)`;
      const more = group.length === 1 ? "" : ` and ${group.length - 1} more`;
      const each = (words: (it: Finding) => string) => [...new Set(group.map(words))].join(", ");
      return [
        { text: title, draw: (spot) => drawMark(paper, markOf(first), spot) },
        first.codeReference,
        shorten(each((it) => it.sheet ?? `page ${it.documentMarkup.page}`), 40),
        shorten(valuesWords(group.map((it) => it.measured), first.unit), 60),
        shorten(valuesWords(group.map((it) => it.required), first.unit), 60),
        shorten(first.evidence.sourceText, 80) + more,
      ];
    }),
  );
}

/** Findings of one check and one section together, in the order of the first of each. */
function groupByCheck(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = [finding.title, finding.codeReference, finding.unit].join("\n");
    groups.set(key, [...groups.get(key) ?? [], finding]);
  }
  return [...groups.values()];
}
