/** Corridors in lists of the widths of all parts of the way out: `Corridor 150 | 240 | 6'-0" | 5'-8"`. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { findLengths } from "../../../_shared/units.ts";
import { cellHeaded, labelledRowText, newWork, type Stated } from "../../measure.ts";

const HALL_WORD = /\b(?:CORR|HALL|PASSAGE)/i;
/** A row of egress widths about a corridor, and the column of its own width. */
const HALL_ROW =
  /^\W*(?!.*\b(?:DOORS?|DR|AT|STAIRS?|RAIL|CEILING)\b)(?:\w+\s+){0,2}(?:CORRIDORS?|CORR|HALL(?:WAY)?S?|PASSAGE(?:WAY)?S?)\b\.?(?:\s*(?:NO\.?\s*)?(?:[A-Z]{0,2}-?\d{1,4}[A-Z]?|[A-Z]))?\W*$/i;
/** Corridors by their marks under a head that names them: `CORRIDOR` over `C-2`. */
const HALL_HEAD = /^\W*(?:CORRIDORS?|CORR|HALL(?:WAY)?S?)\b\.?\s*(?:NO\.?|MARK|ID|#)?\W*$/i;
const MARK = /^\W*[A-Z]{0,3}-?\d{1,4}[A-Z]?\W*$/i;
const OF_WIDTHS = /\bWIDTHS?\b/i;
/** What is asked of a corridor by its load is its width. */
const BY_LOAD = /\bOCC[^|]*\|.*\bREQ/i;
const GIVEN_WIDTH =
  /^(?!.*\b(?:REQ|MIN|ALLOW|CAP|FACTOR))(?:.*\b(?:PROV|ACTUAL|SHOWN|DRAWN)|.*\bWIDTH|\W*(?:CLEAR|CLR)\b)/i;

/** Corridors in lists of the widths of all parts of the way out, behind the heads of their columns. */
export const listedHalls = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: /\d/, under: HALL_WORD, in: "rows" }).flatMap((it) => {
    const { schedule, row } = it;
    if (!schedule || !row) return [];
    const name = row.cells[0]?.text ?? "";
    const isNamed = HALL_ROW.test(name) ||
      (HALL_HEAD.test(schedule.columns[0]?.header ?? "") && MARK.test(name));
    if (!isNamed) return [];
    const heads = schedule.columns.map(({ header }) => header).join(" | ");
    if (!OF_WIDTHS.test(`${schedule.title ?? ""} | ${heads}`) && !BY_LOAD.test(heads)) return [];
    const [length, ...others] = findLengths(cellHeaded(schedule, row, GIVEN_WIDTH) ?? "");
    if (!length || others.length > 0 || length.valueIn < 20 || length.valueIn > 240) return [];
    const text = labelledRowText(schedule, row);
    return [{ ...it, text, value: length.valueIn, unit: "in", raw: length.raw }];
  });
