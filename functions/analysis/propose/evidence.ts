/** Evidence of a fact the model proposed and the page bears out. */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import type { PageFacts } from "../extract/page_facts.ts";
import type { FoundQuote } from "./quote.ts";

/** Such facts weigh less than what was read: the words are there, what they belong to is the model's word. */
const MODEL_CONFIDENCE = 0.6;

/** The evidence, on the facts' own sheet. */
export function modelEvidence(found: FoundQuote, { sheet }: PageFacts): Evidence {
  return {
    page: sheet.page,
    box: found.box,
    sheet: sheet.number,
    sourceText: found.sourceText,
    readBy: "model",
    confidence: MODEL_CONFIDENCE * (1 - found.distance),
  };
}
