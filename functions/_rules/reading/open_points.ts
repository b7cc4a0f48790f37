/**
 * What a permit set leaves to be decided, in so many words: `T.B.D.`, a question to the reader, work `IF NECESSARY`.
 * Blank lines to sign on, and what others design, leave nothing of the work open.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { perPlan } from "./per_plan.ts";
import { allStatements, type Statement } from "./statements.ts";
import { isKept } from "./standing.ts";

const TO_BE_DECIDED = /\bT\.?\s?B\.?\s?D\b\.?|\bTO\s+BE\s+(?:DETERMINED|DECIDED)\b/i;
/** The words spelt out in a list of abbreviations. */
const SPELT_OUT = /\bT\.?B\.?D\.?\W{0,4}TO\s+BE\s+DETERMINED\b/i;

/** A word in doubt: `VENT?`, `GLUE PLATE TO SLAB? AVOID ANCHORS`; a bare mark only as the answer of a label or cell. */
const IN_DOUBT = /[A-Z]{3}[)"'”]?\s?\?|\d[)"'”]?\?|(?:[:=|]|\s-)\s*\?+\s*(?:\||$)/i;
/** A question that is answered behind it, or no question of the drawing: a hotline, an address, a form to fill in. */
const ANSWERED =
  /\?\s*[:|=-]?\s*(?:YES|NO|NONE|N\/?A|Y|N|X|\d|\[|☐|☒|☑|□)(?![A-Z])|QUESTIONS?\s*\?|\b(?:BELOW|DIG|DIGGING)\s*\?|\bCALL\b|https?:|WWW\.|\?[A-Z]\w*=/i;

/** Work that is drawn and may not be built. */
const IF_NEEDED =
  /\b(?:IF|WHERE)\s+(?:FOUND\s+|DEEMED\s+|IT\s+IS\s+)?(?:NECESSARY|NEEDED|POSSIBLE|DESIRED)\b/i;
/** A callout has few words; an order of a specification may say what to do if it is necessary. */
const CALLOUT_WORDS = 12;

/** Lettering read off a picture makes a question mark of a 7 or a stain: there it must end a word. */
const IN_DOUBT_ON_PICTURES = /[A-Z]{4}\?(?:\s|$)/i;

/** Does the text leave something of the work open? */
function isOpenPoint({ text, readBy }: Pick<Statement, "text" | "readBy">): boolean {
  if (TO_BE_DECIDED.test(text)) return !SPELT_OUT.test(text);
  const doubt = readBy === "ocr" ? IN_DOUBT_ON_PICTURES : IN_DOUBT;
  if (doubt.test(text) && !ANSWERED.test(text)) return true;
  return IF_NEEDED.test(text) && text.trim().split(/\s+/).length <= CALLOUT_WORDS;
}

/** Every such statement about work of this permit, in page order. */
export const openPoints: (plan: PlanSet) => readonly Statement[] = perPlan((plan) =>
  allStatements(plan).filter((it) =>
    isOpenPoint(it) && !isKept(it.text) && !/\bABBREVIATION|\bLEGEND\b/i.test(it.heading ?? "")
  )
);
