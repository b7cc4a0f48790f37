/** Contradictions of a set as subjects of rules: both values and both places are named. */
import type { Conflict, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, type Verdict, type VerdictData } from "../define_rule.ts";
import { conflictsOf } from "./mod.ts";
import { printedNumber } from "../reading/quantities.ts";

/** One contradiction, placed where the first value stands. */
export interface Contradiction extends Evidence {
  conflict: Conflict;
}

/** Contradictions about the given topics. */
export const contradictions = (
  plan: PlanSet,
  topics: readonly Conflict["topic"][],
): Contradiction[] =>
  conflictsOf(plan).filter(({ topic }) => topics.includes(topic)).map((conflict) => ({
    ...conflict.a,
    conflict,
  }));

/** A rule that asks where two places say two things of these topics, and asks nothing else. */
export const askedOf = (...topics: readonly Conflict["topic"][]) => ({
  severity: "medium" as const,
  applies: (plan: PlanSet) => contradictions(plan, topics),
  check: contradictionVerdict,
  messages: { conflict: CONFLICT_MESSAGE },
});

export const CONFLICT_MESSAGE =
  "The set says two things about {subject}: {first} on {here} and {second} {there}.";

/** The question a contradiction asks: which of the two is meant. */
export function contradictionVerdict({ conflict: { subject, a, b } }: Contradiction): Verdict {
  const data = {
    subject: inSentence(subject),
    first: a.value,
    second: b.value,
    ...measured(a.value),
    here: sheetOf(a),
    there: a.page === b.page ? "elsewhere on it" : `on ${sheetOf(b)}`,
  };
  return cantTell("conflict", data, { also: [b] });
}

/** `the number of stories`; what is called by its mark has no article: `door 101 size`. */
const inSentence = (subject: string): string =>
  /^the\b|^\S+ \S*\d/i.test(subject) ? subject : `the ${subject}`;

const sheetOf = ({ sheet, page }: Evidence) => (sheet ? `sheet ${sheet}` : `page ${page}`);

/** The first value, as a number with its unit where it is one. The other is no limit to hold it to. */
function measured(text: string): Pick<VerdictData, "actual" | "unit"> {
  const figure = /^(-?\d[\d,]*(?:\.\d+)?)\s*([a-z %]*)$/i.exec(text.trim());
  return figure
    ? { actual: printedNumber(figure[1]), unit: figure[2] || null }
    : { actual: text, unit: null };
}
