/** What is open beside the findings: contradictions, claims without proof, and what was not reviewed. */
import { MUTED } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { writeTable } from "../table.ts";
import { shorten } from "../words.ts";
import { writeHeading, writeSection } from "./section.ts";

/** Writes the open points. Each list says so when it is empty. */
export function writeOpenPoints(paper: Paper, input: ReportInput): void {
  writeSection(paper, "Open points", {
    lead: "What was not verified is as much a result as what failed.",
  });
  writeConflicts(paper, input);
  writeUnverified(paper, input);
  writeClaims(paper, input);
  writeNotReviewed(paper, input);
}

const NOTE = { size: 7.5, color: MUTED } as const;

function writeConflicts(paper: Paper, { body }: ReportInput): void {
  writeHeading(paper, `Contradictions between sheets (${body.conflicts.length})`, 60);
  if (body.conflicts.length === 0) return paper.text("None were found.", { color: MUTED });
  const side = (it: typeof body.conflicts[number]["a"]) =>
    `${it.value}${it.unit ? ` ${it.unit}` : ""} (${it.sheet ?? `page ${it.page}`})`;
  writeTable(paper, [
    { head: "Subject", share: 30 },
    { head: "One place says", share: 36 },
    { head: "Another says", share: 36 },
  ], body.conflicts.map((it) => [it.subject, side(it.a), side(it.b)]));
}

function writeUnverified(paper: Paper, { body }: ReportInput): void {
  writeHeading(paper, `Not proven and therefore not counted (${body.unverified.length})`, 60);
  if (body.unverified.length === 0) {
    return paper.text("Every finding carries evidence that was found again on its page.", {
      color: MUTED,
    });
  }
  writeTable(
    paper,
    [
      { head: "Finding", share: 30 },
      { head: "Code", share: 20, style: { font: "mono", size: 7.5 } },
      { head: "Sheet", share: 12, style: { font: "mono", size: 7.5 } },
      { head: "What it would say", share: 38, style: NOTE },
      { head: "Why it is not counted", share: 34 },
    ],
    body.unverified.map(({ finding, reason }) => [
      finding.title,
      finding.codeReference,
      finding.sheet ?? `page ${finding.documentMarkup.page}`,
      shorten(finding.description, 220),
      reason,
    ]),
  );
}

/** Left out of reports in which no model took part. */
function writeClaims(paper: Paper, { body }: ReportInput): void {
  const { unverifiedFacts: claims, sheets, engine } = body;
  if (claims.length === 0 && engine.kind === "rules") return;
  writeHeading(paper, `Claims of the vision model without proof (${claims.length})`, 60);
  if (claims.length === 0) {
    return paper.text("Everything the model quoted was found on its page.", { color: MUTED });
  }
  writeTable(
    paper,
    [
      { head: "Sheet", share: 12, style: { font: "mono", size: 7.5 } },
      { head: "Asked for", share: 18 },
      { head: "What it claimed", share: 34, style: NOTE },
      { head: "What it quoted", share: 34, style: NOTE },
      { head: "Why it is not counted", share: 34 },
    ],
    claims.map((it) => [
      sheets.find((sheet) => sheet.page === it.page)?.number ?? `page ${it.page}`,
      it.task,
      shorten(it.claim, 160),
      shorten(it.quote, 160),
      it.reason,
    ]),
  );
}

function writeNotReviewed(paper: Paper, { body }: ReportInput): void {
  writeHeading(paper, `Not reviewed (${body.notReviewed.length})`, 60);
  if (body.notReviewed.length === 0) {
    return paper.text("Every page of every file was reviewed.", { color: MUTED });
  }
  writeTable(
    paper,
    [
      { head: "File", share: 30 },
      { head: "Page", share: 10 },
      { head: "Why", share: 70 },
    ],
    body.notReviewed.map((it) => [
      it.file || "—",
      it.page === null ? "all" : `${it.page}`,
      it.reason,
    ]),
  );
}
