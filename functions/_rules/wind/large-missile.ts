/**
 * Openings up to 30 ft above grade resist the large missile.
 * Applies to products stated for the small missile only, or for the large one. Measures feet above grade.
 * @source FBC-B 8th ed. (2023), 1626; 1609.2
 */
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { cellHeaded, contextOf, newWork, type Statement, statements } from "../measure.ts";
import type { PlanSet, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { isInDebrisRegion } from "./_debris.ts";

const SMALL = /\bSMI\b|\bSM(?:ALL|\.)?[\s-]*M(?:ISSILE|SL)\b|\bMISSILE\s*(LEVEL|TYPE)?\s*["']?A\b/i;
const LARGE =
  /\bL(?:ARGE|GE?)\.?[\s-]*(?:AND\s+SMALL[\s-]*|\/\s*SMALL[\s-]*)?M(?:ISSILE|SL)\b|\bMISSILE\s*(LEVEL|TYPE)?\s*["']?[DE]\b|\bLMI\b/i;
const ABOVE =
  /\b(ABOVE|OVER)\s+30\s*('|FT|FEET)|(?<!(?:LESS\s+THAN|UNDER|BELOW|UP\s+TO|WITHIN)\s+)30\s*('|FT|FEET)[^.;]{0,12}(ABOVE|AND\s+UP|\+)/i;

const BELOW =
  /\b(LESS\s+THAN|UNDER|BELOW|UP\s+TO|WITHIN)\s+30\s*('|FT\.?|FEET)(\s+(ABOVE|OF)\s+GRADE)?/gi;

/** Keeps the small missile out instead of choosing it. */
const FORBIDDEN = /\bNO\s+SMALL\b|\bSMALL[\s-]*MISSILE\b[^.;]{0,30}\b(NOT|PROHIBITED)\b/i;

/** Words that put an opening within reach of the large missile. */
const LOW = /\b(FIRST|1ST|GROUND)\b|\b(LESS\s+THAN|UNDER|BELOW|UP\s+TO|WITHIN)\s+30\s*('|FT|FEET)/i;

/** Rows whose column for the missile says small. */
const scheduled = (plan: PlanSet): Statement[] =>
  statements(plan, { topic: /\bSMALL\b|\bSMI\b|\bSM\.?\s*MSL\b/i, not: LARGE, in: "rows" }).filter((
    { schedule, row, text },
  ) =>
    schedule && row &&
    (/\bSMALL\b/i.test(cellHeaded({ schedule, row }, /MISSILE|IMPACT/i) ?? "") ||
      (schedule.kind === "window" || schedule.kind === "door") && SMALL.test(text))
  );

/** From what height on openings resist the small missile alone: `… LARGE-MISSILE TO 25 FEET AND SMALL-MISSILE ABOVE`. */
const CHANGES = [
  /\bLARGE[\s-]*MISSILE\b[^.;|]{0,60}?\b(?:TO|BELOW|UNDER|WITHIN)\s+(?<ft>\d{1,3})(?:'|\s*(?:FT|FEET))[^.;|]{0,40}\bSMALL[\s-]*MISSILE\b[^.;|]{0,30}\b(?:ABOVE|OVER|BEYOND|HIGHER)/i,
  /\bSMALL[\s-]*MISSILE\b[^.;|]{0,40}\b(?:ABOVE|OVER|BEYOND|FROM)\s+(?<ft>\d{1,3})(?:'|\s*(?:FT|FEET))/i,
];

/** Texts that say from what height on the small missile alone is met. */
const changing = (plan: PlanSet): (Statement & { overFt: number })[] =>
  newWork(plan, { topic: SMALL, not: FORBIDDEN }).flatMap((it) => {
    const ft = CHANGES.map((pattern) => pattern.exec(it.text)?.groups?.ft).find(Boolean);
    return ft === undefined || Number(ft) === 0 ? [] : [{ ...it, overFt: Number(ft) }];
  });

const GRADE_COLUMN = /\b(ABOVE|ABV\.?|OVER|FROM)\s+(\w+\.?\s+)?(GRADE|GROUND)|\bA\.?[FG]\.?G\b/i;
const GRADE_AFTER =
  /^\s*A\.?\s?[FG]\.?\s?G\b|^\s*(ABOVE|ABV\.?|OVER)\s+(\w+\.?\s+)?(GRADE|GROUND)\b/i;
const COMPARED_BEFORE = /\b(ABOVE|OVER|HIGHER|MORE|GREATER|EXCEED\w*|BEYOND)\b[^.;]{0,12}$/i;

/** A column of both: what missile an opening resists, and how high it is. */
const MISSILE_AND_HEIGHT = /^(?=.*\b(?:M(?:ISSILE|SL)|IMPACT)\b).*\b(?:HT|HEIGHT|ELEV)\b/i;
const FEET_HEAD = /\(\s*(?:FT|FEET)\.?\s*\)|,\s*(?:FT|FEET)\b/i;
/** From what height to what height openings of a row stand: `CLERESTORY, 20'-0" TO 24'-0"`, `HEAD 34'-0", SILL 30'-6"`. */
const SPAN = /\bTO\b|\bSILL\b/i;
/** No sill stands so high above its own floor, feet. */
const ABOVE_ANY_FLOOR_FT = 10;

/** The lower end of a span that no single floor reaches; null without one. */
function spanFt(row: ScheduleRow): number | null {
  const ends = row.cells.filter(({ text }) => SPAN.test(text)).flatMap(({ text }) => {
    const lengths = findLengths(normaliseMarks(text)).map(({ valueIn }) => valueIn / 12);
    return lengths.length === 2 ? [Math.min(...lengths)] : [];
  });
  return ends.length === 1 && ends[0] >= ABOVE_ANY_FLOOR_FT ? ends[0] : null;
}

/** Least height above grade the row or text gives for its own openings, in feet. */
function aboveGradeFt({ text, schedule, row }: Statement): number | null {
  const column = schedule?.columns.find(({ header }) =>
    GRADE_COLUMN.test(header) || MISSILE_AND_HEIGHT.test(header)
  );
  const cell = column && row ? row.cells[schedule!.columns.indexOf(column)]?.text ?? null : null;
  const bare = /^\W*(\d{1,3}(?:\.\d+)?)\W*$/.exec(cell ?? "")?.[1];
  if (bare !== undefined && FEET_HEAD.test(column!.header)) return Number(bare);
  const span = row && cell === null ? spanFt(row) : null;
  if (span !== null) return span;
  const plain = normaliseMarks(cell ?? text);
  const heights = findLengths(plain).filter(({ start, end }) =>
    !COMPARED_BEFORE.test(plain.slice(0, start)) &&
    (cell !== null || GRADE_AFTER.test(plain.slice(end)))
  ).map(({ valueIn }) => valueIn / 12);
  return heights.length > 0 ? Math.min(...heights) : null;
}

export default defineRule({
  id: "wind/large-missile",
  requirementId: "FBC-B-1626-missile",
  source: { volume: "FBC-B", edition: "2023", section: "1626" },
  title: "Missile impact rating",
  when: (building, context) => isInDebrisRegion(building, context),
  demand: { thing: "impact protection", onlyHolds: true },
  applies: (plan) => {
    const small = [...newWork(plan, { topic: SMALL, not: LARGE }), ...scheduled(plan)].filter((
      it,
    ) => !ABOVE.test(it.text.replace(BELOW, " ")) && !FORBIDDEN.test(it.text));
    const over = changing(plan);
    const others = small.filter(({ box }) => !over.some((it) => it.box === box));
    if (over.length > 0) return [...over, ...others];
    return small.length > 0 ? small : newWork(plan, { topic: LARGE }).slice(0, 1);
  },
  check(it: Statement & { overFt?: number }, { building, limits }) {
    const limit = limits.wind.largeMissileHeightFt;
    const { value, isDisputed } = building.heightFt;
    const data = { actual: value, required: limit, unit: "ft", text: it.text };
    if (it.overFt !== undefined) {
      if (it.overFt < limit) return fail("low", { ...data, actual: it.overFt });
      return LARGE.test(it.text) ? pass({ text: it.text }) : inapplicable();
    }
    if (LARGE.test(it.text)) return pass({ text: it.text });
    const ownFt = aboveGradeFt(it);
    if (ownFt !== null) {
      return ownFt < limit ? fail("low", { ...data, actual: ownFt }) : inapplicable();
    }
    if (value === null) return cantTell("unsure", data);
    if (value > limit) {
      return LOW.test(contextOf(it)) ? cantTell("unsure", data) : inapplicable();
    }
    return isDisputed ? cantTell("unsure", data) : fail("small", data);
  },
  withoutLimit: ["ok", "small", "low", "unsure"],
  messages: {
    ok: "Openings are rated for the large missile.",
    small:
      "Only the small missile is stated; the building is {actual} ft high, and the large missile is required up to {required} ft: {text}.",
    low:
      "Only the small missile is stated {actual} ft above grade; the large missile is required up to {required} ft: {text}.",
    unsure:
      "Only the small missile is stated; openings up to {required} ft above grade require the large missile: {text}.",
  },
  recommendation: "Use products rated for the large missile up to {required} ft above grade.",
});
