/** Sheet number and title where the title block could not be read. */
import { modelEvidence, unverified } from "../../evidence.ts";
import { findQuote } from "../../quote.ts";
import { defineTask, type UnverifiedProposal } from "../../task.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

const task = "title_block";

export const titleBlockTask = defineTask({
  name: task,
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
  view: "edge",
  isNeeded: ({ sheet }) => sheet.number === null || sheet.title === null,
  take({ number, title }, facts, page) {
    const { sheet } = facts;
    const lost: UnverifiedProposal[] = [];
    const look = (known: string | null, quote: string | null, claim: string) => {
      if (known !== null || quote === null) return null;
      const found = findQuote(quote, page);
      if (!found) lost.push(unverified({ task, quote, claim }, facts));
      return found;
    };
    const foundNumber = look(sheet.number, number, "the sheet number");
    const foundTitle = look(sheet.title, title, "the sheet title");
    const found = foundNumber ?? foundTitle;
    return {
      facts: {
        ...facts,
        sheet: {
          ...sheet,
          number: sheet.number ?? foundNumber?.sourceText ?? null,
          title: sheet.title ?? foundTitle?.sourceText ?? null,
          titleBlock: sheet.titleBlock ?? (found ? modelEvidence(found, facts) : null),
        },
      },
      unverified: lost,
    };
  },
});
