/** Statements about a topic: those that say so themselves, and those that leave it to the title they stand under. */
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { rememberedOf } from "../../_shared/remembered.ts";
import { normaliseMarks, parseNumber } from "../../_shared/units.ts";
import { noteLeftOut } from "./left_out.ts";
import { perPlan } from "./per_plan.ts";
import { byText, inOrder, type Print } from "./printed.ts";
import { isEquipmentList } from "./schedule_statements.ts";
import { type Scope, scopeTest } from "./scope.ts";
import { isKept, isOfOldWork, isRemoved } from "./standing.ts";
import { allStatements, asStatement, type Statement } from "./statements.ts";
import { TextIndex } from "./text_index.ts";
import { titledText } from "./titles.ts";

/** A statement with the number that belongs to the topic. */
export interface Stated extends Statement {
  value: number;
  unit: string;
  /** The quantity as printed. */
  raw: string;
}

/** A printed dimension that names nothing, as a statement of its figure; inches. */
export const statedDimension = (it: Dimension): Stated => ({
  ...asStatement(it.sourceText, it),
  drawing: it.drawing ?? null,
  value: it.valueIn,
  unit: "in",
  raw: it.sourceText,
});

/** Which statements to look at. */
export interface StatementQuery extends Scope {
  /**
   * Where a text does not say so itself, read it behind the title of its drawing or list: `HALL: 2'-9" CLR.`
   * See `titles.ts`.
   */
  titled?: boolean;
  /** The text itself must match. */
  topic: RegExp;
  /** Not when the text matches this. */
  not?: RegExp;
}

/** Statements about a topic. */
export function statements(plan: PlanSet, query: StatementQuery): Statement[] {
  const { topic, not } = query;
  noteLeftOut(query);
  const isInPlace = scopeTest(query);
  const says = (text: string) => topic.test(text) && !not?.test(text);
  const own = inOrder(
    plainTexts(plan).mayMatch([topic]).filter(({ text }) => says(text)).flatMap((it) => it.by)
      .filter(([, it]) => isInPlace(it) && !not?.test(it.measureOf ?? "")),
  );
  if (!query.titled) return own;
  const titled = inOrder(
    titledTexts(plan).mayMatch([topic]).filter(({ text, by: [[, { plain, from }]] }) =>
      says(text) && (from === "row" || !topic.test(plain.text))
    ).flatMap((it) => it.by).filter(([, it]) => isInPlace(it)),
  );
  const labelled = new Set(titled.map(({ plain }) => plain));
  return [...own.filter((it) => !labelled.has(it)), ...titled];
}

/** Every row, whose cells say more than its text, and of the other texts those that say so. */
export function rowsAndNotes(plan: PlanSet, topic: RegExp): Statement[] {
  const saying = new Set(statements(plan, { topic }));
  return allStatements(plan).filter((it) => it.row !== null || saying.has(it));
}

/** A text, and all that print it. */
interface PrintedText<T> {
  text: string;
  by: Print<T>[];
}

/** A statement whose text stands behind the title it belongs under. */
interface TitledStatement extends Statement {
  /** The same without the title. */
  plain: Statement;
}

/** Every text of the set. */
const plainTexts = perPlan((plan) => indexOf(allStatements(plan), ({ text }) => text));

/** The texts that can be read behind their titles. */
const titledTexts = perPlan((plan) => {
  const titled = allStatements(plan).flatMap((plain): TitledStatement[] => {
    const isCell = plain.from === "row" && plain.row === null;
    const text = isCell ? null : titledText(plain);
    return text === null ? [] : [{ ...plain, text, plain }];
  });
  return indexOf(titled, ({ text, plain, from }) => [text, plain.text, from].join("\0"));
});

function indexOf<T extends Statement>(all: readonly T[], keyOf: (it: T) => string) {
  const texts = [...byText(all, keyOf).values()].map((by) => ({ text: by[0][1].text, by }));
  return new TextIndex<PrintedText<T>>(texts, ({ text }) => [text]);
}

/**
 * Statements about new work on parts of the building such as stairs, guards and walls. Rows of equipment lists,
 * and work that stays or is taken out, are left out.
 */
export function newWork(plan: PlanSet, query: StatementQuery): Statement[] {
  return statements(plan, query).filter(isOfNewWork);
}

const isOfNewWork = rememberedOf(({ text, schedule, heading, drawing }: Statement): boolean =>
  !(schedule && isEquipmentList(schedule)) && !isKept(text) && !isRemoved(text) &&
  !isOfOldWork(heading) && !isOfOldWork(drawing)
);

/** Statements whose text matches `number` with a group `n` holding a number (fractions allowed). */
export function statedNumbers(
  plan: PlanSet,
  query: StatementQuery & { number: RegExp; unit: string },
): Stated[] {
  return statements(plan, query).flatMap((it) => {
    const match = query.number.exec(normaliseMarks(it.text));
    const value = match?.groups?.n === undefined ? null : parseNumber(match.groups.n);
    return match && value !== null
      ? [{ ...it, value, unit: query.unit, raw: match[0].trim() }]
      : [];
  });
}
