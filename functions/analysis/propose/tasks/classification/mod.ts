/** What kind of sheet this is, where neither number nor title say it. */
import type { z } from "zod";
import { unverified } from "../../evidence.ts";
import type { JoinedPart } from "../../join_tasks.ts";
import { findQuote } from "../../quote.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

const task = "classification";

export const classificationTask: JoinedPart = {
  name: task,
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
  take(answer, facts, page) {
    const { kind, discipline, quote } = answer as z.infer<typeof Answer>;
    if (kind === "other") return { unverified: [] };
    if (!findQuote(quote, page)) {
      return { unverified: [unverified({ task, quote, claim: `a ${kind} sheet` }, facts)] };
    }
    const isOpen = facts.sheet.discipline === "other";
    return { named: { kind, ...(isOpen && { discipline }) }, unverified: [] };
  },
};
