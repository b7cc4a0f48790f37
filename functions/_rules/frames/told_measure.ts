/** What the words of its clause say a figure measures. */
import { getProperty, getThing, type Mark } from "../../_lexicon/mod.ts";
import { type Clause, thingsOf, type Words } from "./clause.ts";
import { propertiesAt } from "./figure_words.ts";
import type { Figure } from "./figures.ts";
import { TIED } from "./nearness.ts";

/** The properties the words at a figure name, likeliest first; none where they leave it open. */
export function toldMeasures(figure: Figure, clause: Clause, tiers: readonly Words[]): string[] {
  const named = propertiesAt(figure, clause).filter((it) =>
    figure.kind === "bare" || getProperty(it).kind === figure.kind
  );
  if (named.length > 0 && !isTiedTo(figure, clause, named)) return named;
  if (figure.kind !== "length") return [];
  if (isUnder(figure, clause, tiers)) return ["clear height"];
  return measuredFrom(figure, clause) ? ["distance"] : [];
}

/** `RISERS OF 8 INCHES FROM FLOOR TO FLOOR`: tied to a thing of which no such distance is measured. */
function isTiedTo(
  { start, end }: Figure,
  { text, marks }: Clause,
  named: readonly string[],
): boolean {
  if (named.some((it) => it !== "distance")) return false;
  const thing = marks.findLast((mark) => mark.end <= start);
  const between = thing === undefined ? "" : text.slice(thing.end, start);
  return thing !== undefined && TIED.test(between) &&
    (LEVEL_TO_LEVEL.test(text.slice(end)) ||
      between.includes("@") && FROM_LEVEL.test(text.slice(end))) &&
    thingsOf(thing).some((id) => getThing(id).usual !== undefined) &&
    !thingsOf(thing).some((id) => "distance" in (getThing(id).has ?? {}));
}

/** How far a flight goes; `STAIR IS 30" FROM WALL` tells where it stands. */
const FROM_LEVEL = /^\W*FROM\s+(?:THE\s+)?(?:FIN\w*\.?\s+)?(?:GRADE|FLOOR|LANDING|WALK|PATIO)\b/i;
const LEVEL_TO_LEVEL = /^\W*FROM\b[^,;\d]*\b(?:FLOOR|LEVEL|LANDING|GRADE)\b[^,;]*\bTO\b/i;

/** Of a size whose other side has a name, what this side is: `36" DEEP X 48"`. */
export function otherSide(figure: Figure, clause: Clause): string[] {
  const at = clause.figures.indexOf(figure);
  const other = clause.figures[figure.side === "first" ? at + 1 : at - 1];
  const named = other ? propertiesAt(other, clause) : [];
  return named.some((it) => ["depth", "length", "height"].includes(it)) ? ["width"] : [];
}

const CLEAR = /^\s*(?:CLEAR|CLR)\b/i;
const CLEAR_BEFORE = /\b(?:CLEAR|CLR)\b\W*$/i;
/** Is it a clear length, whatever it is clear of? */
export const isClear = ({ start, end, kind }: Figure, { text }: Words): boolean =>
  kind === "length" && (CLEAR.test(text.slice(end)) || CLEAR_BEFORE.test(text.slice(0, start)));
/** What is clear of a thing that no bare figure is of. */
export const CLEAR_OF = ["opening", "width"];

/** What is clear over or under something is clear upwards: `98" CLEAR OVER VAN SPACE`, `6'-4" CLR.` UNDER STAIR A. */
const isUnder = ({ end }: Figure, { text }: Clause, tiers: readonly Words[]): boolean =>
  CLEAR_UPWARDS.test(text.slice(end)) ||
  CLEAR.test(text.slice(end)) && tiers.some((it) => BELOW.test(it.text));
const CLEAR_UPWARDS = /^\s*(?:CLEAR|CLR)\b\.?\s+(?:OVER|ABOVE|ABV|UNDER|BELOW|BLW|BENEATH)\b/i;
const BELOW = /\b(?:UNDER|BELOW|BENEATH)\b/i;

/** Where a head or label names what its figure is measured from: `HORIZ. FROM TUB RIM 48"`. */
export function measuredFrom(
  { kind, start }: Figure,
  { text }: Words,
): Pick<Mark, "start" | "end"> | null {
  const found = kind === "length" ? FROM_THING.exec(text.slice(0, start)) : null;
  return found && { start: found.index, end: found.index + found[1].length };
}

const FROM_THING =
  /((?:^\W*|\b(?:HORIZ\w*|DIST\w*|OFFSET|AWAY)\b\.?\s+)FROM\b(?:(?!\b(?:TO|IS)\b)[^:=|;\d])*)(?:\|[^|]*|[:=]\s*)?$/i;
