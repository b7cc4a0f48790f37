/** What people added beside the sealed report: findings they raised, what they decided, and requirements they answered. */
import { stateWords } from "../../_shared/domain/disposition.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import { raiserOf } from "../../_shared/domain/finding.ts";
import { answerWords, type MatrixRow } from "../../_shared/domain/matrix.ts";
import {
  CHECKLIST_WORDS,
  type PersonAnswer,
  type PersonAnswers,
} from "../../_shared/domain/person_answer.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import type { Dispositions } from "../exports/rows.ts";
import { markOf, MUTED } from "../look.ts";
import type { Paper } from "../paper.ts";
import { drawMark } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { dayWords, shorten } from "../words.ts";
import { writeHeading, writeSection } from "./section.ts";

/** What people added. */
export interface PrintedReview {
  own: readonly Finding[];
  dispositions: Dispositions;
  answers: PersonAnswers;
}

/** Writes it; nothing where nobody added anything. */
export function writeReview(
  paper: Paper,
  body: Pick<ReportBody, "findings" | "matrix" | "checklist">,
  { own, dispositions, answers }: PrintedReview,
): void {
  const decided = decisionRows([...body.findings, ...own], dispositions);
  if (own.length === 0 && decided.length === 0 && answers.size === 0) return;
  writeSection(paper, "What reviewers added", {
    lead: "Added by people after the report was sealed. The sealed result itself is unchanged.",
  });
  writeOwn(paper, own);
  writeDecisions(paper, decided);
  writeAnswers(paper, body, answers);
}

const MONO = { style: { font: "mono", size: 7.5 } } as const;
const NOTE = { size: 7.5, color: MUTED } as const;

function writeOwn(paper: Paper, own: readonly Finding[]): void {
  if (own.length === 0) return;
  writeHeading(paper, `Findings raised by reviewers (${own.length})`, 90);
  writeTable(
    paper,
    [
      { head: "No.", share: 10, ...MONO },
      { head: "Sheet", share: 14, ...MONO },
      { head: "Code", share: 22, ...MONO },
      { head: "What is wrong and what to do", share: 64, style: { size: 8 } },
      { head: "Raised by", share: 26, style: NOTE },
    ],
    own.map((it) => [
      it.id,
      it.sheet ?? `page ${it.documentMarkup.page}`,
      it.codeReference,
      {
        text: shorten([it.title, it.description, it.recommendation].filter(Boolean).join(". "), 420)
          .replaceAll(".. ", ". "),
        draw: (spot) => drawMark(paper, markOf(it), spot),
      },
      `${raiserOf(it)}, ${dayWords(it.raisedBy!.at)}`,
    ]),
  );
}

/** Findings somebody decided about, in the order of the report. */
function decisionRows(findings: readonly Finding[], dispositions: Dispositions): string[][] {
  return findings.flatMap(({ id, title, codeReference }) => {
    const said = dispositions.get(id);
    const words = stateWords(said);
    if (!said || !words) return [];
    const { note, decidedBy, decidedAt, assignee, dueOn } = said;
    const given = assignee ? `Assigned to ${assignee}` : null;
    const due = dueOn ? `Due ${dayWords(dueOn)}` : null;
    return [[
      id,
      codeReference,
      title,
      shorten([words, note, given, due].filter(Boolean).join(". "), 300),
      [decidedBy ?? "a reviewer", decidedAt && dayWords(decidedAt)].filter(Boolean).join(", "),
    ]];
  });
}

function writeDecisions(paper: Paper, rows: string[][]): void {
  if (rows.length === 0) return;
  writeHeading(paper, `Findings decided by reviewers (${rows.length})`, 90);
  writeTable(
    paper,
    [
      { head: "No.", share: 12, ...MONO },
      { head: "Code", share: 22, ...MONO },
      { head: "Finding", share: 40, style: { size: 8 } },
      { head: "Decision", share: 44, style: { size: 8 } },
      { head: "Who and when", share: 26, style: NOTE },
    ],
    rows,
  );
}

/** In the order of the matrix; each beside what the engine answered. */
function writeAnswers(
  paper: Paper,
  { matrix = [], checklist }: Pick<ReportBody, "matrix" | "checklist">,
  answers: PersonAnswers,
): void {
  const items = [
    ...matrix.map((row) => ({ ...row, words: wordsOf(row) })),
    ...checklist.filter((it) => !matrix.some((row) => row.id === it.id)).map((it) => ({
      id: it.id,
      codeReference: `FBC-B ${it.section}`,
      title: it.item,
      answer: it.answer,
      words: checklistWords,
    })),
  ].flatMap((it) => {
    const said = answers.get(it.id);
    return said ? [{ ...it, said }] : [];
  });
  if (items.length === 0) return;
  writeHeading(paper, `Requirements answered by reviewers (${items.length})`, 90);
  writeTable(
    paper,
    [
      { head: "Code", share: 22, ...MONO },
      { head: "Requirement", share: 40, style: { size: 8 } },
      { head: "Review says", share: 22, style: NOTE },
      { head: "Reviewer says", share: 34, style: { size: 8 } },
      { head: "Who and when", share: 26, style: NOTE },
    ],
    items.map(({ codeReference, title, answer, words, said }) => [
      codeReference,
      title,
      answer === "not due" ? answerWords(answer) : answer,
      shorten([words(said), said.note].filter(Boolean).join(". "), 300),
      `${said.answeredBy ?? "a reviewer"}, ${dayWords(said.answeredAt)}, cycle ${said.cycle}`,
    ]),
  );
}

const checklistWords = ({ answer }: PersonAnswer): string => CHECKLIST_WORDS[answer];
const wordsOf = ({ of }: Pick<MatrixRow, "of">) => (said: PersonAnswer): string =>
  of === "plan content" ? checklistWords(said) : answerWords(said.answer);
