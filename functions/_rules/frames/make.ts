/** Reads texts into frames. What belongs to what is for `own.ts` to judge; nothing here knows a rule. */
import { remembered } from "../../_shared/remembered.ts";
import { clausesOf } from "../reading/clauses.ts";
import { forReading } from "../reading/quantities.ts";
import { isOfOldWork } from "../reading/standing.ts";
import { apartIn } from "./apart.ts";
import { type Clause, clauseOf, MOST_TEXTS, thingsOf, type Words, wordsOf } from "./clause.ts";
import { framesOfClause, workOf } from "./clause_frames.ts";
import type { Because } from "./own.ts";
import type { Placeless } from "./placeless.ts";

/** A text and all that says what it is about. */
export interface Spoken {
  text: string;
  /** Titles and names it stands under, nearest first. */
  under: readonly string[];
}

/** Of a label that leaves its thing to a title, in signs. */
const LONGEST_LABEL = 40;

/** An item of a list says of what its title names: `- Rise 30 in. in one run. Slope 1:11` under RAMP R. */
const isLongText = (text: string): boolean =>
  text.length > (LISTED_ITEM.test(text) ? 2 * LONGEST_LABEL : LONGEST_LABEL);
const LISTED_ITEM = /^\s*[-–•]\s/;

/** `RISERS VARY FROM 6" TO 8"` tells two heights, not by how much they differ. */
const RANGES_OVER =
  /\b(?:VAR(?:Y|IES|YING)|RANG(?:E|ES|ING))\s+(?=(?:FROM|BETWEEN)\s+\d)|\bVAR(?:Y|IES|YING)\s+(?=\d[\d\s\/.'"-]*(?:TO|-)\s*\d)/gi;

/** What is taken out for something new, up to the word that brings it: `REPLACE 36" GUARD WITH`, `DEMO 36" GUARD; NEW`. */
const TAKEN_OUT =
  /\bREPLACE\s+[^.;]{0,40}?\bWITH\b|\b(?:DEMO(?:LISH)?|REMOVE)\s+[^.;]{0,40}?[,;]\s*(?=(?:AND\s+)?(?:NEW|INSTALL|PROVIDE)\b)/gi;

/** What a sentence, a label or a callout says. */
export function framesOfText({ text, under }: Spoken, because?: Because): Placeless[] {
  if (!mayTell(text)) return [];
  const work = workOf(text);
  const titles = under.filter((it) => it !== text).map(wordsOf);
  const frames: Placeless[] = [];
  let before: Words | null = null;
  for (const it of clausesIn(text)) {
    const clause: Clause = { ...it, isLong: isLongText(text), before };
    const tiers = before ? [before, ...titles] : titles;
    if (isTelling(it)) frames.push(...framesOfClause(clause, tiers, "said", work, because));
    if (clause.marks.some((mark) => thingsOf(mark).length > 0)) before = clause;
  }
  for (const it of apartIn(text, frames)) {
    because?.(`→ ${it.raw}: ${it.thing} ${it.value} ${it.unit}`);
    frames.push(it);
  }
  return frames;
}

/** Has a text anything a frame is made of, whatever it stands under? Most labels have not. */
export const mayTell = (text: string): boolean => clausesIn(text).some(isTelling);

const isTelling = ({ marks, figures }: Clause): boolean => marks.length > 0 || figures.length > 0;

/** The clauses of a text; a text is asked for under many titles. */
const clausesIn = remembered(
  (text): readonly Clause[] =>
    IS_SCALE.test(text)
      ? []
      : withLead(clausesOf(forReading(text).replace(RANGES_OVER, "").replace(TAKEN_OUT, ""))).map(
        clauseOf,
      ),
  MOST_TEXTS,
);

/** What a text goes through place by place: `WATER CLOSETS: BATH 1: 15 IN TO TUB; BATH 2: 14 IN TO VANITY`. */
const LEAD = /^\W*([A-Z][A-Z .-]{2,28}):\s+[A-Z][^:;]{1,24}:\s/i;
const OF_A_PLACE = /^[A-Z][^:;]{1,24}:\s/i;

/** Each place of such a text behind what the text is about. */
function withLead(clauses: string[]): string[] {
  const first = clauses.findIndex((it) => LEAD.test(it));
  const lead = LEAD.exec(clauses[first] ?? "")?.[1];
  if (lead === undefined || wordsOf(lead).marks.flatMap(thingsOf).length === 0) return clauses;
  return clauses.map((it, at) => at > first && OF_A_PLACE.test(it) ? `${lead}: ${it}` : it);
}

/** A drawing scale measures nothing. */
const IS_SCALE = /^\W*SCALE\b|=\s*1'\s*-?\s*0"?\s*$/i;

/** Does a title say that what stands under it is old work? */
export const isUnderOldWork = (under: readonly string[]): boolean =>
  under.some((it) => isOfOldWork(it));
