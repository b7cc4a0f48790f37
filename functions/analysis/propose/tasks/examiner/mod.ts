/**
 * What would a plans examiner ask here? Only by requirements of the catalogue and only at words of the page:
 * the model writes no sentence of its own, so that nothing it makes up can reach a report.
 */
import { requirements } from "../../../../_rules/limits/fbc_2023/requirements.ts";
import { modelEvidence, unverified } from "../../evidence.ts";
import { findQuote } from "../../quote.ts";
import {
  defineTask,
  type ExaminerQuestion,
  isWellKnown,
  type UnverifiedProposal,
} from "../../task.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

const task = "examiner";
/** Characters of the sheet's own words that go along with the picture. */
const MAX_WORDS = 12_000;
const known = new Set(requirements.map((it) => it.id));

export const examinerTask = defineTask({
  name: task,
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
  view: "overview",
  context: (page) =>
    `Words read on the sheet, to quote from:\n${
      page.lines.map((it) => it.text).join("\n").slice(0, MAX_WORDS)
    }`,
  isNeeded: (facts, page) => !isWellKnown(facts, page),
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
