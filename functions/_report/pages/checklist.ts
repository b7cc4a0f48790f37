/** The plan-content checklist, answered in the order of the code. */
import type { ChecklistAnswer } from "../../_shared/domain/report.ts";
import { INK, type Mark, MUTED } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { drawMark } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { shorten } from "../words.ts";
import { writeHeading, writeSection } from "./section.ts";

const ANSWERS: Record<ChecklistAnswer["answer"], { words: string; mark: Mark | null }> = {
  "shown": { words: "Shown", mark: "compliant" },
  "not shown": { words: "Not shown", mark: "high" },
  "could not verify": { words: "Could not verify", mark: "warning" },
  "not applicable": { words: "Not applicable", mark: null },
};

/** Writes the answered checklist; nothing when none was asked. */
export function writeChecklist(paper: Paper, { body }: ReportInput): void {
  if (body.checklist.length === 0) return;
  const count = (answer: ChecklistAnswer["answer"]) =>
    body.checklist.filter((it) => it.answer === answer).length;
  writeSection(paper, "Plan-content checklist", {
    lead:
      `What the code asks drawings to show: ${count("shown")} shown, ${count("not shown")} not ` +
      `shown, ${count("could not verify")} could not be verified, ${
        count("not applicable")
      } not applicable.`,
  });
  for (const group of groupsOf(body.checklist)) {
    writeHeading(paper, group.title, 90);
    writeTable(
      paper,
      [
        { head: "Section", share: 16, style: { font: "mono", size: 7.5 } },
        { head: "Item", share: 44 },
        { head: "Answer", share: 27 },
        { head: "Sheet", share: 12, style: { font: "mono", size: 7.5 } },
        { head: "Where or why", share: 38, style: { size: 7.5, color: MUTED } },
      ],
      group.answers.map((it) => {
        const { words, mark } = ANSWERS[it.answer];
        return [
          it.section,
          it.item,
          {
            text: words,
            style: { color: mark ? INK : MUTED },
            ...(mark ? { draw: (spot) => drawMark(paper, mark, spot) } : {}),
          },
          it.sheet ?? "—",
          shorten(it.sourceText ? `“${it.sourceText}”` : it.reason ?? "", 180),
        ];
      }),
    );
  }
}

/** Answers under their headings, both in the order given. */
function groupsOf(answers: ChecklistAnswer[]): { title: string; answers: ChecklistAnswer[] }[] {
  const groups = new Map<string, ChecklistAnswer[]>();
  for (const answer of answers) {
    const title = answer.subgroup ? `${answer.group} · ${answer.subgroup}` : answer.group;
    groups.set(title, [...groups.get(title) ?? [], answer]);
  }
  return [...groups].map(([title, answers]) => ({ title, answers }));
}
