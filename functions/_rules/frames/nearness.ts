/** How near a thing stands to a figure: characters between them, and what makes them strangers. */
import type { Mark } from "../../_lexicon/mod.ts";
import { type Clause, thingsOf, type Words } from "./clause.ts";
import type { Figure } from "./figures.ts";

/** Two things so nearly alike in distance could both own a figure. */
export const ALIKE = 3;
/** No thing that stands farther off owns a figure, even where the figure says what it measures. */
export const MOST_APART_NAMED = 200;
/** What stands between a thing and a figure makes them strangers by so many characters. */
const BARRIERS: readonly [pattern: RegExp, weight: number][] = [
  [/[;|]|(?<=[A-Z]{4})\.(?=\s+[A-Z(])/gi, 60],
  [/,|\s[-/]\s/g, 30],
  [/\b(?:W\/|WITH|AND)|&|\+/gi, 15],
];

/** How far the mark of a clause stands from a figure, with what parts them. */
export function distanceOf(
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
  if (isBefore && isOfLast(mark, figure, { text, marks, figures })) distance += 40;
  if (isModifier(mark, marks[at + 1], text)) distance += 60;
  if (isAside(mark, figure, { text, marks })) distance += 60;
  if (!isBefore && isToldInBrackets(mark, between, text, figures)) distance += 60;
  if (isObjectAt(text, mark.start)) distance += 22;
  const others = marks.filter((it) =>
    it.start >= from && it.end <= to && thingsOf(it).length > 0 && it.end - it.start > 1 &&
    !isObjectAt(text, it.start) && !isAside(it, figure, { text, marks })
  );
  return distance + 18 * others.length;
}

/** Between a thing and the figure said of it: `RISERS AT 7 1/4 IN.` */
export const TIED = /^\s*(?:@|=|:|\b(?:AT|IS|ARE|OF)\b)\s*$/i;
/** Between a figure and the thing it describes: `48-INCH-WIDE STAIR 2`. */
const BOUND_TO_NEXT = /^-(?:WIDE|DEEP|HIGH|LONG|TALL|THICK)\s+$/i;
/** Counts begin what is said of the next thing: `10 1/2" 11 RISERS @ 7"`. */
const COUNTED = /(?<![\w.\/-])\d{1,3}\)?\s*(?:EQ(?:UAL)?\b\.?\s*)?$/i;

/** Told of the figure before it, as the next thing is of this one: the riser of `7" MAX RISER 11" MIN TREAD`. */
function isOfLast(mark: Mark, figure: Figure, { text, marks, figures }: Clause): boolean {
  const last = figures.findLast(({ end }) => end <= mark.start);
  const next = marks.find((it) => it.start >= figure.end && thingsOf(it).length > 0);
  return last !== undefined && next !== undefined &&
    A_BOUND.test(text.slice(last.end, mark.start)) &&
    A_BOUND.test(text.slice(figure.end, next.start));
}

/** In brackets between a figure and the thing they tell more of: `COMMON PATH (STOCK ROOM) 60 FT`. */
export function isAside({ start, end }: Mark, figure: Figure, { text, marks }: Words): boolean {
  const opens = text.lastIndexOf("(", start);
  const closes = text.indexOf(")", end);
  return opens >= 0 && closes >= 0 && text.lastIndexOf(")", start) < opens &&
    figure.start > closes &&
    marks.some((it) => it.end <= opens && thingsOf(it).length > 0);
}

/** In brackets behind a figure, with one of its own there: the drop of `GUARD 34 1/2" (DROP 34")`. */
function isToldInBrackets(
  { end }: Mark,
  between: string,
  text: string,
  figures: readonly Figure[],
): boolean {
  if (between.lastIndexOf("(") <= between.lastIndexOf(")")) return false;
  const closes = text.indexOf(")", end);
  return figures.some((it) => it.start >= end && (closes < 0 || it.end <= closes));
}

/** All that stands between a figure and the thing behind it. */
const A_BOUND = /^\s*(?:(?:MAX|MIN)(?:IMUM)?\.?|CLEAR|CLR\.?|TYP\.?)?\s*$/i;

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

/** A thing behind one of these is what the figure is measured to, or where the other stands. */
const OBJECT =
  /(?:\b(?:(?:IS|ARE|BE)\s+(?:MOUNTED|LOCATED|PLACED|FIXED)|FROM|TO|OF|AT|ABOVE|ABV|BELOW|(?<!\d\s?)IN|NEAR|ON|OVER|UNDER|BETWEEN|SERVING|HOLDS?|FASTENS?|SECURES?|ATTACH(?:ES)?|SUPPORTS?|BESIDE|BEHIND|BEYOND|FOR|INTO|OFF|PAST|BY|W\/|WITH|WITHIN|ALONG|WHERE|NO|WITHOUT)\b|@)\W*(?:(?:(?:LEVEL|FLOOR|UNIT|TYPE|BUILDING)\s+(?:\d{1,2}|[A-Z]|ONE|TWO|THREE)(?=\s)|THE|EACH|EA|ANY|ALL|UPPER|LOWER|INTERMEDIATE|NEAREST|CL|FACE|EDGE|CENTER(?:LINE)?|C\/L|TOP|BOTTOM|LAST|FIRST|OPEN|EXTERIOR|INTERIOR|REAR|SIDE|FRONT|EXIT|MAIN|PUBLIC|POOL|ENTRY|ROOF|SUN|WOOD|STEEL|COMBUSTIBLE|FLOOR|SECOND|THIRD|(?:FOUR|FIF|SIX|SEVEN|EIGH|NIN|TEN)TH|\d+(?:ST|ND|RD|TH)|A|AN|ADJ\w*|[A-Z]*ROOM|LOBBY|KITCHEN|GARAGE|OFFICE|BATH|PORCH|PATIO|SHOP|STORE|LOFT|BALCONY|DECK|HALL|LANDING|TERRACE|LANAI|FOYER|MEZZANINE)\b\.?\s*(?:OF\s+|AND\s+|&\s*|\([A-Z]+\)\s*)?)*$/i;
/** No such chain of words is longer; the whole text would be looked through for each thing in it. */
const CHAIN = 120;
export const isObjectAt = (text: string, start: number): boolean =>
  OBJECT.test(text.slice(Math.max(0, start - CHAIN), start));

/** `STAIR` of `STAIR GUARD`. */
export const isModifier = (mark: Mark, next: Mark | undefined, text: string): boolean =>
  next !== undefined && thingsOf(next).length > 0 &&
  /^[\s-]{1,2}$/.test(text.slice(mark.end, next.start));

/** `R`, `T` and `RUN` mean riser and tread beside a figure only. */
export const isWeak = ({ start, end }: Mark, text: string): boolean =>
  end - start === 1 || /^(?:RUNS?|RISE)$/i.test(text.slice(start, end));

export function isWeakApart(mark: Mark, figure: Figure, text: string): boolean {
  if (!isWeak(mark, text)) return false;
  const between = mark.start >= figure.end
    ? text.slice(figure.end, mark.start)
    : text.slice(mark.end, figure.start);
  return !/^[\s.=:@]{0,4}(?:\bAT\s)?$/i.test(between);
}
