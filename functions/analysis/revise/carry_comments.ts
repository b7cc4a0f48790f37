/**
 * What became of each comment made before: found again, found elsewhere, corrected, or not confirmed. A comment is
 * closed by what the sheets show now, never because nothing was found. Pure.
 */
import type {
  CarriedComment,
  CarriedState,
  OpenComment,
  SheetPair,
} from "../../_shared/domain/comparison.ts";
import {
  type Finding,
  isContradiction,
  isOwn,
  isSearched,
  placesOf,
} from "../../_shared/domain/finding.ts";
import { claimOf, shownBy } from "../../_shared/domain/finding_identity.ts";
import type { MatrixRow } from "../../_shared/domain/matrix.ts";
import type { Place } from "../../_shared/domain/plan_set.ts";
import type { UnclearPass } from "../../_shared/domain/report.ts";
import type { FactChange } from "./fact_changes.ts";
import { findAgain, isOfSameThing, placesNow, standsAlike } from "./find_again.ts";
import { findMended, type SetLine } from "./mended_words.ts";
import { isNear, isUpon, mapPlaces, type PlaceMap } from "./places.ts";
import { hasLimitOf, isSameFigure, keepsLimitOf } from "./same_limit.ts";
import { quotedRow } from "../../_shared/quoted_row.ts";

/** The two reports a comment is carried between. */
export interface CarryInput {
  comments: readonly OpenComment[];
  /** Findings of the report before: what complied then proves nothing now. */
  before: readonly Finding[];
  after: readonly Finding[];
  /** What would comply now if it is the thing’s: where the comment said it of that thing, it is. */
  unclear: readonly UnclearPass[];
  matrix: readonly MatrixRow[];
  /** What is printed on the sheets now. */
  lines: readonly SetLine[];
  /** Facts of the building given otherwise than before. */
  facts: readonly FactChange[];
  sheets: readonly SheetPair[];
}

/** Carries every comment, and lists what is new. */
export function carryComments(input: CarryInput): CarriedComment[] {
  const places = mapPlaces(input.sheets);
  const open = input.after.filter((it) => it.status !== "compliant");
  const found = findAgain(input.comments, open, places);
  const proofs = listProofs(input);
  const carried = input.comments.map((comment) => {
    const again = found.get(comment);
    return again ? carryOpen(comment, again, places) : carryGone(comment, proofs, places, input);
  });
  const known = new Set(found.values());
  const fresh = open.filter((it) => !known.has(it));
  return [...carried, ...fresh.map((it) => raise(it, proofs, places, input))];
}

function carryOpen(comment: OpenComment, finding: Finding, places: PlaceMap): CarriedComment {
  const isGone = !isSearched(comment.finding) && placesNow(comment, places).length === 0;
  const isMoved = comment.place !== null && !standsAlike(comment, finding, places) &&
    (isSearched(finding) ? isGone : !isSearched(comment.finding));
  const [now] = placesOf(finding);
  const isOnChange = !isSearched(finding) && placesOf(finding).some(places.isChanged);
  return {
    ...entryOf(comment, isMoved ? "moved" : "open", now),
    afterId: finding.id,
    isOnChange,
    why: whyOpen(comment.finding, finding, { isMoved, isOnChange }),
  };
}

function whyOpen(
  before: Finding,
  after: Finding,
  { isMoved, isOnChange }: { isMoved: boolean; isOnChange: boolean },
): string {
  const [was, is] = [before.otherPlaces.length + 1, after.otherPlaces.length + 1];
  if (isSearched(after)) {
    return isMoved
      ? "Its sheet is no longer in the set; it was searched for and not found."
      : "It was searched for again and not found.";
  }
  if (isMoved) {
    const isElsewhere = after.sheet !== before.sheet;
    return after.sheet
      ? `It has moved ${isElsewhere ? "to" : "on"} sheet ${after.sheet}.`
      : "It has moved.";
  }
  if (is < was) return `${is} of ${was} places ${is === 1 ? "is" : "are"} left.`;
  if (shownBy(before) !== shownBy(after)) {
    if (claimOf(before) === claimOf(after)) {
      return after.measured === null
        ? "The words there have changed; the comment stands."
        : "The words there have changed; the value the comment is about has not.";
    }
    return `What is shown has changed; ${
      after.status === "issue" ? "it still fails the check" : "the comment stands"
    }.`;
  }
  return isOnChange
    ? "The sheet has changed around it; the comment stands."
    : "What is shown there has not changed.";
}

/** Words of the sheet within our sentence: their own full stop would end it. */
const asQuoted = ({ sourceText }: { sourceText: string }): string =>
  quotedRow(sourceText).replace(/(?<=\w{3}["”)]?)\.$/, "");

/** What complies now and did not before, by rule, and answers of the matrix. */
interface Proofs {
  byRule: ReadonlyMap<string, Finding[]>;
  answers: ReadonlyMap<string, MatrixRow>;
  /** Rules that made one comment alone. */
  rulesOfOne: ReadonlySet<string>;
  /** Rules that ask or find fault now. */
  asking: ReadonlySet<string>;
  /** What complied before, by rule. */
  compliedBefore: ReadonlyMap<string, Finding[]>;
}

function listProofs({ comments, before, after, matrix }: CarryInput): Proofs {
  const said = new Set(before.filter(isCompliant).map(sayingOf));
  const fresh = after.filter((it) => isCompliant(it) && !said.has(sayingOf(it)));
  return {
    byRule: Map.groupBy(fresh, (it) => it.ruleId),
    answers: new Map(matrix.map((it) => [it.id, it])),
    rulesOfOne: new Set(
      [...Map.groupBy(comments, (it) => it.finding.ruleId)].flatMap(([ruleId, said]) =>
        said.length === 1 ? [ruleId] : []
      ),
    ),
    asking: new Set(after.filter((it) => !isCompliant(it)).map((it) => it.ruleId)),
    compliedBefore: Map.groupBy(before.filter(isCompliant), (it) => it.ruleId),
  };
}

const isCompliant = (it: Finding): boolean => it.status === "compliant";
/** Of a sheet without a number no page is told: with others before it, it has another one. */
const sayingOf = (it: Finding): string => JSON.stringify([it.sheet, shownBy(it)]);

/** A comment that was not found again: corrected where something proves it, else not confirmed. */
function carryGone(
  comment: OpenComment,
  proofs: Proofs,
  places: PlaceMap,
  { unclear, facts, lines }: CarryInput,
): CarriedComment {
  const { finding } = comment;
  const now = placesNow(comment, places);
  const isOnChange = now.some(places.isChanged);
  const entry = { ...entryOf(comment, "unconfirmed", now[0] ?? null), isOnChange };
  if (isOwn(finding)) return carryOwn(entry, finding);
  const close = (place: Place | null, why: string): CarriedComment => ({
    ...entry,
    state: "corrected",
    afterPlace: place ?? entry.afterPlace,
    why,
  });

  const complying = proofs.byRule.get(finding.ruleId) ?? [];
  const near = complying.filter((it) => standsAlike(comment, it, places));
  const ofThing = near.filter((it) => isOfSameThing(it, finding));
  const alike = ofThing.length > 0 ? ofThing : near;
  const here = alike.find((it) => hasLimitOf(finding, it)) ??
    alike.find((it) => keepsLimitOf(finding, it));
  if (here) return close(placesOf(here)[0], closingWords(here, finding));
  const other = alike.find((it) => isSameFigure(finding, it)) ?? alike[0];
  const ground = other && isSameFigure(finding, other) ? groundOf(facts, places) : undefined;
  if (ground) return close(placesOf(other)[0], ground);
  const kept = unclear.find((it) =>
    it.ruleId === finding.ruleId && places.isChanged(it) &&
    now.some((place) => isNear(place, it)) && keepsLimitOf(finding, it)
  );
  if (kept) return close(kept, `The sheet now says “${asQuoted(kept)}”, which complies.`);
  const mended = findMended(finding, { now, lines, places });
  if (mended) {
    return close(
      mended,
      `The sheet now says “${asQuoted(mended)}”, as the comment asked.`,
    );
  }
  const row = proofs.answers.get(finding.requirementId);
  const isMet = row?.answer === "complies";
  const named = isUnnamed(finding) && !proofs.asking.has(finding.ruleId) ? complying[0] : undefined;
  if (named) return close(placesOf(named)[0], nowWords(named));
  const changed = now.find((it) => places.isChanged(it) && !places.isRedrawn(it.page));
  const kindred = complying.filter((it) => keepsLimitOf(finding, it));
  const isAlone = proofs.rulesOfOne.has(finding.ruleId);
  const proof = isAlone
    ? isMet || isSearched(finding) ? kindred[0] : undefined
    : (isMet || row?.answer === "complies where shown") && changed
    ? kindred.find((it) => isOfSameRoom(it, finding))
    : undefined;
  if (proof) return close(placesOf(proof)[0], nowWords(proof));
  if (isContradiction(finding) && changed) {
    return close(
      changed,
      "One of the two places has changed, and they no longer contradict each other.",
    );
  }
  // The rule may have lost what made it ask; what it asked for is still not there.
  if (isSearched(finding) && row?.reason === "not on the sheets") {
    return { ...entry, state: "open", why: row.why };
  }
  if (other) return { ...entry, why: whyOther(facts) };
  const left = facts.length === 0 && !isContradiction(finding)
    ? findLeft(comment, { lines, places })
    : null;
  if (left) {
    return {
      ...entry,
      state: "open",
      afterPlace: left,
      why: `The sheet still says “${asQuoted(left)}”, and nothing has changed around it.`,
    };
  }
  return { ...entry, why: whyUnconfirmed(now, isOnChange, places) };
}

/** A question of no figure and no certain thing, that says that something is shown nowhere. */
const isUnnamed = (it: Finding): boolean =>
  it.status === "warning" && /\b(?:no|not|none|neither)\b/i.test(it.description) &&
  it.measured === null && it.required === null && !isSearched(it) &&
  !isContradiction(it) && it.documentMarkup.buildingElements.length === 0;

/** A text of the comment that stands at its place as it did, on a sheet that has not changed there. */
function findLeft(
  { finding, place }: OpenComment,
  { lines, places }: { lines: readonly SetLine[]; places: PlaceMap },
): SetLine | null {
  if (isSearched(finding)) return null;
  const texts = [finding.evidence, ...finding.otherPlaces].map(({ sourceText }) => sourceText);
  const spots = place ? [place, ...placesOf(finding).slice(1)] : [];
  for (const [at, spot] of spots.entries()) {
    const now = places.toNow(spot);
    if (!now || places.isChanged(now) || texts[at] === "") continue;
    const left = lines.find((it) => it.sourceText === texts[at] && isUpon(it, now));
    if (left) return left;
  }
  return null;
}

/** What the sheets show of a fact that changed: its new value, or that another one went, where they were changed. */
function groundOf(facts: readonly FactChange[], places: PlaceMap): string | undefined {
  const isShown = (it: Place | null) =>
    it !== null && places.isChanged(it) && !places.isRedrawn(it.page);
  for (const { shown, gone } of facts) {
    if (shown && isShown(shown)) {
      return `The sheets say “${asQuoted(shown)}” now, and by that limit it complies.`;
    }
    if (!shown && gone && isShown(places.toNow(gone))) {
      return `The sheets no longer say “${
        asQuoted(gone)
      }”, and by the limit that is left it complies.`;
    }
  }
}

/** What stands there complies by a limit the comment was not raised by: a person has to tell whether that is the one. */
function whyOther(facts: readonly FactChange[]): string {
  return facts.length === 0
    ? "What is shown there meets another limit than the one the comment was raised by."
    : `What is shown there meets another limit than before. Stated differently now: ${
      namesOf(facts)
    }.`;
}

const namesOf = (facts: readonly FactChange[]): string =>
  new Intl.ListFormat("en").format(facts.map(({ name }) => name));

/** What is held against another limit is not told as what was corrected. */
function closingWords(now: Finding, comment: Finding): string {
  return hasLimitOf(comment, now) || !now.evidence.sourceText
    ? nowWords(now)
    : `The sheet now says “${asQuoted(now.evidence)}”, which also meets the limit of the comment.`;
}

/** Beside the sentence of the comment, that of what complies would seem to contradict it. */
const nowWords = ({ description }: Finding): string => `Now: ${description}`;

/** One thing lettered at several places is commented at each and judged anew at one: the room says that it is meant. */
const isOfSameRoom = (a: Finding, b: Finding): boolean =>
  a.documentMarkup.roomType !== null && a.documentMarkup.roomType === b.documentMarkup.roomType;

/** What a reviewer raised no rule can find again: it stands at its place until a reviewer has looked. */
function carryOwn(entry: CarriedComment, { id }: Finding): CarriedComment {
  if (!entry.afterPlace) return { ...entry, why: "Its sheet is no longer in the set." };
  const there = entry.isOnChange
    ? "the sheet has changed there"
    : "nothing on the sheet has changed there";
  return { ...entry, afterId: id, why: `A reviewer raised it; ${there}.` };
}

function whyUnconfirmed(now: readonly Place[], isOnChange: boolean, places: PlaceMap): string {
  if (now.length === 0) return "Its sheet is no longer in the set.";
  if (now.some((it) => places.isRedrawn(it.page))) {
    return "The sheet was redrawn; nothing on it proves the correction.";
  }
  return isOnChange
    ? "What was shown there has changed, but nothing there proves the correction."
    : "Nothing has changed there, but it was not found again.";
}

function raise(
  finding: Finding,
  { compliedBefore }: Proofs,
  places: PlaceMap,
  { facts, sheets }: CarryInput,
): CarriedComment {
  const [place] = placesOf(finding);
  const isOnChange = placesOf(finding).some(places.isChanged);
  const entry = {
    state: "new" as const,
    before: null,
    afterId: finding.id,
    beforePlace: places.toBefore(place),
    afterPlace: place,
    isOnChange,
  };
  if (places.isAdded(place.page)) return { ...entry, why: "The sheet is new in the set." };
  if (isSearched(finding)) {
    return sheets.some(({ change }) => change !== "same")
      ? { ...entry, why: "It was searched for and not found in the set now." }
      : { ...entry, state: "late", why: WHY_LATE };
  }
  if (isOnChange) return { ...entry, why: "The sheet has changed here." };
  if (facts.length > 0) {
    const names = namesOf(facts);
    return { ...entry, why: `The sheet has not changed here. Stated differently now: ${names}.` };
  }
  const complied = compliedBefore.get(finding.ruleId) ?? [];
  if (complied.some((it) => stoodAt(it, finding, places))) {
    return { ...entry, why: "It complied before; what it is held against has changed." };
  }
  return { ...entry, state: "late", why: WHY_LATE };
}

const WHY_LATE = "The sheet has not changed here; it could have been raised before.";

/** Did one stand where the other stands now? */
function stoodAt(before: Finding, now: Finding, places: PlaceMap): boolean {
  const spots = placesOf(before).flatMap((it) => places.toNow(it) ?? []);
  return placesOf(now).some((it) => spots.some((spot) => isNear(spot, it)));
}

function entryOf(
  { cycle, findingId, place }: OpenComment,
  state: CarriedState,
  afterPlace: Place | null,
): CarriedComment {
  return {
    state,
    before: { cycle, findingId },
    afterId: null,
    beforePlace: place,
    afterPlace,
    why: "",
    isOnChange: false,
  };
}
