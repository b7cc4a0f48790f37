/** Which finding of a set says a comment of the set before again: by place, words, sheet and the thing both name. Pure. */
import type { OpenComment } from "../../_shared/domain/comparison.ts";
import { type Finding, isSearched, placesOf } from "../../_shared/domain/finding.ts";
import { claimOf } from "../../_shared/domain/finding_identity.ts";
import type { Place } from "../../_shared/domain/plan_set.ts";
import { isNear, isUpon, type PlaceMap } from "./places.ts";

/** Each comment with the finding that says it again; a finding says one comment again. */
export function findAgain(
  comments: readonly OpenComment[],
  open: readonly Finding[],
  places: PlaceMap,
): Map<OpenComment, Finding> {
  const byRule = Map.groupBy(open, (it) => it.ruleId);
  const found = new Map<OpenComment, Finding>();
  for (const [ruleId, said] of Map.groupBy(comments, (it) => it.finding.ruleId)) {
    const pairs = takeLikeliest(said, byRule.get(ruleId) ?? [], places);
    for (const [comment, finding] of pairs) found.set(comment, finding);
  }
  return found;
}

/**
 * Comments and findings of one rule, the likeliest pairs first, of equal ones in their order. One rule may say
 * thousands of each, so that a pair takes a byte: its likeness in tenths.
 */
function takeLikeliest(
  comments: readonly OpenComment[],
  open: readonly Finding[],
  places: PlaceMap,
): [OpenComment, Finding][] {
  const isAlone = comments.length === 1 && open.length === 1;
  const findings = open.map(lookAt);
  const tenths = new Uint8Array(comments.length * findings.length);
  const levels = new Set<number>();
  comments.forEach((comment, row) => {
    const said = { ...lookAt(comment.finding), places: placesNow(comment, places) };
    findings.forEach((it, column) => {
      const likeness = likenessOf(said, it) ||
        Number(isAlone && isOfSet(comment.finding, it.finding)) * OF_SET_LIKENESS;
      const level = Math.round(10 * likeness);
      tenths[row * findings.length + column] = level;
      if (level > 0) levels.add(level);
    });
  });
  const pairs = new Map<OpenComment, Finding>();
  const taken = new Set<number>();
  for (const level of [...levels].sort((a, b) => b - a)) {
    comments.forEach((comment, row) => {
      if (pairs.has(comment)) return;
      const from = row * findings.length;
      for (let column = 0; column < findings.length; column++) {
        if (tenths[from + column] !== level || taken.has(column)) continue;
        pairs.set(comment, findings[column].finding);
        taken.add(column);
        return;
      }
    });
  }
  return [...pairs];
}

/** A finding with what it is known by. */
interface Known {
  finding: Finding;
  claim: string;
  places: readonly Place[];
}

const lookAt = (finding: Finding): Known => ({
  finding,
  claim: claimOf(finding),
  places: placesOf(finding),
});

/** Less than anything that stands at the same place or says the same. */
const OF_SET_LIKENESS = 0.1;

/** One of them stands at a place and the other was searched for and not found: one question, still open. */
const isOfSet = (before: Finding, after: Finding): boolean =>
  isSearched(before) !== isSearched(after);

/** How sure it is that a finding says a comment again; 0 where nothing says so. */
function likenessOf(comment: Known, finding: Known): number {
  const [was, is] = [comment.finding, finding.finding];
  const words = isSaidAlike(comment, finding);
  const isHere = isAtOne(was, comment.places, is, finding.places);
  if (!words && !isHere && !(isSearched(was) && isSearched(is))) return 0;
  const isSameSheet = is.sheet !== null && is.sheet === was.sheet;
  const isSameThing = isOfSameThing(is, was);
  return 4 * Number(isHere) + 3 * Number(words) + 2 * Number(isSameThing) + Number(isSameSheet) +
    0.5;
}

/** The same figure of the same thing, or the same words of the plan. */
const isSaidAlike = (a: Known, b: Known): boolean =>
  a.finding.measured !== null && !isOfSet(a.finding, b.finding) && a.claim === b.claim ||
  a.finding.evidence.sourceText !== "" &&
    a.finding.evidence.sourceText === b.finding.evidence.sourceText;

/** Both name the same door or window: lines of a schedule stand so near to each other that places alone mix them up. */
export const isOfSameThing = (a: Finding, b: Finding): boolean =>
  thingsOf(a).some((it) => thingsOf(b).includes(it));

/** Both name a door or window, and not the same one. */
const isOfOtherThing = (a: Finding, b: Finding): boolean =>
  thingsOf(a).length > 0 && thingsOf(b).length > 0 && !isOfSameThing(a, b);

const thingsOf = ({ documentMarkup }: Finding): string[] => documentMarkup.buildingElements;

/** One of its places is one of the other's; things of other names do not do with being near. */
export const standsAlike = (comment: OpenComment, finding: Finding, places: PlaceMap): boolean =>
  isAtOne(comment.finding, placesNow(comment, places), finding, placesOf(finding));

function isAtOne(
  was: Finding,
  now: readonly Place[],
  is: Finding,
  there: readonly Place[],
): boolean {
  const isAlike = isOfOtherThing(was, is) ? isUpon : isNear;
  return there.some((place) => now.some((it) => isAlike(it, place)));
}

/** Where a comment's places are now; empty where their sheets are missing. */
export function placesNow({ finding, place }: OpenComment, places: PlaceMap): Place[] {
  if (!place) return [];
  return [place, ...placesOf(finding).slice(1)].flatMap((it) => places.toNow(it) ?? []);
}
