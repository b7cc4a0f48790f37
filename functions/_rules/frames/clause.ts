/** A clause as frames read it: its text, what the lexicon finds in it, its figures. */
import { type Mark, marksIn } from "../../_lexicon/mod.ts";
import { MAX_QUANTITIES } from "../reading/masking.ts";
import { remembered } from "../reading/remembered.ts";
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

/** A text with what the lexicon and its figures say of it, of a kind the first {@link MAX_QUANTITIES}. */
export function clauseOf(text: string): Clause {
  const all = figuresIn(text);
  const ofKind = Map.groupBy(all, ({ kind }) => kind);
  const figures = all.length > MAX_QUANTITIES
    ? all.filter((it) => ofKind.get(it.kind)!.indexOf(it) < MAX_QUANTITIES)
    : all;
  return { text, marks: marksIn(text).filter((it) => !isUnit(it, all)), figures };
}

/** Words with their marks. */
export const wordsIn = (text: string): Words => ({
  text,
  marks: withoutUnits(marksIn(text), text),
});

/** The same, remembered: titles and heads stand on a set a thousand times. */
export const wordsOf: (text: string) => Words = remembered(wordsIn, 10_000);

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
