/**
 * The building's own data: occupancy, construction type, areas, heights, wind, flood. The model says which
 * words state it; what they mean is read by the same readers as everywhere else.
 */
import type { CodeSummary, Note } from "../../../../_shared/domain/plan_set.ts";
import { readCodeSummary } from "../../../extract/facts/code_summary.ts";
import { modelEvidence, unverified } from "../../evidence.ts";
import { findQuote } from "../../quote.ts";
import { defineTask, isWellKnown, type UnverifiedProposal } from "../../task.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

const task = "code_summary";

const SHEETS = ["cover", "code summary", "life safety", "notes", "site", "structural", "other"];

export const codeSummaryTask = defineTask({
  name: task,
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
  view: "tiles",
  isNeeded: (facts, page) => SHEETS.includes(facts.sheet.kind) && !isWellKnown(facts, page),
  take({ statements }, facts, page) {
    const lost: UnverifiedProposal[] = [];
    const notes: Note[] = [];
    for (const { matter, quote } of statements) {
      const found = findQuote(quote, page);
      if (!found) {
        lost.push(unverified({ task, quote, claim: `the ${matter}` }, facts));
        continue;
      }
      notes.push({
        ...modelEvidence(found, facts),
        // The label may stand far from its value; the readers want both in one statement.
        text: `${matter.toUpperCase()}: ${found.sourceText}`,
        kind: "note",
        heading: null,
        drawing: null,
        room: null,
      });
    }
    return {
      facts: { ...facts, codeSummary: join(facts.codeSummary, readCodeSummary([], notes), notes) },
      unverified: lost,
    };
  },
});

type AnyFacts = Record<keyof CodeSummary, CodeSummary["address"]>;

/** Adds what the model pointed at; a reading that says the same at the same words is known already. */
function join(known: CodeSummary, added: CodeSummary, notes: Note[]): CodeSummary {
  const before = known as unknown as AnyFacts;
  const joined = { ...before };
  for (const [field, facts] of Object.entries(added) as [keyof AnyFacts, AnyFacts["address"]][]) {
    const news = facts.filter((fact) =>
      !before[field].some((it) => JSON.stringify(it.value) === JSON.stringify(fact.value))
    ).map((fact) => {
      const note = notes.find((it) => fact.sourceText.includes(it.sourceText));
      return {
        ...fact,
        readBy: "model" as const,
        sourceText: note?.sourceText ?? fact.sourceText,
        confidence: Math.min(fact.confidence, note?.confidence ?? fact.confidence),
      };
    });
    joined[field] = [...before[field], ...news];
  }
  return joined as unknown as CodeSummary;
}
