/** A clause as frames read it: its text, what the lexicon finds in it, its figures. */
import type { Mark } from "../../_lexicon/mod.ts";
import type { Figure } from "./figures.ts";

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
