/** The comment letter as a workbook: a line for each comment, with a column the applicant fills in. */
import { writeWorkbook } from "../exports/workbook.ts";
import { approvalWords } from "./approval.ts";
import { writeComments } from "./comments.ts";
import type { LetterInput } from "./docx.ts";

/** Writes the letter: what asks for an answer, then what was closed. */
export function writeLetterXlsx(input: LetterInput): Uint8Array<ArrayBuffer> {
  const { body, seal, cycle, approval = null } = input;
  const letter = writeComments(body.findings, input.dispositions, input.spoken);
  return writeWorkbook([
    {
      name: "Comments",
      heads: [
        { text: "No.", width: 6 },
        { text: "Reference", width: 10 },
        { text: "Discipline", width: 16 },
        { text: "Sheet", width: 20 },
        { text: "Code section", width: 18 },
        { text: "Comment", width: 30 },
        { text: "Shown", width: 60 },
        { text: "Values", width: 30 },
        { text: "To satisfy it", width: 50 },
        { text: "Since the previous cycle, or raised by", width: 36 },
        { text: "Applicant’s response", width: 50 },
      ],
      rows: letter.groups.flatMap(({ discipline, comments }) =>
        comments.map((it) => [
          it.number,
          it.reference,
          discipline,
          it.place,
          it.section,
          it.finding.title,
          it.isQuestion ? `Please clarify: ${it.shown}` : it.shown,
          it.comparison,
          [it.wanted, it.deferred].filter(Boolean).join("\n") || null,
          [it.raised, it.carried].filter(Boolean).join(" ") || null,
          null,
        ])
      ),
    },
    {
      name: "Closed",
      heads: [
        { text: "Comment", width: 36 },
        { text: "Sheet", width: 20 },
        { text: "Code section", width: 18 },
        { text: "Why", width: 70 },
      ],
      rows: letter.closed.map((it) => [
        it.finding.title,
        it.place,
        it.finding.codeReference,
        it.why,
      ]),
    },
    {
      name: "About",
      heads: [{ text: "What", width: 20 }, { text: "Value", width: 60 }],
      rows: [
        ["Project", body.projectName],
        ["Cycle", cycle],
        ["Report", seal.verificationCode],
        ["Code", body.engine.edition],
        ["Comments", letter.count],
        ["Not reviewed yet", letter.undecided],
        ...approvalWords(approval).map((text) => ["Approval", text]),
      ],
    },
  ]);
}
