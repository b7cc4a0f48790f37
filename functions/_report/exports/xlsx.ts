/** The report as a workbook: findings, requirements, checklist and sheets, each with a frozen head and filters. */
import { answerWords, chapterOf, type MatrixRow } from "../../_shared/domain/matrix.ts";
import {
  CHECKLIST_WORDS,
  type PersonAnswer,
  type PersonAnswers,
} from "../../_shared/domain/person_answer.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import { quotedRow } from "../../_shared/quoted_row.ts";
import { replacementWords } from "../words.ts";
import { type Dispositions, FINDING_COLUMNS } from "./rows.ts";
import { type Table, writeWorkbook } from "./workbook.ts";

/** Writes the workbook. */
export function exportXlsx(
  body: ReportBody,
  dispositions: Dispositions = new Map(),
  answers: PersonAnswers = new Map(),
): Uint8Array<ArrayBuffer> {
  const tables = [
    findingsTable(body, dispositions),
    ...(body.matrix ? [matrixTable(body.matrix, answers)] : []),
    checklistTable(body, answers),
    sheetsTable(body),
  ];
  return writeWorkbook(tables);
}

function findingsTable({ findings }: ReportBody, dispositions: Dispositions): Table {
  return {
    name: "Findings",
    heads: FINDING_COLUMNS.map((it) => ({ text: it.head, width: it.width })),
    rows: findings.map((finding) =>
      FINDING_COLUMNS.map((it) => it.value(finding, dispositions.get(finding.id)))
    ),
  };
}

/** What a person answered, behind the engine's answer. */
const ANSWER_HEADS = [
  { text: "Reviewer’s answer", width: 18 },
  { text: "Reviewer’s note", width: 40 },
  { text: "Answered by", width: 18 },
  { text: "Answered on", width: 11 },
];

function answerCells(
  said: PersonAnswer | undefined,
  words: (kind: PersonAnswer["answer"]) => string,
) {
  return said
    ? [words(said.answer), said.note, said.answeredBy, said.answeredAt.slice(0, 10)]
    : [null, null, null, null];
}

function matrixTable(matrix: readonly MatrixRow[], answers: PersonAnswers): Table {
  return {
    name: "Requirements",
    heads: [
      { text: "Answer", width: 20 },
      { text: "Reason", width: 18 },
      { text: "Code reference", width: 22 },
      { text: "Chapter", width: 14 },
      { text: "Requirement", width: 44 },
      { text: "Category", width: 16 },
      { text: "Severity", width: 10 },
      { text: "Why", width: 70 },
      { text: "Places judged", width: 12 },
      { text: "Sheets", width: 18 },
      { text: "Findings", width: 16 },
      { text: "Id", width: 30 },
      ...ANSWER_HEADS,
    ],
    rows: matrix.map((it) => [
      answerWords(it.answer),
      it.reason,
      it.codeReference,
      chapterOf(it.codeReference),
      it.title,
      it.category,
      it.severity,
      it.why,
      it.subjects,
      it.sheets.join(", "),
      it.findingIds.join(", "),
      it.id,
      ...answerCells(
        answers.get(it.id),
        (kind) => it.of === "plan content" ? CHECKLIST_WORDS[kind] : answerWords(kind),
      ),
    ]),
  };
}

function checklistTable({ checklist }: ReportBody, answers: PersonAnswers): Table {
  return {
    name: "Checklist",
    heads: [
      { text: "Group", width: 18 },
      { text: "Subgroup", width: 24 },
      { text: "Section", width: 14 },
      { text: "Item", width: 60 },
      { text: "Answer", width: 18 },
      { text: "Sheet", width: 10 },
      { text: "Evidence", width: 50 },
      { text: "Reason", width: 50 },
      ...ANSWER_HEADS,
    ],
    rows: checklist.map((it) => [
      it.group,
      it.subgroup,
      it.section,
      it.item,
      it.answer,
      it.sheet,
      it.sourceText && quotedRow(it.sourceText),
      it.reason,
      ...answerCells(answers.get(it.id), (kind) => CHECKLIST_WORDS[kind]),
    ]),
  };
}

/** Sheets that were read, then those a revision replaced. */
function sheetsTable({ sheets, superseded = [] }: ReportBody): Table {
  return {
    name: "Sheets",
    heads: [
      { text: "Page", width: 7 },
      { text: "Number", width: 10 },
      { text: "Title", width: 44 },
      { text: "Discipline", width: 18 },
      { text: "Kind", width: 18 },
      { text: "Scale", width: 20 },
      { text: "Scale confirmed", width: 15 },
      { text: "File", width: 26 },
      { text: "Reading", width: 40 },
    ],
    rows: [
      ...sheets.map((it) => [
        it.page,
        it.number,
        it.title,
        it.discipline,
        it.kind,
        it.scale,
        it.isScaleVerified ? "yes" : "no",
        it.file,
        it.reading.reason ?? it.reading.state,
      ]),
      ...superseded.map((it) => [
        it.page,
        it.number,
        null,
        null,
        null,
        null,
        null,
        it.file,
        `replaced by ${replacementWords(sheets, it.byPage)}`,
      ]),
    ],
  };
}
