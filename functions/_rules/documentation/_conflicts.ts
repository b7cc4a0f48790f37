/** Contradictions of a set as subjects of rules: both values and both places are named. */
import type { Conflict, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, type Verdict, type VerdictData } from "../define_rule.ts";

/** One contradiction, placed where the first value stands. */
export interface Contradiction extends Evidence {
  conflict: Conflict;
}

/** Contradictions about the given topics. */
export const contradictions = (
  plan: PlanSet,
  topics: readonly Conflict["topic"][],
): Contradiction[] =>
  plan.conflicts.filter(({ topic }) => topics.includes(topic)).map((conflict) => ({
    ...conflict.a,
    conflict,
  }));

export const CONFLICT_MESSAGE =
  "The set says two things about {subject}: {first} on {here} and {second} on {there}.";

/** The question a contradiction asks: which of the two is meant. */
export function contradictionVerdict({ conflict: { subject, a, b } }: Contradiction): Verdict {
  const data = {
    subject,
    first: a.value,
    second: b.value,
    ...measured(a.value, b.value),
    here: sheetOf(a),
    there: sheetOf(b),
  };
  return cantTell("conflict", data, { also: [b] });
}

const sheetOf = ({ sheet, page }: Evidence) => (sheet ? `sheet ${sheet}` : `page ${page}`);

/** Both values as numbers with their unit where they are that, else as words. */
function measured(a: string, b: string): Pick<VerdictData, "actual" | "required" | "unit"> {
  const [one, other] = [a, b].map((text) =>
    /^(-?\d[\d,]*(?:\.\d+)?)\s*([a-z %]*)$/i.exec(text.trim())
  );
  if (!one || !other || one[2] !== other[2]) return { actual: a, required: b, unit: null };
  const number = (digits: string) => Number(digits.replaceAll(",", ""));
  return { actual: number(one[1]), required: number(other[1]), unit: one[2] || null };
}
