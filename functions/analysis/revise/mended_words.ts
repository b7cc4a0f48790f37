/** What the words a comment was raised by say now: the same, but for a figure that keeps its limit. Pure. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { Place, PlanSet } from "../../_shared/domain/plan_set.ts";
import { allStatements } from "../../_rules/measure.ts";
import { isAlike, takeApart, type TextFrame, valueIn } from "./figures.ts";
import { isNear, isUpon, type PlaceMap } from "./places.ts";
import { figureOf, keepsLimit } from "./same_limit.ts";

/** One text of the set now, where it stands. */
export interface SetLine extends Place {
  sourceText: string;
}

/** Everything printed on the sheets: sentences, rows, labels and dimension strings. */
export const linesOf = (plan: PlanSet): SetLine[] =>
  [...allStatements(plan), ...plan.dimensions, ...plan.doors, ...plan.windows].map((
    { page, box, sourceText },
  ) => ({ page, box, sourceText }));

/**
 * A text at a place of the comment that is its own, changed in the one figure it was raised by, which keeps its limit
 * now, or in the one part where it has the words that were asked for. Nobody needs to read what it is about: the comment
 * told that.
 */
export function findMended(
  comment: Finding,
  { now, lines, places }: { now: readonly Place[]; lines: readonly SetLine[]; places: PlaceMap },
): SetLine | undefined {
  const was = takeApart(comment.evidence.sourceText);
  return lines.find((line) => {
    if (!places.isChanged(line)) return false;
    // A figure without words is known by its place alone.
    const isHere = was.hasWords
      ? now.some((it) => isNear(it, line))
      : !places.isRedrawn(line.page) && now.some((it) => isUpon(it, line));
    return isHere &&
      (hasMendedFigure(comment, was, takeApart(line.sourceText)) ||
        hasWordsAskedFor(comment, line.sourceText));
  });
}

function hasMendedFigure(comment: Finding, was: TextFrame, is: TextFrame): boolean {
  const measured = figureOf(comment.measured);
  if (measured === null || is.frame !== was.frame) return false;
  const changed = was.figures.flatMap((figure, index) =>
    isAlike(figure, is.figures[index]) ? [] : [index]
  );
  const last = changed.at(-1);
  return last !== undefined && changed.every((it) => it === last || isFactorOf(it, last, was)) &&
    valueIn(was.figures[last], comment.unit) === measured &&
    keepsLimit(comment, valueIn(is.figures[last], comment.unit));
}

/** `4` and `110` of `4 AT 110 SQ IN = 440 SQ IN`: what a result is reckoned from changes with it. */
const isFactorOf = (index: number, result: number, { before }: TextFrame): boolean =>
  /=\s*$/.test(before[result]) &&
  !before.slice(index + 1, result).some((it) => /[|=;]/.test(it)) && !/[|;]/.test(before[result]);

/** `AFCI` where it said `STANDARD`, in a row that is the same but for that. */
function hasWordsAskedFor({ required, evidence }: Finding, text: string): boolean {
  if (typeof required !== "string" || /\d/.test(required)) return false;
  const [was, is] = [evidence.sourceText, text].map((it) => it.toUpperCase().split(/\s+/));
  const start = was.findIndex((word, index) => word !== is[index]);
  if (start < 1) return false;
  const least = Math.min(was.length, is.length) - start;
  let end = 0;
  while (end < least && was.at(-1 - end) === is.at(-1 - end)) end++;
  const [gone, come] = [was, is].map((it) => it.slice(start, it.length - end).join(" "));
  return gone !== "" && come === required.toUpperCase();
}
