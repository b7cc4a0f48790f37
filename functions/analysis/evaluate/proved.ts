/** What a pass needs beside the rule's own look: the one place that says which evidence proves nothing. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  isElsewhere,
  isMarkup,
  isNoProof,
  isTakenBack,
  isUndecided,
  isWithdrawn,
  type Statement,
} from "../../_rules/measure.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import { isListed, isOwnFigure } from "./figure_owner.ts";
import { firstUnknownWord, mustBeShown } from "./known_words.ts";
import type { Outcome } from "./outcome.ts";
import { isNamedTwice } from "./read_twice.ts";
import { statementAt } from "./statement_at.ts";
import { isSpokenOf } from "./word_subject.ts";

/** What the places of a pass come to: it stands, whose it is is not told, or they prove nothing. */
export type Proof = "proved" | "not told" | "none";

/**
 * Nothing complies by a comment laid over the sheet, by what is said to stand elsewhere, by a quotation, a promise or a
 * stamp, nor under a name that was recognized once; papers are proved by naming what they follow. Nor by a figure or by
 * words that are not told to be the required thing's: a person has to look.
 */
export function proofOf(outcome: Outcome, plan: PlanSet): Proof {
  const { rule, verdict, at } = outcome;
  if (verdict.kind !== "pass") return "proved";
  if (isMarkup(at, plan)) return "none";
  const isFigure = typeof verdict.data.actual === "number";
  if (!isFigure && isElsewhere(at.sourceText, plan)) return "none";
  const statement = statementAt(at, plan);
  if (isWithdrawn(`${at.sourceText} ${statement?.text ?? ""}`)) return "not told";
  const isPaper = rule.category === "Documentation";
  if (!isPaper && (isNoProof(at.sourceText) || !isNamedTwice(at, plan))) return "none";
  if (restsOnWords(outcome, statement) && firstUnknownWord(rule, statement ?? at)) {
    return "not told";
  }
  if (isPaper) return "proved";
  if (rule.showsPart?.includes(verdict.message ?? "ok")) return "not told";
  if (!isFigure && statement && isDoubted(rule.requirementId, statement.text)) return "not told";
  const isTold = !statement || (isFigure ? isOwnFigure : isSpokenOf)(outcome, statement, plan);
  return isTold ? "proved" : "not told";
}

/**
 * Is a pass as good as the words it stands in? A typed fact and a row of a list have a place of their own for a figure,
 * whatever else they say; who sealed a sheet and what a building is called are names; what has to be left out cannot be
 * taken back.
 */
const restsOnWords = ({ rule, at: { sourceText }, verdict: { data } }: Outcome, at?: Statement) =>
  (!ARE_NAMES.has(rule.requirementId) || SENTENCE.test(sourceText)) &&
  getRequirement(rule.requirementId).checkType !== "suppress" &&
  !(typeof data.actual === "number" && (at === undefined || isListed(at)));

const ARE_NAMES = new Set(["FBC-B-107.1-seal", "FBC-B-107-scale", "FBC-B-107-code-summary"]);
const SENTENCE = /\b(?:IS|ARE|BE|WILL|SHALL|MUST|NOT?|NEITHER|YET)\b/i;

/** Does a text that shows the thing also take it back, or miss the limit? */
const isDoubted = (requirementId: string, text: string): boolean =>
  missesLimit(requirementId, text) || isUndecided(text) ||
  (mustBeShown(requirementId) && isTakenBack(text));

/**
 * Does a text about a limit give lengths the rule has not read, none of which keeps it? `CO ALARM 15 FEET OUTSIDE
 * BEDROOMS` shows the alarm, and not that it is near enough. How high a thing hangs is another matter.
 */
function missesLimit(requirementId: string, text: string): boolean {
  const { checkType, comparator, unit, value } = getRequirement(requirementId);
  if (checkType !== "limit" || typeof value !== "number" || !(unit in INCHES)) return false;
  const words = normaliseMarks(text);
  const lengths = findLengths(words).filter(({ end }) => !HANGS.test(words.slice(end)));
  const limitIn = value * INCHES[unit];
  return lengths.length > 0 &&
    lengths.every(({ valueIn }) =>
      comparator === "min" ? valueIn < limitIn : comparator === "max" && valueIn > limitIn
    );
}

const INCHES: Readonly<Record<string, number>> = { in: 1, ft: 12 };
const HANGS = /^[\s,]*(?:A\.?F\.?F|ABOVE|ABV|HIGH|TALL|O\.?C)\b/i;

/** The outcome, a pass at the first of its places that proves it where its own does not. */
export function atItsProof(outcome: Outcome, plan: PlanSet): Outcome {
  const { verdict } = outcome;
  if (verdict.also.length === 0 || proofOf(outcome, plan) === "proved") return outcome;
  const at = verdict.also.find((it) => proofOf({ ...outcome, at: it }, plan) === "proved");
  if (!at) return outcome;
  const data = "text" in verdict.data ? { ...verdict.data, text: at.sourceText } : verdict.data;
  return { ...outcome, at, verdict: { ...verdict, data, also: [] } };
}
