/** The plan-content checklist, answered in the order of the code. */
import type { ChecklistAnswer } from "../../_shared/domain/report.ts";
import { INK, type Mark, MUTED } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { drawMark } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { shorten } from "../words.ts";
import { writeHeading, writeSection } from "./section.ts";
import { quotedRow } from "../../_shared/quoted_row.ts";

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
        { head: "Section", share: 19, style: { font: "mono", size: 7.5 } },
        { head: "Item", share: 43 },
        { head: "Answer", share: 25 },
        { head: "Sheet", share: 12, style: { font: "mono", size: 7.5 } },
        { head: "Where or why", share: 38, style: { size: 7.5, color: MUTED } },
      ],
      asOne(group.answers).map((it) => {
        const { words, mark } = ANSWERS[it.answer];
        return [
          sectionOf(it),
          it.item,
          {
            text: words,
            style: { color: mark ? INK : MUTED },
            ...(mark ? { draw: (spot) => drawMark(paper, mark, spot) } : {}),
          },
          it.sheet ?? "—",
          shorten(it.reason ?? (it.sourceText ? `“${quotedRow(it.sourceText)}”` : ""), 420),
        ];
      }),
    );
  }
}

/** A list of which nothing applies for one reason, a building without gas, takes one line. */
function asOne(answers: readonly ChecklistAnswer[]): readonly ChecklistAnswer[] {
  const [first] = answers;
  const isOne = answers.length > 1 &&
    answers.every(({ answer, reason }) => answer === "not applicable" && reason === first.reason);
  return isOne ? [{ ...first, item: `All ${answers.length} items of this list` }] : answers;
}

/** Answers under their headings in the order given; subgroups of one answer stand together under their group. */
function groupsOf(answers: ChecklistAnswer[]): { title: string; answers: ChecklistAnswer[] }[] {
  const sizes = Map.groupBy(answers, fullTitle);
  const groups: { title: string; answers: ChecklistAnswer[] }[] = [];
  for (const answer of answers) {
    const title = sizes.get(fullTitle(answer))!.length === 1 ? answer.group : fullTitle(answer);
    const last = groups.at(-1);
    if (last?.title === title) last.answers.push(answer);
    else groups.push({ title, answers: [answer] });
  }
  return groups;
}

const fullTitle = ({ group, subgroup }: ChecklistAnswer): string =>
  subgroup ? `${group} · ${subgroup}` : group;

/** The section without the number of the item, with which the item begins. */
const sectionOf = ({ section }: ChecklistAnswer): string => section.replace(/ item \d+$/, "");
