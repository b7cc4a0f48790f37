/**
 * Things that are counted, and what so many alike come to: `15 EQ. RISERS = 9'-4 1/2"` gives the count, the height of
 * one, and the rise of all.
 */
import { anyCase } from "../../_shared/pattern.ts";
import { getProperty, getThing } from "../../_lexicon/mod.ts";
import type { Figure } from "./figures.ts";
import { type Clause, thingsOf } from "./clause.ts";
import { NUMBER_WORDS, wholeNumber } from "../reading/quantities.ts";

/** A count or a sum, with the place it is read from. */
export interface Counted {
  thing: string;
  property: string;
  value: number;
  unit: string;
  raw: string;
}

/** Counts of a clause, and what they give with its lengths. */
export function countsIn(clause: Clause): Counted[] {
  return clause.marks.flatMap((mark) => {
    const things = thingsOf(mark).filter((it) => "count" in (getThing(it).has ?? {}));
    const count = things.length === 0 ? null : countBefore(clause.text.slice(0, mark.start));
    if (count === null) return [];
    const sum = sumOf(clause, mark.end);
    return things.flatMap((thing) => [
      { thing, property: "count", value: count.value, unit: "", raw: count.raw },
      ...(sum ? partsOf(thing, count.value, sum, clause) : []),
    ]);
  });
}

const COUNT = anyCase`(?<![\w.,:/'"№-])\(?(\d{1,3}|${
  NUMBER_WORDS.slice(1).join("|")
})\)?(?:\s*\(\d+\))?\s*(?:EQ(?:UAL)?\b\.?\s*)?$`;

function countBefore(text: string): { value: number; raw: string } | null {
  const match = COUNT.exec(text);
  return match && { value: wholeNumber(match[1]), raw: match[0].trim() };
}

/** The length behind `=` or TOTAL, or from floor to floor. */
const sumOf = ({ text, figures }: Clause, from: number): Figure | undefined =>
  figures.find(({ kind, start, end }) =>
    kind === "length" && start >= from &&
    (SUM.test(text.slice(from, start)) || OF_STORY.test(text.slice(end)))
  );
const OF_STORY =
  /^\W{0,3}(?:(?:FIN\w*\.?\s+)?FL(?:OO)?R\.?\s*(?:-|TO)\s*(?:FIN\w*\.?\s+)?FL(?:OO)?R\b|F\.?\s?-\s?F\b|TOTAL\s+RISE\b|OVERALL\b)/i;
const SUM = /(?:=|\bTOTAL(?:\s+RISE)?\b\W*)\s*$/i;

/** One of so many alike, where its own size is not given, and all of them. */
function partsOf(thing: string, count: number, sum: Figure, { figures }: Clause): Counted[] {
  const { has = {}, usual, adds } = getThing(thing);
  const found: Counted[] = [];
  const add = (it: string, property: string, value: number, range: readonly [number, number]) => {
    if (value < range[0] || value > range[1]) return;
    const { unit } = getProperty(property);
    found.push({ thing: it, property, value, unit, raw: sum.raw });
  };
  const isGiven = figures.some((it) => it !== sum && it.kind === "length" && it.end < sum.start);
  if (usual && !isGiven) add(thing, usual, sum.value / count, has[usual]);
  if (adds) add(adds.thing, adds.property, sum.value, getThing(adds.thing).has![adds.property]);
  return found;
}
