/** The text of a whole set with numbers, for the one question about how its sheets belong together. */
import type { PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { allStatements, asStatement, type Statement } from "../../_rules/measure.ts";

/** Most lines sent, and the longest of them in characters. */
const MOST_LINES = 1_200;
const LONGEST = 200;

/** Sheets that tell about the building as a whole come first where not all lines fit. */
const FIRST: readonly Sheet["kind"][] = ["cover", "code summary", "life safety", "notes"];

/** One printed text of the set; its id is its place in the list. */
export type SetLine = Statement;

/** Printed texts of the set in the order they are listed. */
export function setLines(plan: PlanSet): SetLine[] {
  const first = new Set(
    plan.sheets.filter(({ kind }) => FIRST.includes(kind)).map(({ page }) => page),
  );
  const all = [...allStatements(plan), ...titlesWithFigures(plan)]
    .filter(({ text }) => text.trim().length > 1);
  if (all.length <= MOST_LINES) return all;
  return [...all.filter(({ page }) => first.has(page)), ...all.filter((it) => !first.has(it.page))]
    .slice(0, MOST_LINES);
}

/** Titles of tables say something of what they list: `PANEL A, 120/240 V, MAIN 200 A`. */
const titlesWithFigures = ({ schedules }: PlanSet): SetLine[] =>
  schedules.flatMap(({ title, ...at }) =>
    title !== null && /\d/.test(title) ? [asStatement(title, { ...at, sourceText: title })] : []
  );

/** `id|sheet|text`, one line each. */
export function listSetLines(plan: PlanSet): string {
  const titles = new Map(
    plan.sheets.map(({ page, number, title }) => [
      page,
      [number ?? `page ${page}`, title].filter(Boolean).join(" "),
    ]),
  );
  return setLines(plan).map(({ page, text }, id) => {
    const plain = text.replace(/\s+/g, " ").replaceAll("|", "¦").slice(0, LONGEST);
    return `${id}|${titles.get(page) ?? `page ${page}`}|${plain}`;
  }).join("\n");
}
