/** The shape of a matter a building has one of, and how figures of it are read. */
import type { Compared } from "../../_lexicon/mod.ts";
import type { Statement } from "../reading/statements.ts";
import { numberOf } from "./said.ts";

/** A matter a building has one of. */
export interface Single {
  topic: Compared;
  of: string;
  /** Letters a text about it cannot do without. */
  needs: RegExp;
  /** Values a text gives of it, of parts of it apart. */
  read: (it: Statement) => { values: number[]; isOfPart?: boolean };
  say: (value: number) => string;
  /** Held against each other text by text, not sheet by sheet: nothing has several. */
  isOnce?: true;
  /** What a sheet gives of several parts may add up to the whole another gives. */
  isAdded?: true;
}

/** The figures a pattern finds, its first group each. */
export const figures = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, digits]) => numberOf(digits));
