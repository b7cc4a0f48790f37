/** The shape of a matter a building has one of, and how figures of it are read. */
import type { Compared } from "../../_lexicon/mod.ts";
import type { Statement } from "../reading/statements.ts";
import { printedNumber } from "../reading/quantities.ts";

/** A matter a building has one of. */
export interface Matter {
  topic: Compared;
  of: string;
  /** Words a text may use and speak of the whole; with any other its figures are those of a part. */
  plain: ReadonlySet<string>;
  /** As the report quotes it, where not as figures of its topic are. */
  say?: (value: number) => string;
  /** Words a text has to have to speak of the whole: `ALL CEILINGS`. */
  says?: RegExp;
  /** One and the same in every drawing, whatever part of the building that shows. */
  isEverywhere?: true;
  /** Held against each other text by text, not sheet by sheet: nothing has several. */
  isOnce?: true;
  /** Tags of a second of the kind: where the set has one, nobody tells which a text without a tag is about. */
  severals?: RegExp;
  /** One and the same for all units of a building: what is shown of one is that of the whole. */
  isShared?: true;
  /** What a sheet gives of several parts may add up to the whole another gives. */
  isAdded?: true;
}

/** One that is told in words of its own. */
export interface Single extends Matter {
  /** Letters a text about it cannot do without. */
  needs: RegExp;
  /** Figures a text gives of it. */
  read: (it: Statement) => number[];
}

/** One of a thing the lexicon knows. */
export interface Framed extends Matter {
  thing: string;
  property: string;
  /** Texts that call it so where the lexicon reads a more general thing: the insulation `AT CMU WALL`. */
  called?: { thing: string; by: RegExp };
}

/** Tags of a second stair, and steps elsewhere. */
export const SECOND_STAIR =
  /\bSTAIR(?:WAY|CASE)?S?\s*(?:NO\.?\s*|[-#]\s*)?(?:[2-9]|B)\b(?!["'-])|\b(?:ENTRY|EXTERIOR|EXT\.?|PORCH|DECK|POOL|ATTIC|SPIRAL|LOFT)\s+(?:STAIRS?|STEPS)\b|\b(?:TWO|BOTH|EACH)\s+STAIRS?\b/i;

/** The figures a pattern finds, its first group each. */
export const figures = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, digits]) => printedNumber(digits));
