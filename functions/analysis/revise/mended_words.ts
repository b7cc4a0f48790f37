/** What the words a comment was raised by say now: the same, but for a figure that keeps its limit. Pure. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { Place, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { allStatements, isDeferred } from "../../_rules/measure.ts";
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
    const mayHaveChanged = places.isChanged(line) || was.hasWords && places.isResized(line.page);
    if (!mayHaveChanged) return false;
    // A figure without words is known by its place alone.
    const isHere = was.hasWords
      ? now.some((it) => isNear(it, line))
      : !places.isRedrawn(line.page) && now.some((it) => isUpon(it, line));
    return isHere &&
      (hasMendedFigure(comment, was, takeApart(line.sourceText)) ||
        hasWordsAskedFor(comment, line.sourceText) ||
        hasFigureOfUnit(comment, line.sourceText) ||
        isForbiddenGone(comment, line.sourceText) ||
        isDenialLifted(comment.evidence.sourceText, line.sourceText) ||
        isDeferralEnded(comment.evidence.sourceText, line.sourceText));
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

/** `AFCI` or `COMB. AFCI` where it said `STANDARD`, in a row that is the same but for that. */
function hasWordsAskedFor({ required, evidence }: Finding, text: string): boolean {
  if (typeof required !== "string" || /\d/.test(required)) return false;
  const changed = findReplaced(evidence.sourceText, text);
  if (!changed || isOpen(changed.come)) return false;
  return ` ${changed.come} `.includes(` ${required.toUpperCase()} `);
}

/**
 * `Shutter` where the row said `NONE`, or `BY A P.R.V.` where the sentence said `NO P.R.V.`: what was denied is named,
 * and nothing puts it off.
 */
function isDenialLifted(was: string, is: string): boolean {
  if (isOpen(is.toUpperCase())) return false;
  const changed = findReplaced(was, is);
  if (changed && /^(?:NONE|NO|NOT \w+)$/.test(changed.gone)) return /[A-Z]{4}/.test(changed.come);
  return isOneSentence(was, is) &&
    [...was.toUpperCase().matchAll(DENIED)].some(([, thing]) =>
      wordsOf(is).includes(wordsOf(thing).at(-1)!)
    );
}

/** `FL 14911.3` where the sentence said `TO FOLLOW`: a figure is given, and nothing is put off any more. */
function isDeferralEnded(was: string, is: string): boolean {
  if (!isDeferred(was) || isOpen(is.toUpperCase()) || !isOneSentence(was, is)) return false;
  const old = wordsOf(was);
  return wordsOf(is).some((it) => /\d/.test(it) && !old.includes(it));
}

/** `LEVER` where a row named the one thing that may not be there; nothing of it or of what forbids it is left. */
function isForbiddenGone({ measured, required, evidence }: Finding, text: string): boolean {
  if (typeof measured !== "string" || typeof required !== "string" || !/^no\b/i.test(required)) {
    return false;
  }
  const changed = findReplaced(evidence.sourceText, text);
  if (!changed || isOpen(changed.come) || !/[A-Z]{4}/.test(changed.come)) return false;
  if (!changed.gone.includes(measured.toUpperCase())) return false;
  const banned = wordsOf(`${changed.gone} ${required}`).filter((it) => it.length > 2);
  return !wordsOf(changed.come).some((word) => banned.some((it) => word.includes(it)));
}

/** How sentences write the units of comments. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  fc: "F\\.?C\\b|FOOT-?\\s?CANDLES?",
  psi: "PSI",
  cfm: "CFM",
  F: "(?:DEG\\w*\\.?\\s*|°\\s*)?F\\b",
  gal: "GAL",
  hours: "H(?:OU)?RS?\\b",
};

/** The sentence is put otherwise, and the first figure of the comment's unit in it keeps the limit. */
function hasFigureOfUnit(comment: Finding, text: string): boolean {
  const words = UNIT_WORDS[comment.unit ?? ""];
  const was = comment.evidence.sourceText;
  if (words === undefined || isDeferred(text) || !isOneSentence(was, text)) return false;
  const figure = anyCase`(\d[\d,]*(?:\.\d+)?)\s*(?:${words})`;
  const [old, now] = [was, text].map((it) => figure.exec(it)?.[1].replaceAll(",", ""));
  return Number(old) === figureOf(comment.measured) && now !== undefined &&
    keepsLimit(comment, Number(now));
}

/** The better half of its words is the same. */
function isOneSentence(was: string, is: string): boolean {
  const [old, now] = [was, is].map(wordsOf);
  return 2 * old.filter((it) => now.includes(it)).length >= Math.min(old.length, now.length);
}

/** What a text says there is none of: `NO OPNG. LIMITER`, `NO P.R.V.` */
const DENIED = /\b(?:NO|WITHOUT|W\/O)\s+((?:[A-Z]+\.?\s+)?(?:[A-Z]{3,}|(?:[A-Z]\.){2,}[A-Z]?))/g;
/** Words that deny or put off. */
const isOpen = (text: string): boolean =>
  /\b(?:NO|NOT|NONE|NOR|WITHOUT|W\/O|N\/A|T\.?B\.?D|VERIFY|SEE|LATER|FUTURE|PENDING|EXIST\w*)\b|\?/
    .test(text) ||
  isDeferred(text);

const wordsOf = (text: string): string[] =>
  text.toUpperCase().replaceAll(".", "").match(/[A-Z0-9][A-Z0-9'"/-]*/g) ?? [];

/** The one part of two texts that differs, in capitals; null where it is their start or more than a cell. */
function findReplaced(before: string, after: string): { gone: string; come: string } | null {
  const [was, is] = [before, after].map((it) => it.toUpperCase().split(/\s+/));
  const start = was.findIndex((word, index) => word !== is[index]);
  if (start < 1) return null;
  const least = Math.min(was.length, is.length) - start;
  let end = 0;
  while (end < least && was.at(-1 - end) === is.at(-1 - end)) end++;
  const [gone, come] = [was, is].map((it) => it.slice(start, it.length - end).join(" "));
  return gone === "" || `${gone}${come}`.includes("|") ? null : { gone, come };
}
