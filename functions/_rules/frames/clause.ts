/** A clause as frames read it: its text, what the lexicon finds in it, its figures. */
import { type Mark, marksIn } from "../../_lexicon/mod.ts";
import { MAX_QUANTITIES } from "../reading/masking.ts";
import { remembered } from "../../_shared/remembered.ts";
import { type Figure, figuresIn } from "./figures.ts";

/** Words with what the lexicon finds in them. */
export interface Words {
  text: string;
  marks: readonly Mark[];
}

/** A clause with its figures. */
export interface Clause extends Words {
  figures: readonly Figure[];
  /** A longer text names what it speaks of and leaves nothing to a title. */
  isLong?: boolean;
  /** The clause before it in the same text. */
  before?: Words | null;
}

/** The things a mark may name. */
export const thingsOf = ({ things }: Mark): readonly string[] => things;

/** What a mark says of one kind: words behind a figure, before it, bounds. */
export const sensesOf = ({ senses }: Mark, kind: string): string[] =>
  senses.filter((it) => it.kind === kind).map(({ id }) => id);

/** Texts that are kept: under other titles the same says other things, but it is cut and searched alike. */
export const MOST_TEXTS = 10_000;

/** A text with what the lexicon and its figures say of it, of a kind the first {@link MAX_QUANTITIES}. */
export function clauseOf(text: string): Clause {
  const all = figuresIn(text);
  const ofKind = Map.groupBy(all, ({ kind }) => kind);
  const figures = all.length > MAX_QUANTITIES
    ? all.filter((it) => ofKind.get(it.kind)!.indexOf(it) < MAX_QUANTITIES)
    : all;
  const marks = marksIn(text).filter((it) => !isUnit(it, all) && !isVerb(it, text));
  return { text, marks, figures };
}

/** What some things do is what others are called: `THE CANOPY LEAVES 12 FT`, `Nobody walks more than 90 feet`. */
const VERB = /^(?:leaves?|walks|LEAVES?)$/;
/** `THE CURB RAMP DROPS AT 1:10`; how far the ground drops is a drop. */
const DROPS_AT = /^\s+AT\s+\d+\s*(?::|IN\b|%)/i;
/** Who does it stands before it; a leaf of a door is no verb. */
const DOES =
  /(?:^|[\s,])(?!(?:DOORS?|GATES?|OUTSIDE|INSIDE|OUTER|INNER|EXTERIOR|INTERIOR|HINGED|ACTIVE|OF|THE|A|AN|EACH|BOTH|TWO|PER|IN|AT|TO|ALL)\b)[A-Z]{2,}\s+$/i;
/** How much, or which way, behind it. */
const HOW_MUCH =
  /^\s+(?:(?:ONLY|ABOUT|NO\s+MORE|MORE|LESS|AT\s+(?:LEAST|MOST)|BY)\s+(?:THAN\s+)?)*(?:AT\s+)?\d/i;

/** Is it a verb where it stands, in a sentence? */
function isVerb({ start, end }: Mark, text: string): boolean {
  const [word, behind] = [text.slice(start, end), text.slice(end)];
  if (/^drops$/i.test(word)) return DROPS_AT.test(behind);
  return VERB.test(word) && DOES.test(text.slice(Math.max(0, start - 24), start)) &&
    HOW_MUCH.test(behind);
}

/** Words with their marks. */
export const wordsIn = (text: string): Words => ({
  text,
  marks: withoutUnits(marksIn(text), text),
});

/** The same, remembered: titles and heads stand on a set a thousand times. */
export const wordsOf: (text: string) => Words = remembered(wordsIn, MOST_TEXTS);

/** Most titles hold no figure, and are not searched for one. */
const withoutUnits = (marks: readonly Mark[], text: string): readonly Mark[] => {
  if (!/\d/.test(text)) return marks;
  const figures = figuresIn(text);
  return marks.filter((it) => !isUnit(it, figures));
};

/** The `HR` of `2-HR` is no handrail. */
export function isUnit({ start, end }: Mark, figures: readonly Figure[]): boolean {
  return figures.some((figure) =>
    figure.start < start && end <= figure.end && /^\W*\d/.test(figure.raw)
  );
}

/** Every thing a clause and what it stands under name, nearest first. */
export function withinOf(clause: Clause, tiers: readonly Words[]): string[] {
  return [...new Set([clause, ...tiers].flatMap(({ marks }) => marks.flatMap(thingsOf)))];
}
