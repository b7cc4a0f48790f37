/** What is open beside the findings: questions, what is not shown, contradictions, claims without proof, and what was not reviewed. */
import { countNotShown, isOpen, isQuestion } from "../../_shared/counts.ts";
import { placesOf } from "../../_shared/domain/finding.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { MESSAGES } from "../../_shared/messages.ts";
import { absentOf, silentOf } from "../../_shared/not_shown.ts";
import { withUnit } from "../../_shared/values.ts";
import { COLUMN, markOf, MUTED, PAGE } from "../look.ts";
import type { NotShown, NotShownItem } from "../../_shared/domain/report.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { drawMark } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { replacementWords, shorten } from "../words.ts";
import { writeCorrections } from "./calculations.ts";
import { writeHeading, writePairs, writeSection } from "./section.ts";
import { quotedRow } from "../../_shared/quoted_row.ts";

/** Writes the open points; what the cover says in full already, nothing left out, takes no list here. */
export function writeOpenPoints(paper: Paper, input: ReportInput): void {
  writeSection(paper, "Open points", {
    lead: "What could not be verified matters as much as what failed.",
  });
  writeCorrections(paper, input);
  writeQuestions(paper, input);
  writeNotShown(paper, input);
  writeConflicts(paper, input);
  writeUnverified(paper, input);
  writeClaims(paper, input);
  writeNotReviewed(paper, input);
  writeSuperseded(paper, input);
}

const NOTE = { size: 7.5, color: MUTED } as const;

/** Points where somebody has to look, by place. */
function writeQuestions(paper: Paper, { body }: ReportInput): void {
  const asked = body.findings.filter(isQuestion);
  writeHeading(paper, `Needs a person (${asked.length})`, 60);
  if (asked.length === 0) return paper.text("Nothing needs a person.", { color: MUTED });
  writeTable(
    paper,
    [
      { head: "No.", share: 9, style: { font: "mono", size: 7.5 } },
      { head: "Where", share: 24, style: { size: 8 } },
      { head: "What is unknown", share: 58, style: { size: 8 } },
      { head: "Code", share: 20, style: { font: "mono", size: 7.5 } },
    ],
    asked.map((it) => [
      it.id,
      it.where ?? it.sheet ?? `page ${it.documentMarkup.page}`,
      { text: shorten(it.description, 300), draw: (spot) => drawMark(paper, markOf(it), spot) },
      it.codeReference,
    ]),
  );
}

/** What is due and was not found where it would stand, and what has no sheet to stand on; left out of reports that did not ask. */
function writeNotShown(paper: Paper, { body: { notShown } }: ReportInput): void {
  writeAsked(paper, "Not shown on the sheets", { note: MESSAGES.notShown, of: silentOf(notShown) });
  writeAsked(paper, "Could not verify", { note: MESSAGES.sheetsAbsent, of: absentOf(notShown) });
}

function writeAsked(
  paper: Paper,
  title: string,
  { note, of: notShown }: { note: string; of: readonly NotShown[] },
): void {
  if (notShown.length === 0) return;
  writeHeading(paper, `${title} (${countNotShown(notShown)})`, 60);
  paper.text(note, { color: MUTED });
  paper.space(4);
  writePairs(
    paper,
    notShown.map(({ category, items }) => [category, items.map(titleWithSheet).join("; ")]),
    { x: PAGE.left, width: COLUMN, labelWidth: 100 },
  );
}

/** `Termite protection (S-101)`. */
const titleWithSheet = ({ title, sheet }: NotShownItem): string =>
  sheet ? `${title} (${sheet})` : title;

/** What no question tells already: each contradiction is one, as a rule. */
function writeConflicts(paper: Paper, { body }: ReportInput): void {
  const left = body.conflicts.filter((it) => !isTold(it, body));
  if (left.length === 0) return;
  writeHeading(paper, `Contradictions between sheets (${left.length})`, 60);
  const side = (it: Conflict["a"]) =>
    `${withUnit(String(it.value), it.unit ?? null)} (${it.sheet ?? `page ${it.page}`})`;
  writeTable(paper, [
    { head: "Subject", share: 30 },
    { head: "One place says", share: 36 },
    { head: "Another says", share: 36 },
  ], left.map((it) => [it.subject, side(it.a), side(it.b)]));
}

type Conflict = ReportInput["body"]["conflicts"][number];

/** Does an open finding stand at both places, or at one of them with the values of both in its words? */
const isTold = ({ a, b }: Conflict, { findings }: ReportInput["body"]): boolean =>
  findings.filter(isOpen).some((finding) => {
    const at = [a, b].map(({ page, box }) =>
      placesOf(finding).some((it) => it.page === page && overlaps(it.box, box))
    );
    const names = [a, b].every(({ value }) => finding.description.includes(quotedRow(value)));
    return at.every(Boolean) || at.some(Boolean) && names;
  });

function writeUnverified(paper: Paper, { body }: ReportInput): void {
  if (body.unverified.length === 0) return;
  writeHeading(paper, `Not proven, so not counted (${body.unverified.length})`, 60);
  writeTable(
    paper,
    [
      { head: "Finding", share: 30 },
      { head: "Code", share: 20, style: { font: "mono", size: 7.5 } },
      { head: "Sheet", share: 12, style: { font: "mono", size: 7.5 } },
      { head: "What it would mean", share: 38, style: NOTE },
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
  writeHeading(paper, `Unproven claims from the vision model (${claims.length})`, 60);
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
      shorten(quotedRow(it.quote), 160),
      it.reason,
    ]),
  );
}

function writeNotReviewed(paper: Paper, { body }: ReportInput): void {
  if (body.notReviewed.length === 0) return;
  writeHeading(paper, `Not reviewed (${body.notReviewed.length})`, 60);
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

/** Sheets of the set before that a revision replaced: they were not judged. */
function writeSuperseded(paper: Paper, { body: { superseded = [], sheets } }: ReportInput): void {
  if (superseded.length === 0) return;
  writeHeading(paper, `Replaced by the revision (${superseded.length})`, 60);
  const mono = { style: { font: "mono", size: 7.5 } } as const;
  writeTable(
    paper,
    [
      { head: "Sheet", share: 20, ...mono },
      { head: "File", share: 40 },
      { head: "Page of the file", share: 20 },
      { head: "In its place", share: 30, ...mono },
    ],
    superseded.map((it) => [
      it.number ?? "—",
      it.file,
      `${it.pageInFile}`,
      replacementWords(sheets, it.byPage),
    ]),
  );
}
