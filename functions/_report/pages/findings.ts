/** Findings by sheet, and for the appendix what complies. */
import { isCompliant, isIssue } from "../../_shared/counts.ts";
import { type Finding, SEVERITIES } from "../../_shared/domain/finding.ts";
import { markOf } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { drawMark } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { countWords, shorten, valuesWords } from "../words.ts";
import type { EvidencePicture } from "./evidence_picture.ts";
import { findingHeight, writeFinding } from "./finding_card.ts";
import { writeHeading, writeSection } from "./section.ts";
import { quotedRow } from "../../_shared/quoted_row.ts";

/** Writes what does not comply, sheet by sheet, the gravest of a sheet first. */
export function writeFindings(paper: Paper, input: ReportInput): void {
  const { body } = input;
  const open = body.findings.filter(isIssue);
  const entry = writeSection(paper, "Findings", {
    isNewPage: true,
    follow: firstHeight(paper, open, input),
    lead: open.length === 0 ? "No violations were found in what could be read." : undefined,
  });
  const pages = [...Map.groupBy(open, (it) => it.documentMarkup.page)].sort(([a], [b]) => a - b);
  for (const [page, found] of pages) {
    const findings = found.toSorted((a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
    );
    const follow = firstHeight(paper, findings, input);
    writeHeading(paper, `${sheetWords(body, page)} (${findings.length})`, follow);
    for (const finding of findings) writeOne(paper, finding, { input, entry });
  }
}

/** `A101 First floor plan`; the page where the title block could not be read. */
function sheetWords({ sheets }: ReportInput["body"], page: number): string {
  const sheet = sheets.find((it) => it.page === page);
  return sheet?.number ? `${sheet.number}  ${sheet.title ?? ""}`.trim() : `Page ${page}`;
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

/** Writes what was found and is in order. */
export function writeCompliant(paper: Paper, { body }: ReportInput): void {
  const compliant = body.findings.filter(isCompliant);
  if (compliant.length === 0) return;
  writeSection(paper, "Shown to comply", {
    lead: `${countWords(compliant.length, "check", "checks")} on the sheets found to comply.`,
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
        shorten(quotedRow(first.evidence.sourceText), 80) + more,
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
