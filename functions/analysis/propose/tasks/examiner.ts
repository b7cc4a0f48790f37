/**
 * What would a plans examiner ask here? Only by requirements of the catalogue and only at words of the page:
 * the model writes no sentence of its own, so that nothing it makes up can reach a report.
 */
import { z } from "zod";
import { requirements } from "../../../_rules/limits/fbc_2023/requirements.ts";
import { modelEvidence, unverified } from "../evidence.ts";
import { findQuote } from "../quote.ts";
import {
  defineTask,
  type ExaminerQuestion,
  isWellKnown,
  PREAMBLE,
  type UnverifiedProposal,
} from "../task.ts";

const task = "examiner";
const known = new Set(requirements.map((it) => it.id));
const list = requirements.map(({ id, title }) => `${id}: ${title}`).join("\n");

export const examinerTask = defineTask({
  name: task,
  version: "1",
  prompt: `${PREAMBLE}
A plans examiner will look at this sheet. Which of the requirements listed below would the examiner ask about,
because the sheet leaves them open? Give the id from the list and the words of the sheet the question hangs on.
At most ten, the most important first. None when nothing on the sheet calls for a question.
${list}`,
  schema: z.object({
    questions: z.array(z.object({
      requirementId: z.string().describe("Id from the list"),
      quote: z.string().describe("Words of the sheet, letter by letter"),
    })),
  }),
  view: "tiles",
  isNeeded: (facts, page) =>
    facts.sheet.reading.state !== "not-a-plan" && !isWellKnown(facts, page),
  take(answer, facts, page) {
    const lost: UnverifiedProposal[] = [];
    const questions: ExaminerQuestion[] = [];
    for (const { requirementId, quote } of answer.questions.slice(0, 10)) {
      const proposal = { task, quote, claim: `a question about ${requirementId}` };
      if (!known.has(requirementId)) {
        lost.push(unverified(proposal, facts, "The loaded edition has no such requirement."));
        continue;
      }
      const found = findQuote(quote, page);
      if (!found) {
        lost.push(unverified(proposal, facts));
        continue;
      }
      const { page: number, box, sourceText, confidence } = modelEvidence(found, facts);
      questions.push({ requirementId, page: number, box, sourceText, confidence });
    }
    return { facts, unverified: lost, questions };
  },
});
