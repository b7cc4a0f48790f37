/** Is a comment answered by the limit it was raised by? Pure. */
import type { Finding } from "../../_shared/domain/finding.ts";
import { atLeast, atMost } from "../../_shared/units.ts";
import { takeApart, valueIn } from "./figures.ts";

/** What was held against what. */
export type Held = Pick<Finding, "measured" | "required" | "unit">;

/**
 * What complies now keeps the limit the comment was raised by: both have the same one, or the figure keeps either. One
 * rule may hold several limits, and a fact of the building may have changed which one governs. A figure that stood in
 * the comment's own words is another one of the same note.
 */
export function keepsLimitOf(comment: Held & Pick<Finding, "evidence">, now: Held): boolean {
  if (hasLimitOf(comment, now)) return true;
  const { figures } = takeApart(comment.evidence.sourceText);
  if (figures.some((it) => valueIn(it, now.unit) === figureOf(now.measured))) return false;
  const [actual, limit, asked] = [now.measured, now.required, comment.required].map(figureOf);
  if (actual === null || limit === null || asked === null || comment.unit !== now.unit) {
    return false;
  }
  const unit = now.unit ?? undefined;
  const isLeast = actual === limit ? isBelow(comment) : actual > limit;
  if (isLeast === null) return false;
  return isLeast ? atLeast(actual, asked, unit) : atMost(actual, asked, unit);
}

/** Both were held against one limit, or the comment named no figure as one. */
export const hasLimitOf = (comment: Held, now: Held): boolean =>
  figuresOf(comment.required).length === 0 || saidAlike(comment.required, now.required);

/** The figure itself is as it was: only what it is held against is another. */
export const isSameFigure = (comment: Held, now: Held): boolean =>
  comment.measured !== null && comment.unit === now.unit &&
  saidAlike(comment.measured, now.measured);

/** Does a figure keep the limit a comment was raised by? No for a question that does not say which way its limit goes. */
export function keepsLimit(
  comment: Held & Pick<Finding, "status" | "description">,
  actual: number,
): boolean {
  const { required, status, unit } = comment;
  const [least, most, ...more] = figuresOf(required);
  if (typeof required === "string" && /\bto\b/i.test(required) && more.length === 0) {
    return least < most && atLeast(actual, least, unit ?? undefined) &&
      atMost(actual, most, unit ?? undefined);
  }
  if (least === undefined || most !== undefined) return false;
  const isLeast = isBelow(comment);
  if (isLeast === null || status !== "issue" && saidWay(comment, least) !== isLeast) return false;
  return (isLeast ? atLeast : atMost)(actual, least, unit ?? undefined);
}

/** Do the comment's words call the figure the least? Null where they do not tell. */
function saidWay({ description }: Pick<Finding, "description">, limit: number): boolean | null {
  const ways = [...description.matchAll(/\bat (least|most) (\d[\d,]*(?:\.\d+)?)/gi)]
    .filter(([, , figure]) => Number(figure.replaceAll(",", "")) === limit)
    .map(([, way]) => way.toLowerCase() === "least");
  return new Set(ways).size === 1 ? ways[0] : null;
}

/** It failed by being too little; null where that can't be told. */
function isBelow({ measured, required }: Held): boolean | null {
  const [actual, limit] = [figureOf(measured), figureOf(required)];
  return actual === null || limit === null || actual === limit ? null : actual < limit;
}

/** Figures decide where there are any: `at least 42 in` and `42` are one limit. */
function saidAlike(a: Held["required"], b: Held["required"]): boolean {
  const [one, other] = [a, b].map(figuresOf);
  return one.length === 0 && other.length === 0
    ? a === b
    : JSON.stringify(one) === JSON.stringify(other);
}

/** The one figure of a value; null where it has none or several. */
export function figureOf(value: Held["required"]): number | null {
  const figures = figuresOf(value);
  return figures.length === 1 ? figures[0] : null;
}

function figuresOf(value: Held["required"]): number[] {
  if (typeof value === "number") return [Math.round(value * 1000) / 1000];
  return (value?.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
