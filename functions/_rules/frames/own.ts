/**
 * The judge of ownership: which thing a figure belongs to, and what of it is measured. `42" HIGH GUARD W/ PICKETS @ 4"`
 * gives the guard its height and the pickets their gap. Where two things could own a figure alike, nobody does.
 */
import { getProperty, isKindOf, isPartOf, type Mark } from "../../_lexicon/mod.ts";
import type { Figure } from "./figures.ts";
import { type Clause, thingsOf, withinOf, type Words } from "./clause.ts";
import { boundOf, propertiesIn, roleOf } from "./figure_words.ts";
import { markBehind } from "./mark_behind.ts";
import {
  ALIKE,
  distanceOf,
  isModifier,
  isObjectAt,
  isWeak,
  isWeakApart,
  MOST_APART_NAMED,
} from "./nearness.ts";
import { GENERAL, hasOwnThing, strangeWords } from "./own_words.ts";
import { measureOf, saysDistance } from "./possible_measure.ts";
import { CLEAR_OF, isClear, measuredFrom, otherSide, toldMeasures } from "./told_measure.ts";

/** Whose a figure is. */
export interface Owned {
  thing: string;
  /** Its mark, where one stands behind its name. */
  mark: string | null;
  property: string;
  value: number;
  bound: "min" | "max" | null;
  role: "provided" | "required" | "allowed";
  /** Of the tiers the clause stands under, the one that names the thing; -1 for the clause itself. */
  tier: number;
  /** Other things named with it, nearest first. */
  within: string[];
}

/** Is told each step of a judgement, in plain words. */
export type Because = (reason: string) => void;

/** Whose the figure is; null when nobody can tell. */
export function ownerOf(
  figure: Figure,
  clause: Clause,
  tiers: readonly Words[],
  because: Because = () => {},
): Owned | null {
  if (isSum(figure, clause) || isLevel(figure, clause)) return null;
  const named = toldMeasures(figure, clause, tiers);
  if (named.length > 0) because(`its words: ${named.join(", ")}`);
  else if (figure.side !== undefined) named.push(...otherSide(figure, clause));
  const here = bestIn(figure, clause, named, because);
  const rest = () => withinOf(clause, tiers);
  if (here && here !== "unknown") return owned(here, figure, clause, -1, rest());
  const lead = named.length > 0 || isClear(figure, clause)
    ? headOf(figure, leadOf(clause), named.length > 0 ? named : CLEAR_OF)
    : isOnlyOfKind(figure, clause)
    ? headOf(figure, leadOf(clause), [])
    : null;
  if (lead) return owned(lead, figure, clause, -1, rest());
  if (here === "unknown") return null;
  const titled = titledOwner(figure, clause, { named, tiers, because });
  return titled && owned(titled.owner, figure, clause, titled.tier, rest());
}

/** The thing a title gives to a figure whose clause names none of its own. */
function titledOwner(
  figure: Figure,
  clause: Clause,
  { named, tiers, because }: {
    named: readonly string[];
    tiers: readonly Words[];
    because: Because;
  },
): { owner: Candidate; tier: number } | null {
  if (hasOwnThing(figure, clause)) {
    because("another thing stands beside it");
    return null;
  }
  if (named.length === 0 && IS_RUN.test(clause.text.slice(0, figure.start))) {
    because("it is how far something runs");
    return null;
  }
  const saysClear = isClear(figure, clause);
  if (strangeWords(clause) > (named.length > 0 || saysClear ? MOST_STRANGE_WORDS : 0)) {
    because("what stands beside it is not known");
    return null;
  }
  // Of a size what the words measure is its first side.
  const told = named.length > 0 || figure.side === "second" || namesOther(figure, clause)
    ? named
    : propertiesIn(clause, figure);
  for (const [tier, words] of tiers.entries()) {
    if (clause.isLong && words !== clause.before) continue;
    const wanted = told.length > 0 ? told : propertiesIn(words, figure);
    const owner = headOf(figure, words, wanted) ??
      (saysClear && wanted.length === 0 ? headOf(figure, words, CLEAR_OF) : null);
    if (owner) {
      because(`under “${words.text.trim()}”`);
      return { owner, tier };
    }
  }
  return null;
}

/** Of a ramp or a flight, whose width and rise it is not: `RISE 5 1/2", RUN 5'-6"`. */
const IS_RUN = /\bRUN\W*$/i;

/** Has the figure beyond a comma a name that has none of what is told before it: `RISE 6", WALK 5'-6"`? */
function namesOther(figure: Figure, clause: Clause): boolean {
  const piece = pieceAround(figure, clause.text);
  if (!clause.figures.some(({ end, kind }) => kind === figure.kind && end < piece.start)) {
    return false;
  }
  const here = clause.marks.filter((mark) => isWithin(mark, piece));
  return here.length < clause.marks.length && here.some((mark) => thingsOf(mark).length > 0) &&
    propertiesIn({ text: clause.text, marks: here }, figure).length === 0;
}

/** A label that leaves its thing to a title says little else. */
const MOST_STRANGE_WORDS = 3;

/** What a count and a measure come to: `18 R @ 7 1/2" = 11'-3"`. */
const isSum = ({ start, kind }: Figure, { text, figures }: Clause): boolean =>
  /=\s*$/.test(text.slice(0, start)) &&
  figures.some((it) => it.kind === kind && it.end < start);

/** A level something lies above or below, in feet of a datum: `GARAGE BELOW 9.0'`, `OUTLETS ABOVE 8.5' NAVD`. */
const isLevel = ({ start, end, raw, kind }: Figure, { text }: Clause): boolean =>
  kind === "length" && /\b(?:BELOW|ABOVE|UNDER|TO|AT)\s*$/i.test(text.slice(0, start)) &&
  (/^\d{1,3}\.\d{1,2}\s*(?:'|FT|FEET)/i.test(raw) &&
      /\b(?:BELOW|ABOVE|UNDER)\s*$/i.test(text.slice(0, start)) ||
    /^\W*N\.?[AG]\.?V\.?D\b/i.test(text.slice(end)));

/** What a list of figures begins with: `STAIR: 7" RISERS, 42" CLEAR WIDTH`. */
function leadOf({ text, marks }: Clause): Words {
  const end = /^\W*[^:\d]{2,40}(?=:)/.exec(text)?.[0].length ?? 0;
  return { text: text.slice(0, end), marks: marks.filter((mark) => mark.end <= end) };
}

interface Candidate {
  thing: string;
  mark: string | null;
  property: string;
  value: number;
}

/** The thing in the clause that owns the figure. */
function bestIn(
  figure: Figure,
  clause: Clause,
  named: readonly string[],
  because: Because,
): Candidate | "unknown" | null {
  const away = measuredFrom(figure, clause);
  const ranked = clause.marks.flatMap((mark, at) =>
    thingsOf(mark).flatMap((thing) => {
      const measure = measureOf(thing, figure, named) ??
        (named.length === 0 && isClear(figure, clause) ? measureOf(thing, figure, CLEAR_OF) : null);
      if (!measure || isWeakApart(mark, figure, clause.text)) return [];
      if (away && isWithin(mark, away)) return [];
      if (measure.property === "distance" && !saysDistance(figure, clause, named)) return [];
      const distance = distanceOf(figure, mark, clause, at);
      if (distance > (named.length > 0 ? MOST_APART_NAMED : MOST_APART)) return [];
      return [{
        thing,
        ...measure,
        distance,
        at: mark,
        mark: markBehind(clause.text, mark.end, clause.figures),
      }];
    })
  ).sort((a, b) => a.distance - b.distance);
  const [first, ...others] = ranked;
  if (!first) return null;
  const hung = hungAbove(figure, first, ranked, clause);
  if (hung) {
    because(`${hung.thing} hangs so high`);
    return hung;
  }
  const owner = subjectBefore(figure, first, clause, named.length > 0);
  if (owner) {
    because(`${thingsOf(owner)[0]} is spoken of, ${first.thing} stands beside it`);
    const isTold = named.length > 0 || figure.kind !== "length" && isOnlyOfKind(figure, clause);
    return isTold && ranked.find(({ at }) => at === owner) || "unknown";
  }
  const nearest = ranked.find(({ at }) => !isFallenTo(at, figure, clause.text));
  if (!nearest) {
    because(`${first.thing} is only what it falls to`);
    return null;
  }
  because(`${nearest.thing} is ${Math.round(nearest.distance)} away`);
  if (hasOwnFigure(nearest, figure, clause)) {
    because(`${nearest.thing} has a figure of its own, and something else stands beside this one`);
    return "unknown";
  }
  const rival = others.find((it) =>
    !isFallenTo(it.at, figure, clause.text) &&
    it.at !== nearest.at && !isMeasure(it.at) &&
    (!isObjectAt(clause.text, it.at.start) || isObjectAt(clause.text, nearest.at.start)) &&
    it.distance - nearest.distance < ALIKE &&
    !isKindOf(it.thing, nearest.thing) && !isKindOf(nearest.thing, it.thing)
  );
  if (rival) {
    because(`${rival.thing} could own it as well`);
    return "unknown";
  }
  return nearest;
}

/** What something falls to has no such slope itself: `SLOPE 2.6% TO DRAIN`, `FALLS 2 % TO THE GUTTER`. */
const isFallenTo = ({ start }: Mark, { kind, end }: Figure, text: string): boolean =>
  kind === "slope" && start >= end &&
  /^\W*(?:(?:DOWN|AWAY)\s+)?(?:TO|TOWARDS?)\s+(?:(?:THE|A|TRENCH|AREA|CATCH|ROOF|FLOOR)\s+)*$/i
    .test(text.slice(end, start));

/**
 * Has the thing, beyond a comma, a figure of its own that measures the same of it, while another thing or words nobody
 * knows stand beside this one: `RUN SLOPE 8.3%, COUNTER SLOPE 5%`? A list of figures alone, `RISERS 7", 7 1/4"`, is all
 * its.
 */
function hasOwnFigure(
  { at, thing, property, distance }: {
    at: Mark;
    thing: string;
    property: string;
    distance: number;
  },
  figure: Figure,
  clause: Clause,
): boolean {
  if (figure.kind !== "length" && figure.kind !== "slope") return false;
  const piece = pieceAround(figure, clause.text);
  const isNamedThere = clause.marks.some((it) =>
    isWithin(it, piece) && thingsOf(it).includes(thing)
  );
  const isOfOther = clause.marks.some((it) =>
    isWithin(it, piece) && thingsOf(it).length > 0 && !isObjectAt(clause.text, it.start) &&
    thingsOf(it).every((other) => !isPartOf(thing, other) && !isPartOf(other, thing))
  );
  const isStrange = strangeWords(clause, piece) > 0 ||
    clause.marks.some((it) => isWithin(it, piece) && it.end <= figure.start && standsBehind(it));
  if (isNamedThere || !isStrange && !isOfOther) return false;
  if (OF_SAME.test(clause.text.slice(piece.start, piece.end))) return false;
  const around = pieceAround(at, clause.text);
  const names = clause.marks.flatMap((mark, index) =>
    isWithin(mark, around) && thingsOf(mark).includes(thing) ? [{ mark, index }] : []
  );
  return clause.figures.some((it) =>
    it !== figure && it.kind === figure.kind && isWithin(it, around) &&
    names.some(({ mark, index }) =>
      distance - distanceOf(it, mark, clause, index) >= MUCH_NEARER
    ) &&
    measureOf(thing, it, toldMeasures(it, clause, []))?.property === property
  );
}

/** Said of a figure behind it alone, before one it names something else: `PLATFORM 14" HIGH`. */
const standsBehind = ({ senses }: Mark): boolean => senses.every(({ kind }) => kind === "after");

/** So much nearer, a figure is the thing's own. */
const MUCH_NEARER = 45;

/** From comma to comma, or to what it has `WITH` it; not those of `1,200`. */
function pieceAround({ start, end }: Pick<Mark, "start" | "end">, text: string) {
  const before = [...text.slice(0, start).matchAll(COMMA)].at(-1);
  const after = text.slice(end).search(COMMA);
  return { start: before ? before.index + 1 : 0, end: after < 0 ? text.length : end + after };
}

/** Says of which of several the figure is: `LAST RISER 6 1/4", BALANCE 7"`. */
const OF_SAME =
  /\b(?:BALANCE|OTHERS?|REST|REMAIN\w*|ELSEWHERE|ALL|BOTH|TOP|BOTTOM|OVERALL|FIRST|LAST|LEFT|RIGHT|NORTH|SOUTH|EAST|WEST|UPPER|LOWER|FRONT|REAR|OTHERWISE|THEN)\b/i;

const COMMA = /[,;|](?!\d{3}\b)|\bWITH\b/gi;

/** No thing that stands farther off owns a figure whose words leave open what it measures. */
const MOST_APART = 110;

/** Does a phrase say what is measured as well: `ABOVE GRADE` is a height, and a drop? */
const isMeasure = (mark: Mark): boolean => mark.senses.some(({ kind }) => kind === "after");

/**
 * What hangs so high where the nearest thing is but the word for what it is measured from: `EMBLEM BESIDE THE ENTRANCE
 * 7'-0" ABOVE GRADE`. Where people may fall, `DECK 4'-0" ABOVE GRADE`, the figure is the drop.
 */
function hungAbove<T extends { at: Mark; property: string }>(
  { start }: Figure,
  nearest: T,
  ranked: readonly T[],
  { text, marks, figures }: Clause,
): T | null {
  if (!isMeasure(nearest.at) || nearest.at.start < start) return null;
  const isOfFall = marks.some((mark) =>
    thingsOf(mark).some((thing) => OF_FALLS.some((it) => isKindOf(thing, it)))
  );
  return isOfFall
    ? null
    : ranked.find(({ at, property }) =>
      property === "height" && at.end <= start && !isObjectAt(text, at.start) &&
      (ENDS.test(text.slice(0, start)) ||
        !figures.some((it) => it.start > at.end && it.start < start))
    ) ?? null;
}

/** Told of the subject, whatever sizes of it stand between: `RELIEF PIPE 3/4", ENDS 10" ABOVE GRADE`. */
const ENDS =
  /\b(?:END(?:S|ING)?|TERMINAT(?:ES|ED|ING)|STOP(?:S|PING)?|DISCHARG(?:ES|ING))\b\W*(?:AT\W+)?$/i;

/** What stands at a drop, or has one. */
const OF_FALLS = ["guard", "handrail", "outdoor platform", "landing", "stair"];

const isWithin = (
  it: Pick<Mark, "start" | "end">,
  { start, end }: Pick<Mark, "start" | "end">,
): boolean => it.start >= start && it.end <= end;

/** `CORRIDOR 1 HR AT SHAFT 2 HR` has two: the second need not be the corridor's. */
const isOnlyOfKind = ({ kind }: Figure, { figures }: Clause): boolean =>
  figures.filter((it) => it.kind === kind).length === 1;

/**
 * Another thing the figure is of, that owns no such figure: the nearer one, or the one spoken of where the candidate is
 * only where it stands: `GFCI AT VANITY, 42" AFF`.
 */
function subjectBefore(
  figure: Figure,
  { at: candidate, thing }: { at: Mark; thing: string },
  clause: Clause,
  isNamed: boolean,
): Mark | null {
  const { text, marks } = clause;
  const isObject = (mark: Mark) => isObjectAt(text, mark.start);
  const isSubject = (mark: Mark, at: number) =>
    mark !== candidate && !isWeak(mark, text) && !isObject(mark) && !saysMeasure(mark, figure) &&
    !isModifier(mark, marks[at + 1], text) &&
    thingsOf(mark).some((it) => !GENERAL.has(it)) &&
    !thingsOf(mark).some((it) => isPartOf(thing, it) || isNamed && isPartOf(it, thing));
  const gap = distanceOf(figure, candidate, clause, marks.indexOf(candidate));
  return marks.find((mark, at) =>
    isSubject(mark, at) &&
    (isObject(candidate)
      ? mark.start < figure.start
      : distanceOf(figure, mark, clause, at) < gap - 8)
  ) ?? null;
}

/** Is it the word for what is measured, whatever else it may name: `PAVEMENT FALLS 2 %`? */
const saysMeasure = ({ senses }: Mark, { kind: of }: Figure): boolean =>
  senses.some(({ kind, id }) => kind === "before" && getProperty(id).kind === of);

/**
 * Of a title the last thing that can own the figure, `STAIR 2 LANDING DETAIL`, before what that stands at:
 * `CURB CUT AT ADA AISLE`.
 */
function headOf(figure: Figure, words: Words, named: readonly string[]): Candidate | null {
  const isObject = ({ start }: Mark) => isObjectAt(words.text, start);
  const last = words.marks.toReversed();
  for (const mark of [...last.filter((it) => !isObject(it)), ...last.filter(isObject)]) {
    for (const thing of thingsOf(mark)) {
      const measure = measureOf(thing, figure, named);
      if (!measure || isWeak(mark, words.text)) continue;
      if (
        (named.length === 0 || named === CLEAR_OF) && measure.property === "width" &&
        FROM_SIDE.test(words.text)
      ) {
        continue;
      }
      return { thing, ...measure, mark: markBehind(words.text, mark.end) };
    }
  }
  return null;
}

/** Views from the side, where nothing is as wide as drawn. */
const FROM_SIDE = /\bSECTIONS?\b(?!.*\bPLAN\b)/i;

function owned(
  { thing, mark, property, value }: Candidate,
  figure: Figure,
  clause: Clause,
  tier: number,
  within: string[],
): Owned {
  return {
    thing,
    mark,
    property,
    value,
    tier,
    bound: boundOf(figure, clause),
    role: roleOf(figure, clause),
    within: within.filter((it) => it !== thing),
  };
}
