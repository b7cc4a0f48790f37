/** Notes, callouts and labels that neither text layer nor OCR gave as statements: hand lettering, crowded scans. */
import type { Note } from "../../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../../_shared/geometry.ts";
import { modelEvidence, unverified as lose } from "../../evidence.ts";
import { findQuote } from "../../quote.ts";
import { defineTask, isWellKnown, type UnverifiedProposal } from "../../task.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

export const notesTask = defineTask({
  name: "notes",
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
  view: "tiles",
  isNeeded: (facts, page) => !isWellKnown(facts, page),
  take(answer, facts, page) {
    const notes: Note[] = [];
    const unverified: UnverifiedProposal[] = [];
    for (const { quote, heading, room } of answer.notes) {
      const found = findQuote(quote, page);
      if (!found) {
        unverified.push(lose({ task: "notes", quote, claim: "a note" }, facts));
        continue;
      }
      const isKnown = [...facts.notes, ...notes].some((it) =>
        overlaps(it.box, found.box) && it.text.length >= found.sourceText.length
      ) ||
        facts.schedules.some((schedule) =>
          schedule.rows.some((row) =>
            overlaps(row.box, found.box)
          )
        );
      if (isKnown) continue;
      notes.push({
        ...modelEvidence(found, facts),
        text: found.sourceText,
        kind: "note",
        heading,
        drawing: null,
        room,
      });
    }
    return { facts: { ...facts, notes: [...facts.notes, ...notes] }, unverified };
  },
});
