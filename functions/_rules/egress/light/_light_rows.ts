/** Tables of light levels: foot-candles under heads of their own, place by place. */
import type { PlanSet, Schedule, ScheduleRow } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { contextOf, newWork, type Statement } from "../../measure.ts";

/** One place of a table of light levels; foot-candles, null where the table has no such column. */
export interface LightRow extends Statement {
  averageFc: number | null;
  leastFc: number | null;
  isEmergency: boolean;
}

const UNIT = String.raw`(?:F\.?\s?C\.?|FOOT[\s-]?CANDLES?)`;
const OF_LIGHT = new RegExp(UNIT, "i");
const PLAIN =
  anyCase`^\W*(?:(?:LEVEL|CALC\w*|DESIGN(?:ED)?|ACTUAL|PROV(?:IDED|'?D)?|MEASURED)\W+)?(?:AT\s+FLOOR\W+)?${UNIT}\W*(?:CALC\w*|DESIGN|ACTUAL|PROV(?:IDED|'?D)?)?\W*$`;
const AVERAGE = anyCase`^\W*AV(?:G|E|ERAGE)\b\W*(?:${UNIT})?\W*$`;
const LEAST = anyCase`^\W*MIN(?:IMUM)?\b\W*(?:${UNIT})?\W*$`;
const EMERGENCY = /\bEMERG\w*|\bBATTERY|\bEM\b|\b90\s*-?\s*MIN|\bGENERATOR/i;

/** Rows of tables that have a column of foot-candles, by their heads or by a first row of heads. */
export const lightRows = (plan: PlanSet): LightRow[] =>
  newWork(plan, { topic: /\d/, in: "rows" }).flatMap((it) => {
    const { schedule, row } = it;
    if (!schedule || !row) return [];
    const heads = headsOf(schedule);
    if (!heads.some((head) => OF_LIGHT.test(head))) return [];
    const under = (...forms: RegExp[]) =>
      figureAt(row, heads.findIndex((head) => forms.some((form) => form.test(head))));
    const averageFc = under(AVERAGE);
    const leastFc = under(LEAST, PLAIN);
    const sheet = plan.sheets.find(({ page }) => page === it.page)?.title ?? "";
    const isEmergency = EMERGENCY.test(`${contextOf(it)} | ${heads.join(" | ")} | ${sheet}`);
    return averageFc === null && leastFc === null
      ? []
      : [{ ...it, averageFc, leastFc, isEmergency }];
  });

function headsOf({ columns, rows: [first] }: Schedule): string[] {
  const heads = columns.map(({ header }) => header.trim());
  return heads.some((head) => head !== "")
    ? heads
    : first?.cells.map(({ text }) => text.trim()) ?? [];
}

function figureAt(row: ScheduleRow, index: number): number | null {
  const figure = /^(\d+(?:\.\d+)?|\.\d+)(?:\s*F\.?C\.?)?$/i.exec(
    row.cells[index]?.text.trim() ?? "",
  );
  return figure ? Number(figure[1]) : null;
}
