/** Which finding of a set says a comment of the set before again: by place, words, sheet and the thing both name. Pure. */
import type { OpenComment } from "../../_shared/domain/comparison.ts";
import { type Finding, isSearched } from "../../_shared/domain/finding.ts";
import { claimOf } from "../../_shared/domain/finding_identity.ts";
import type { Place } from "../../_shared/domain/plan_set.ts";
import { isNear, isUpon, type PlaceMap, placesOf } from "./places.ts";

/** Each comment with the finding that says it again; a finding says one comment again. */
export function findAgain(
  comments: readonly OpenComment[],
  open: readonly Finding[],
  places: PlaceMap,
): Map<OpenComment, Finding> {
  const byRule = Map.groupBy(open, (it) => it.ruleId);
  const saidBy = Map.groupBy(comments, (it) => it.finding.ruleId);
  const candidates = comments.flatMap((comment) =>
    (byRule.get(comment.finding.ruleId) ?? []).flatMap((finding) => {
      const { ruleId } = finding;
      const isAlone = byRule.get(ruleId)!.length === 1 && saidBy.get(ruleId)!.length === 1;
      const likeness = likenessOf(comment, finding, places) ||
        Number(isAlone && isOfSet(comment.finding, finding)) * OF_SET_LIKENESS;
      return likeness > 0 ? [{ comment, finding, likeness }] : [];
    })
  ).sort((a, b) => b.likeness - a.likeness);
  const found = new Map<OpenComment, Finding>();
  const taken = new Set<Finding>();
  for (const { comment, finding } of candidates) {
    if (found.has(comment) || taken.has(finding)) continue;
    found.set(comment, finding);
    taken.add(finding);
  }
  return found;
}

/** Less than anything that stands at the same place or says the same. */
const OF_SET_LIKENESS = 0.1;

/** One of them stands at a place and the other was searched for and not found: one question, still open. */
const isOfSet = (before: Finding, after: Finding): boolean =>
  isSearched(before) !== isSearched(after);

/** How sure it is that a finding says a comment again; 0 where nothing says so. */
function likenessOf(comment: OpenComment, finding: Finding, places: PlaceMap): number {
  const words = isSaidAlike(comment.finding, finding);
  const isHere = standsAlike(comment, finding, places);
  if (!words && !isHere && !(isSearched(comment.finding) && isSearched(finding))) return 0;
  const isSameSheet = finding.sheet !== null && finding.sheet === comment.finding.sheet;
  const isSameThing = isOfSameThing(finding, comment.finding);
  return 4 * Number(isHere) + 3 * Number(words) + 2 * Number(isSameThing) + Number(isSameSheet) +
    0.5;
}

/** The same figure of the same thing, or the same words of the plan. */
const isSaidAlike = (a: Finding, b: Finding): boolean =>
  a.measured !== null && !isOfSet(a, b) && claimOf(a) === claimOf(b) ||
  a.evidence.sourceText !== "" && a.evidence.sourceText === b.evidence.sourceText;

/** Both name the same door or window: lines of a schedule stand so near to each other that places alone mix them up. */
export const isOfSameThing = (a: Finding, b: Finding): boolean =>
  thingsOf(a).some((it) => thingsOf(b).includes(it));

/** Both name a door or window, and not the same one. */
const isOfOtherThing = (a: Finding, b: Finding): boolean =>
  thingsOf(a).length > 0 && thingsOf(b).length > 0 && !isOfSameThing(a, b);

const thingsOf = ({ documentMarkup }: Finding): string[] => documentMarkup.buildingElements;

/** One of its places is one of the other's; things of other names do not do with being near. */
export function standsAlike(comment: OpenComment, finding: Finding, places: PlaceMap): boolean {
  const now = placesNow(comment, places);
  const isAlike = isOfOtherThing(comment.finding, finding) ? isUpon : isNear;
  return placesOf(finding).some((place) => now.some((it) => isAlike(it, place)));
}

/** Where a comment's places are now; empty where their sheets are missing. */
export function placesNow({ finding, place }: OpenComment, places: PlaceMap): Place[] {
  if (!place) return [];
  return [place, ...placesOf(finding).slice(1)].flatMap((it) => places.toNow(it) ?? []);
}
