/**
 * The judge of ownership: which thing a figure belongs to, and what of it is measured. `42" HIGH GUARD W/ PICKETS @ 4"`
 * gives the guard its height and the pickets their gap. Where two things could own a figure alike, nobody does.
 */
import { getProperty, getThing, isKindOf, isPartOf, type Mark } from "../../_lexicon/mod.ts";
import type { Figure } from "./figures.ts";
import { type Clause, thingsOf, type Words } from "./clause.ts";
import { boundOf, propertiesAt, propertiesIn, roleOf } from "./figure_words.ts";
import { markBehind } from "./identity.ts";

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

/** Does a phrase say what is measured as well: `ABOVE GRADE` is a height, and a drop? */
const isMeasure = (mark: Mark): boolean => mark.senses.some(({ kind }) => kind === "after");

/** Is told each step of a judgement, in plain words. */
export type Because = (reason: string) => void;

/** What stands between a thing and a figure makes them strangers by so many characters. */
const BARRIERS: readonly [pattern: RegExp, weight: number][] = [
  [/[;|]|(?<=[A-Z]{4})\.(?=\s+[A-Z(])/gi, 60],
  [/,|\s[-/]\s/g, 30],
  [/\b(?:W\/|WITH|AND)|&|\+/gi, 15],
];
/** A thing behind one of these is what the figure is measured to, or where the other stands. */
const OBJECT =
  /(?:\b(?:(?:IS|ARE|BE)\s+(?:MOUNTED|LOCATED|PLACED|FIXED)|FROM|TO|OF|AT|ABOVE|ABV|BELOW|(?<!\d\s?)IN|NEAR|ON|OVER|UNDER|BETWEEN|SERVING|BESIDE|BEHIND|BEYOND|FOR|INTO|OFF|PAST|BY|W\/|WITH|WITHIN|ALONG|WHERE|NO|WITHOUT)\b|@)\W*(?:(?:THE|EACH|EA|ANY|ALL|NEAREST|CL|FACE|EDGE|CENTER(?:LINE)?|C\/L|TOP|BOTTOM|LAST|FIRST|OPEN|EXTERIOR|INTERIOR|REAR|SIDE|FRONT|EXIT|MAIN|PUBLIC|FLOOR|SECOND|THIRD|(?:FOUR|FIF|SIX|SEVEN|EIGH|NIN|TEN)TH|\d+(?:ST|ND|RD|TH)|A|AN|ADJ\w*)\b\.?\s*(?:OF\s+|\([A-Z]+\)\s*)?)*$/i;
/** No such chain of words is longer; the whole text would be looked through for each thing in it. */
const CHAIN = 120;
export const isObjectAt = (text: string, start: number): boolean =>
  OBJECT.test(text.slice(Math.max(0, start - CHAIN), start));
const MOST_APART = 110;
/** Farther where the figure says what it measures: `RAILING TO WITHSTAND 200 LB, 50 PLF, 42" HIGH`. */
const MOST_APART_NAMED = 200;
/** Two things so nearly alike in distance could both own it. */
const ALIKE = 3;
/** Whose the figure is; null when nobody can tell. */
export function ownerOf(
  figure: Figure,
  clause: Clause,
  tiers: readonly Words[],
  because: Because = () => {},
): Owned | null {
  if (isSum(figure, clause)) return null;
  const named = propertiesAt(figure, clause).filter((it) =>
    figure.kind === "bare" || getProperty(it).kind === figure.kind
  );
  if (isTiedTo(figure, clause, named)) named.length = 0;
  if (named.length === 0 && figure.kind === "length") {
    if (isUnder(figure, clause, tiers)) named.push("clear height");
    else if (measuredFrom(figure, clause)) named.push("distance");
  }
  if (named.length > 0) because(`its words: ${named.join(", ")}`);
  else if (figure.side !== undefined) named.push(...otherSide(figure, clause));
  const here = bestIn(figure, clause, named, because);
  const rest = () => withinOf(clause, tiers);
  if (here && here !== "unknown") return owned(here, figure, clause, -1, rest());
  const lead = named.length > 0 || isClear(figure, clause)
    ? headOf(figure, leadOf(clause), named.length > 0 ? named : CLEAR_OF)
    : null;
  if (lead) return owned(lead, figure, clause, -1, rest());
  if (here === "unknown") return null;
  if (hasOwnThing(figure, clause)) {
    because("another thing stands beside it");
    return null;
  }
  const saysClear = isClear(figure, clause);
  if (strangeWords(clause) > (named.length > 0 || saysClear ? MOST_STRANGE_WORDS : 0)) {
    because("what stands beside it is not known");
    return null;
  }
  const told = named.length > 0 ? named : propertiesIn(clause, figure);
  for (const [tier, words] of tiers.entries()) {
    if (clause.isLong && words !== clause.before) continue;
    const wanted = told.length > 0 ? told : propertiesIn(words, figure);
    const found = headOf(figure, words, wanted) ??
      (saysClear && wanted.length === 0 ? headOf(figure, words, CLEAR_OF) : null);
    if (found) {
      because(`under “${words.text.trim()}”`);
      return owned(found, figure, clause, tier, rest());
    }
  }
  return null;
}

/** `RISERS OF 8 INCHES FROM FLOOR TO FLOOR`: tied to a thing of which no such distance is measured. */
function isTiedTo(
  { start, end }: Figure,
  { text, marks }: Clause,
  named: readonly string[],
): boolean {
  if (named.length === 0 || named.some((it) => it !== "distance")) return false;
  const thing = marks.findLast((mark) => mark.end <= start);
  return thing !== undefined && TIED.test(text.slice(thing.end, start)) &&
    LEVEL_TO_LEVEL.test(text.slice(end)) &&
    thingsOf(thing).some((id) => getThing(id).usual !== undefined) &&
    !thingsOf(thing).some((id) => "distance" in (getThing(id).has ?? {}));
}

/** How far a flight goes; `STAIR IS 30" FROM WALL` tells where it stands. */
const LEVEL_TO_LEVEL = /^\W*FROM\b[^,;\d]*\b(?:FLOOR|LEVEL|LANDING|GRADE)\b[^,;]*\bTO\b/i;

/** Of a size whose other side has a name, what this side is: `36" DEEP X 48"`. */
function otherSide(figure: Figure, clause: Clause): string[] {
  const at = clause.figures.indexOf(figure);
  const other = clause.figures[figure.side === "first" ? at + 1 : at - 1];
  const named = other ? propertiesAt(other, clause) : [];
  return named.some((it) => ["depth", "length", "height"].includes(it)) ? ["width"] : [];
}

const CLEAR = /^\s*(?:CLEAR|CLR)\b/i;
const CLEAR_BEFORE = /\b(?:CLEAR|CLR)\b\W*$/i;
const isClear = ({ start, end, kind }: Figure, { text }: Words): boolean =>
  kind === "length" && (CLEAR.test(text.slice(end)) || CLEAR_BEFORE.test(text.slice(0, start)));
/** What is clear of a thing that no bare figure is of. */
const CLEAR_OF = ["opening", "width"];
const BELOW = /\b(?:UNDER|BELOW|BENEATH)\b/i;

/** What is clear under something is clear upwards: `6'-4" CLR.` in a drawing UNDER STAIR A. */
const isUnder = ({ end }: Figure, { text }: Clause, tiers: readonly Words[]): boolean =>
  CLEAR.test(text.slice(end)) && tiers.some((it) => BELOW.test(it.text));

/** What a count and a measure come to: `18 R @ 7 1/2" = 11'-3"`. */
const isSum = ({ start, kind }: Figure, { text, figures }: Clause): boolean =>
  /=\s*$/.test(text.slice(0, start)) &&
  figures.some((it) => it.kind === kind && it.end < start);

/** What a list of figures begins with: `STAIR: 7" RISERS, 42" CLEAR WIDTH`. */
function leadOf({ text, marks }: Clause): Words {
  const end = /^\W*[^:\d]{2,40}(?=:)/.exec(text)?.[0].length ?? 0;
  return { text: text.slice(0, end), marks: marks.filter((mark) => mark.end <= end) };
}

/** A label that leaves its thing to a title says little else. */
const MOST_STRANGE_WORDS = 3;
const PLAIN_WORDS =
  /\b(?:CLEAR|CLR|NET|MIN|MAX|TYP|NOM|APPROX|THE|OF|AT|IS|AND|EA|EACH|UNO|VIF|FIN|FINISH(?:ED)?|UP|DN|TO|NOTED|ABOUT|INSIDE|I\.?D|O\.?A|BY|X)\b/gi;

/** Words of a clause that neither the lexicon nor a figure explains. */
const strangeWords = remembered(({ text, marks, figures }: Clause): number => {
  const letters = text.split("");
  for (const { start, end } of [...marks, ...figures]) letters.fill(" ", start, end);
  return letters.join("").replace(PLAIN_WORDS, " ").match(/[A-Z]+/gi)?.length ?? 0;
});

/** Each clause is asked for all of its figures. */
function remembered<T extends object, R>(work: (of: T) => R): (of: T) => R {
  const known = new WeakMap<T, R>();
  return (of) => {
    const found = known.get(of) ?? work(of);
    known.set(of, found);
    return found;
  };
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
        mark: markBehind(clause.text.slice(mark.end)),
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
  because(`${first.thing} is ${Math.round(first.distance)} away`);
  const rival = others.find((it) =>
    it.at !== first.at && !isMeasure(it.at) &&
    (!isObjectAt(clause.text, it.at.start) || isObjectAt(clause.text, first.at.start)) &&
    it.distance - first.distance < ALIKE &&
    !isKindOf(it.thing, first.thing) && !isKindOf(first.thing, it.thing)
  );
  if (rival) {
    because(`${rival.thing} could own it as well`);
    return "unknown";
  }
  return first;
}

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

/** Where a head or label names what its figure is measured from: `HORIZ. FROM TUB RIM 48"`. */
function measuredFrom(
  { kind, start }: Figure,
  { text }: Words,
): Pick<Mark, "start" | "end"> | null {
  const found = kind === "length" ? FROM_THING.exec(text.slice(0, start)) : null;
  return found && { start: found.index, end: found.index + found[1].length };
}

const FROM_THING =
  /((?:^\W*|\b(?:HORIZ\w*|DIST\w*|OFFSET|AWAY)\b\.?\s+)FROM\b(?:(?!\b(?:TO|IS)\b)[^:=|;\d])*)(?:\|[^|]*|[:=]\s*)?$/i;

const isWithin = (it: Mark, { start, end }: Pick<Mark, "start" | "end">): boolean =>
  it.start >= start && it.end <= end;

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
      return { thing, ...measure, mark: markBehind(words.text.slice(mark.end)) };
    }
  }
  return null;
}

/** Views from the side, where nothing is as wide as drawn. */
const FROM_SIDE = /\bSECTIONS?\b(?!.*\bPLAN\b)/i;

/** What of a thing the figure can be: one of the named, else what a bare figure beside it is. */
function measureOf(
  id: string,
  { kind, value, raw, side }: Figure,
  named: readonly string[],
): { property: string; value: number } | null {
  const { has = {}, usual } = getThing(id);
  const fits = (property: string): boolean => {
    const range = has[property];
    if (!range || value < range[0] || value > range[1]) return false;
    const own = getProperty(property).kind;
    return own === kind || (kind === "bare" && own !== "count");
  };
  const can = Object.keys(has).filter(fits);
  if (can.length === 0 || raw === "") return null;
  if (side !== undefined && named.length === 0) {
    const sides = side === "first" ? ["width"] : ["height", "depth", "length"];
    const property = sides.find((it) => it in has);
    return property !== undefined && can.includes(property) ? { property, value } : null;
  }
  const wanted = named.filter((it) => can.includes(it));
  if (named.length > 0) return wanted.length > 0 ? { property: wanted[0], value } : null;
  if (usual && can.includes(usual)) return { property: usual, value };
  return can.length === 1 && (kind !== "length" || usual === undefined)
    ? { property: can[0], value }
    : null;
}

/** The size a thing is known by is no distance: `3" VTR`. */
function saysDistance({ value }: Figure, { text }: Clause, named: readonly string[]): boolean {
  return named.length > 0 || value >= 60 || DISTANCE.test(text);
}

const DISTANCE =
  /\b(?:FROM|TO|OFF|AWAY|APART|BEYOND|PAST|WITHIN|BETWEEN|BTWN|BESIDE|FRONT|O\.?C|CLEAR|CLR|CLEARANCE|DISTANCE|SETBACK|SIDE|NEAR(?:EST)?|PROJ\w*|EXTEN\w*|HORIZ\w*)\b/i;

/** `R`, `T` and `RUN` mean riser and tread beside a figure only. */
const isWeak = ({ start, end }: Mark, text: string): boolean =>
  end - start === 1 || /^(?:RUNS?|RISE)$/i.test(text.slice(start, end));

function isWeakApart(mark: Mark, figure: Figure, text: string): boolean {
  if (!isWeak(mark, text)) return false;
  const between = mark.start >= figure.end
    ? text.slice(figure.end, mark.start)
    : text.slice(mark.end, figure.start);
  return !/^[\s.=:@]{0,4}(?:\bAT\s)?$/i.test(between);
}

function distanceOf(
  figure: Figure,
  mark: Mark,
  { text, marks, figures }: Clause,
  at: number,
): number {
  const isBefore = mark.end <= figure.start;
  const between = isBefore
    ? text.slice(mark.end, figure.start)
    : text.slice(figure.end, mark.start);
  const isTied = isBefore ? TIED.test(between) : BOUND_TO_NEXT.test(between);
  let distance = isTied ? -ALIKE - 1 : between.length;
  // Everything that follows adds to it.
  if (distance > MOST_APART_NAMED) return distance;
  if (!isBefore && (COUNTED.test(between) || isOfNext(mark, between, text, figures))) {
    distance += 40;
  }
  for (const [pattern, weight] of BARRIERS) {
    distance += weight * [...between.matchAll(pattern)].length;
  }
  const [from, to] = isBefore ? [mark.end, figure.start] : [figure.end, mark.start];
  const crossed = figures.filter((it) => it.start >= from && it.end <= to).length;
  distance += 35 * crossed;
  if (isModifier(mark, marks[at + 1], text)) distance += 60;
  if (isObjectAt(text, mark.start)) distance += 22;
  const others = marks.filter((it) =>
    it.start >= from && it.end <= to && thingsOf(it).length > 0 && it.end - it.start > 1 &&
    !isObjectAt(text, it.start)
  );
  return distance + 18 * others.length;
}

/** Between a thing and the figure said of it: `RISERS AT 7 1/4 IN.` */
const TIED = /^\s*(?:@|=|:|\b(?:AT|IS|ARE|OF)\b)\s*$/i;
/** Between a figure and the thing it describes: `48-INCH-WIDE STAIR 2`. */
const BOUND_TO_NEXT = /^-(?:WIDE|DEEP|HIGH|LONG|TALL|THICK)\s+$/i;
/** Counts begin what is said of the next thing: `10 1/2" 11 RISERS @ 7"`. */
const COUNTED = /(?<![\w.\/-])\d{1,3}\)?\s*(?:EQ(?:UAL)?\b\.?\s*)?$/i;

/** Behind a comma, with a figure of its own: the drop of `40" HIGH, DROP 10'-0"`. */
function isOfNext(
  { end }: Mark,
  between: string,
  text: string,
  figures: readonly Figure[],
): boolean {
  const next = figures.find(({ start }) => start >= end);
  return /[,;]/.test(between) && next !== undefined &&
    /^\s*(?:@|=|:|\b(?:AT|IS|OF)\b)?\s*$/i.test(text.slice(end, next.start));
}

/** `STAIR` of `STAIR GUARD`. */
const isModifier = (mark: Mark, next: Mark | undefined, text: string): boolean =>
  next !== undefined && thingsOf(next).length > 0 &&
  /^[\s-]{1,2}$/.test(text.slice(mark.end, next.start));

/** Does the clause name a thing of its own beside the figure, other than what it is measured to? */
function hasOwnThing({ start, end }: Figure, { text, marks }: Clause): boolean {
  return marks.some((mark) =>
    thingsOf(mark).some((it) => !GENERAL.has(it)) && !isWeak(mark, text) &&
    !isObjectAt(text, mark.start) &&
    Math.min(Math.abs(mark.start - end), Math.abs(start - mark.end)) < 40
  );
}

/** Said of everything. */
const GENERAL = new Set([
  "level",
  "column",
  "wall",
  "exit",
  "occupant load",
  "live load",
  "roof curb",
  "interior finish",
  "roof covering",
  "electrical room",
]);

/** Every thing a clause and what it stands under name, nearest first. */
export function withinOf(clause: Clause, tiers: readonly Words[]): string[] {
  return [...new Set([clause, ...tiers].flatMap(({ marks }) => marks.flatMap(thingsOf)))];
}

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
