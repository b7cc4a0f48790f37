/** Notes, callouts and labels that neither text layer nor OCR gave as statements: hand lettering, crowded scans. */
import { z } from "zod";
import type { Note } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { modelEvidence, unverified as lose } from "../evidence.ts";
import { findQuote } from "../quote.ts";
import { defineTask, isWellKnown, PREAMBLE, type UnverifiedProposal } from "../task.ts";

export const notesTask = defineTask({
  name: "notes",
  version: "1",
  prompt: `${PREAMBLE}
List every note, callout and label that states a requirement, a size, a rating, a material or a product.
Give the whole statement as one quote, the heading it stands under and the room it belongs to, or null.`,
  schema: z.object({
    notes: z.array(z.object({
      quote: z.string().describe("The statement, letter by letter"),
      heading: z.string().nullable().describe("Heading printed above it, or null"),
      room: z.string().nullable().describe("Name of the room it stands in or points to, or null"),
    })),
  }),
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
