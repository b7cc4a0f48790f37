/** What readers of contradictions share: figures as printed, and texts about what is built. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { rememberedOf } from "../../_shared/remembered.ts";
import { perPlan } from "../reading/per_plan.ts";
import { isKept, isOfOldWork, isRemoved } from "../reading/standing.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
import { statements } from "../reading/topics.ts";

/** What stands already, may come some day, or may be built instead. */
const OTHER_WORK =
  /\bEXIST(?:ING)?\b|\bFUTURE\b|\bPHASE\s+(?:[2-9]|I{2,3}|TWO|THREE)\b|\bALT(?:ERNATE)?\b|\bOPTION(?:AL)?\b(?!\s+(?:METHOD|CALC))/i;

/** The number of a note in its list: `3. SOIL BEARING 2,000 PSF`. */
const NUMBER = String.raw`\s*\d{1,2}[.)]\s+`;
const NOTE_NUMBER = exactCase`^${NUMBER}`;

/** Is a text about what is built now? */
export const isNewWork = ({ text, drawing, heading, schedule }: Statement): boolean =>
  !isKept(text) && !isRemoved(text) && !OTHER_WORK.test(text) &&
  ![drawing, heading, schedule?.title ?? null].some(isOfOldWork);

/** Every text about what is built now. */
export const newStatements: (plan: PlanSet) => readonly Statement[] = perPlan((plan) =>
  allStatements(plan).filter(isNewWork)
);

/** Texts with the words, about what is built now, without their numbers in lists of notes. */
export const newTexts = (plan: PlanSet, words: RegExp): readonly Statement[] =>
  statements(plan, { topic: behindNumber(words) }).filter(isNewWork).map((it) =>
    NOTE_NUMBER.test(it.text) ? { ...it, text: it.text.replace(NOTE_NUMBER, "") } : it
  ).filter(({ text }) => words.test(text));

const VIEWS: readonly RegExp[] = [/\bELEV/i, /\bSECTION/i, /\bPLAN/i];

/** How the drawing a text stands on looks at the building; all lists and notes of a sheet are one place. */
export const viewOf = ({ drawing }: Statement): number =>
  VIEWS.findIndex((it) => it.test(drawing ?? ""));

/** A pattern of how texts begin, for numbered ones too. */
const behindNumber = rememberedOf((words: RegExp): RegExp => {
  const source = words.source.replace(/(^|\|)\^/g, `$1^(?:${NUMBER})?`);
  return source === words.source ? words : new RegExp(source, words.flags);
});
