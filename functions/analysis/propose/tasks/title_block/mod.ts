/** Sheet number and title where the title block could not be read, and a second reading of it on scans. */
import type { Conflict } from "../../../../_shared/domain/plan_set.ts";
import { toFact } from "../../../extract/evidence.ts";
import { modelEvidence, unverified } from "../../evidence.ts";
import { findQuote } from "../../quote.ts";
import { defineTask, isWellKnown, type UnverifiedProposal } from "../../task.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

const task = "title_block";

export const titleBlockTask = defineTask({
  name: task,
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
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
