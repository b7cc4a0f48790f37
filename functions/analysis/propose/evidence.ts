/** Evidence of what the model proposed and the page bears out, and the words for what it does not. */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import type { PageFacts } from "../extract/page_facts.ts";
import type { FoundQuote } from "./quote.ts";
import type { Proposal, UnverifiedProposal } from "./task.ts";

/** Such facts weigh less than what was read: the words are there, what they belong to is the model's word. */
const MODEL_CONFIDENCE = 0.6;
/** A symbol seen in a tile, with its meaning quoted from the legend, weighs less again. */
const TILE_CONFIDENCE = 0.4;

/** The evidence, on the facts' own sheet. `box` is a tile where something drawn is meant. */
export function modelEvidence(
  found: FoundQuote,
  { sheet }: PageFacts,
  tile?: PercentRect,
): Evidence {
  return {
    page: sheet.page,
    box: tile ?? found.box,
    sheet: sheet.number,
    sourceText: found.sourceText,
    readBy: "model",
    confidence: (tile ? TILE_CONFIDENCE : MODEL_CONFIDENCE) * (1 - found.distance),
  };
}

/** A proposal that proves nothing. */
export function unverified(
  proposal: Proposal,
  { sheet }: PageFacts,
  reason = "The quote was not found on the page.",
): UnverifiedProposal {
  return { ...proposal, page: sheet.page, reason };
}
