/** The symbol legend: what a drawn symbol means, and in which tiles it is drawn. Text alone never says that. */
import { z } from "zod";
import type { Note } from "../../../_shared/domain/plan_set.ts";
import { modelEvidence, unverified } from "../evidence.ts";
import { findQuote } from "../quote.ts";
import { defineTask, PREAMBLE, type UnverifiedProposal } from "../task.ts";
import { layTiles } from "../tiles.ts";

const task = "symbols";
const LEGEND = /^(LEGEND|SYMBOLS?|SYMBOLOGY)\b/i;

export const symbolsTask = defineTask({
  name: task,
  version: "1",
  prompt: `${PREAMBLE}
Read the symbol legend. For each entry quote its meaning as printed and give the numbers of the tiles in which
the symbol is drawn on the plan itself, outside the legend. Give an empty list where you do not see it.`,
  schema: z.object({
    symbols: z.array(z.object({
      quote: z.string().describe("Meaning as printed in the legend, letter by letter"),
      tiles: z.array(z.number().int()).describe("Numbers of the tiles in which it is drawn"),
    })),
  }),
  view: "tiles",
  isNeeded: (_facts, page) => page.lines.some((line) => LEGEND.test(line.text.trim())),
  take({ symbols }, facts, page) {
    const places = new Map(layTiles(page).map((it) => [it.number, it.box]));
    const lost: UnverifiedProposal[] = [];
    const notes: Note[] = [];
    for (const { quote, tiles } of symbols) {
      const found = findQuote(quote, page);
      const claim = "an entry of the symbol legend";
      if (!found) {
        lost.push(unverified({ task, quote, claim }, facts));
        continue;
      }
      for (const number of new Set(tiles)) {
        const tile = places.get(number);
        if (!tile) {
          const reason = `The sheet has no tile ${number}.`;
          lost.push(unverified({ task, quote, claim }, facts, reason));
          continue;
        }
        notes.push({
          ...modelEvidence(found, facts, tile),
          text: found.sourceText,
          kind: "label",
          heading: "SYMBOLS SEEN",
          drawing: null,
          room: null,
        });
      }
    }
    return { facts: { ...facts, notes: [...facts.notes, ...notes] }, unverified: lost };
  },
});
