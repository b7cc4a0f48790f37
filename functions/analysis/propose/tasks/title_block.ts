/** Sheet number and title where the title block could not be read, and a second reading of it on scans. */
import { z } from "zod";
import type { Conflict } from "../../../_shared/domain/plan_set.ts";
import { toFact } from "../../extract/evidence.ts";
import { modelEvidence, unverified } from "../evidence.ts";
import { findQuote } from "../quote.ts";
import { defineTask, isWellKnown, PREAMBLE, type UnverifiedProposal } from "../task.ts";

const task = "title_block";

export const titleBlockTask = defineTask({
  name: task,
  version: "2",
  prompt: `${PREAMBLE}
Read the title block: the sheet number (such as A-101) and the sheet title. Give null for what is not printed.`,
  schema: z.object({
    number: z.string().nullable().describe("Sheet number as printed"),
    title: z.string().nullable().describe("Sheet title as printed"),
  }),
  view: "edge",
  isNeeded: (facts, page) =>
    facts.sheet.number === null || facts.sheet.title === null || !isWellKnown(facts, page),
  take({ number, title }, facts, page) {
    const { sheet } = facts;
    const lost: UnverifiedProposal[] = [];
    const look = (quote: string | null, claim: string) => {
      const found = quote === null ? null : findQuote(quote, page);
      if (quote !== null && !found) lost.push(unverified({ task, quote, claim }, facts));
      return found;
    };
    const foundNumber = look(number, "the sheet number");
    const foundTitle = sheet.title === null ? look(title, "the sheet title") : null;
    const found = (sheet.number === null ? foundNumber : null) ?? foundTitle;
    const conflicts: Conflict[] = [];
    if (
      foundNumber && sheet.number !== null && sheet.titleBlock &&
      plain(foundNumber.sourceText) !== plain(sheet.number)
    ) {
      conflicts.push({
        topic: "sheet number",
        subject: `sheet number of page ${sheet.page}`,
        a: toFact(sheet.number, null, sheet.titleBlock),
        b: toFact(foundNumber.sourceText, null, modelEvidence(foundNumber, facts)),
      });
    }
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
      conflicts,
    };
  },
});

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9.]/g, "");
