/** Requirements such a sheet may speak of and of which its readers found nothing: what a second pair of eyes sees. */
import type { PercentRect } from "../../../../_shared/geometry.ts";
import { unverified } from "../../evidence.ts";
import type { JoinedPart } from "../../join_tasks.ts";
import { openItems } from "../../open_items.ts";
import { type Sighting, WHOLE_SHEET } from "../../sighting.ts";
import type { UnverifiedProposal } from "../../task.ts";
import { citeWords } from "../../word_list.ts";
import { PROMPT, VERSION } from "./prompt.ts";
import { Answer } from "./schema.ts";

const task = "checklist";

/** Thousandths a model answers in, to percent. */
const PER_PERCENT = 10;
/** Longest name of a sheet that is looked up, in characters. */
const LONGEST_NAME = 80;

export const checklistTask: JoinedPart = {
  name: task,
  version: VERSION,
  prompt: PROMPT,
  schema: Answer,
  context: (_page, facts, due) =>
    `The checklist: ${openItems(facts, due).join(", ") || "nothing; answer with an empty list"}`,
  take(answer, facts, page, due) {
    const { checklist } = answer as import("zod").z.infer<typeof Answer>;
    const asked = new Set(openItems(facts, due));
    const lost: UnverifiedProposal[] = [];
    const sightings = new Map<string, Sighting>();
    for (const { requirement, seen, sheet, words, box } of checklist) {
      // Who names no other sheet says nothing that could be looked up.
      if (seen === "unneeded" || seen === "elsewhere" && !sheet?.trim()) continue;
      const found = citeWords(words, page);
      const place = box && toPercent(box);
      const why = !asked.has(requirement)
        ? "It was not asked about."
        : words.length > 0 && !found || (seen === "stated" || seen === "open") && !found
        ? "The sheet has no such words."
        : seen === "drawn" && !place && !found
        ? "No place on the sheet was given."
        : null;
      if (why) {
        const quote = found?.text ?? `words ${words.slice(0, 8).join(", ")}`;
        lost.push(unverified({ task, quote, claim: `${requirement} is ${seen}` }, facts, why));
        continue;
      }
      sightings.set(requirement, {
        page: facts.sheet.page,
        requirementId: requirement,
        seen,
        ...(seen === "elsewhere" && { sheet: sheet!.trim().slice(0, LONGEST_NAME) }),
        words: found,
        box: (seen === "drawn" ? place : null) ?? found?.box ?? WHOLE_SHEET,
      });
    }
    return { unverified: lost, sightings: [...sightings.values()] };
  },
};

/** A box in thousandths as percent; null where it is no part of a sheet. */
function toPercent({ x, y, width, height }: PercentRect): PercentRect | null {
  const isInside = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1000 &&
    y + height <= 1000;
  if (!isInside) return null;
  return {
    x: x / PER_PERCENT,
    y: y / PER_PERCENT,
    width: width / PER_PERCENT,
    height: height / PER_PERCENT,
  };
}
