/** What kind of sheet this is, where neither number nor title say it. */
import { unverified } from "../../evidence.ts";
import { findQuote } from "../../quote.ts";
import { defineTask } from "../../task.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

const task = "classification";

export const classificationTask = defineTask({
  name: task,
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
  view: "overview",
  isNeeded: ({ sheet }) => sheet.kind === "other",
  take({ kind, discipline, quote }, facts, page) {
    if (kind === "other") return { facts, unverified: [] };
    if (!findQuote(quote, page)) {
      return { facts, unverified: [unverified({ task, quote, claim: `a ${kind} sheet` }, facts)] };
    }
    const { sheet } = facts;
    return {
      facts: {
        ...facts,
        sheet: {
          ...sheet,
          kind: sheet.kind === "other" ? kind : sheet.kind,
          discipline: sheet.discipline === "other" ? discipline : sheet.discipline,
        },
      },
      unverified: [],
    };
  },
});
