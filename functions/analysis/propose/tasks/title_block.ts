/** Sheet number and title where the title block could not be read. */
import { z } from "zod";
import { modelEvidence } from "../evidence.ts";
import { findQuote } from "../quote.ts";
import { defineTask, PREAMBLE, type UnverifiedProposal } from "../task.ts";

export const titleBlockTask = defineTask({
  name: "title_block",
  version: "1",
  prompt: `${PREAMBLE}
Read the title block: the sheet number (such as A-101) and the sheet title. Give null for what is not printed.`,
  schema: z.object({
    number: z.string().nullable().describe("Sheet number as printed"),
    title: z.string().nullable().describe("Sheet title as printed"),
  }),
  isNeeded: ({ sheet }) => sheet.number === null || sheet.title === null,
  take({ number, title }, facts, page) {
    const unverified: UnverifiedProposal[] = [];
    const look = (quote: string | null, claim: string) => {
      if (quote === null) return null;
      const found = findQuote(quote, page);
      if (!found) {
        unverified.push({
          task: "title_block",
          quote,
          claim,
          page: page.page,
          reason: "The quote was not found on the page.",
        });
      }
      return found;
    };
    const foundNumber = facts.sheet.number === null ? look(number, "the sheet number") : null;
    const foundTitle = facts.sheet.title === null ? look(title, "the sheet title") : null;
    const found = foundNumber ?? foundTitle;
    const sheet = {
      ...facts.sheet,
      number: facts.sheet.number ?? foundNumber?.sourceText ?? null,
      title: facts.sheet.title ?? foundTitle?.sourceText ?? null,
      titleBlock: facts.sheet.titleBlock ?? (found ? modelEvidence(found, facts) : null),
    };
    return { facts: { ...facts, sheet }, unverified };
  },
});
