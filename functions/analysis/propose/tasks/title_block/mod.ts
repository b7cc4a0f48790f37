/** Sheet number and title where the title block could not be read. */
import type { z } from "zod";
import { modelEvidence, unverified } from "../../evidence.ts";
import type { JoinedPart } from "../../join_tasks.ts";
import { findQuote } from "../../quote.ts";
import type { UnverifiedProposal } from "../../task.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

const task = "title_block";

export const titleBlockTask: JoinedPart = {
  name: task,
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
  take(answer, facts, page) {
    const { number, title } = answer as z.infer<typeof Answer>;
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
      named: {
        ...(foundNumber && { number: foundNumber.sourceText }),
        ...(foundTitle && { title: foundTitle.sourceText }),
        ...(found && !sheet.titleBlock && { titleBlock: modelEvidence(found, facts) }),
      },
      unverified: lost,
    };
  },
};
