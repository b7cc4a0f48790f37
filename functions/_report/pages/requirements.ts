/** The compliance matrix on paper: one line for each requirement, by answer, the gravest first. */
import { MATRIX_ANSWERS, type MatrixAnswer, type MatrixRow } from "../../_shared/domain/matrix.ts";
import { headlineWords } from "../../_shared/score_words.ts";
import { type Mark, MUTED } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { drawMark } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { shorten } from "../words.ts";
import { writeHeading, writeSection } from "./section.ts";

const HEADS: Record<MatrixAnswer, string> = {
  "fails": "Fails",
  "needs a person": "Needs a person",
  "not decided": "Not decided",
  "complies where shown": "Complies where shown",
  "complies": "Complies",
  "not due": "Not applicable",
};

const MARKS: Partial<Record<MatrixAnswer, Mark>> = {
  "needs a person": "warning",
  "complies where shown": "compliant",
  "complies": "compliant",
};

/** Writes every requirement; nothing in reports from before there was a matrix. */
export function writeRequirements(paper: Paper, { body }: ReportInput): void {
  const { matrix = [], score } = body;
  if (matrix.length === 0) return;
  writeSection(paper, "Requirements", {
    lead:
      `${headlineWords(score)}. Every requirement in the loaded edition and every item on the ` +
      "plan-content checklist has one answer; items that do not apply state why.",
  });
  for (const answer of MATRIX_ANSWERS) {
    const rows = matrix.filter((it) => it.answer === answer);
    if (rows.length > 0) writeRows(paper, answer, rows);
  }
}

function writeRows(paper: Paper, answer: MatrixAnswer, rows: readonly MatrixRow[]): void {
  writeHeading(paper, `${HEADS[answer]} (${rows.length})`, 90);
  writeTable(
    paper,
    [
      { head: "Code", share: 22, style: { font: "mono", size: 7 } },
      { head: "Requirement", share: 36, style: { size: 8 } },
      { head: "Sheets", share: 12, style: { font: "mono", size: 7 } },
      { head: answer === "not decided" ? "Why it is open" : "Why", share: 60, style: NOTE },
    ],
    rows.map((row) => {
      const mark = answer === "fails" ? row.severity : MARKS[answer];
      return [
        row.codeReference,
        mark ? { text: row.title, draw: (spot) => drawMark(paper, mark, spot) } : row.title,
        shorten(row.sheets.join(", "), 30) || "—",
        shorten(row.reason ? `${capital(row.reason)}. ${row.why}` : row.why, 220),
      ];
    }),
  );
}

const NOTE = { size: 7.5, color: MUTED } as const;

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
