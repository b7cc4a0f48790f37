/**
 * Doors and windows are listed with their sizes. Applies where floor plans are in the set: a schedule passes, none at
 * all is one question, sizes and ratings that differ between schedule and plan are named with both places.
 * @source FBC-B 8th ed. (2023), 107.3.5
 */
import type { Evidence, PlanSet, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, pass } from "../define_rule.ts";
import {
  absenceOn,
  denying,
  isUndecided,
  placeOf,
  rowText,
  sheetsOf,
  statements,
} from "../measure.ts";
import {
  CONFLICT_MESSAGE,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";

/** A set of fewer sheets is a part of one submitted elsewhere. */
const FEWEST_SHEETS = 3;

/** A row with a mark and nothing decided behind it. */
function isBlank({ cells }: ScheduleRow): boolean {
  const [mark, ...rest] = cells.map(({ text }) => text.trim()).filter((text) => text !== "");
  return mark !== undefined && rest.length > 1 &&
    rest.every((text) => isUndecided(text) || /^[-?_.]+$/.test(text));
}

const anchorOf = (plan: PlanSet, { page, box }: ScheduleRow, sourceText: string): Evidence => ({
  page,
  box,
  sheet: plan.sheets.find((sheet) => sheet.page === page)?.number ?? null,
  sourceText,
  readBy: plan.schedules.find((it) => it.page === page)?.readBy ?? "text",
  confidence: 0.9,
});

export default defineRule({
  id: "documentation/door-schedule",
  requirementId: "FBC-B-107-door-schedule",
  applies: (plan) => {
    const disputed = contradictions(plan, [
      "door size",
      "door height",
      "door rating",
      "window size",
    ]).map((
      it,
    ) => ({
      ...it,
      verdict: contradictionVerdict(it),
    }));
    const denied = statements(plan, {
      topic: denying("(?:DOOR|WINDOW)S?(?: (?:AND|&|OR) (?:DOOR|WINDOW)S?)? SCHEDULES?"),
      not: /\bHARDWARE|EXIST|CHANGE/i,
    });
    if (denied.length > 0) {
      const [first, ...also] = denied;
      const verdict = cantTell("leftOut", { text: first.text }, { also });
      return [{ ...placeOf(first), verdict }, ...disputed];
    }
    const blank = plan.schedules.filter(({ kind }) => kind === "door" || kind === "window")
      .flatMap(({ rows }) => rows.filter(isBlank));
    if (blank.length > 0) {
      const text = rowText(blank[0]);
      const place = anchorOf(plan, blank[0], text);
      return [{ ...place, verdict: cantTell("blank", { text }) }, ...disputed];
    }
    const schedule = plan.schedules.find(({ kind }) => kind === "door" || kind === "window");
    if (schedule) return [{ ...schedule, verdict: pass() }, ...disputed];
    const isSized = [...plan.doors, ...plan.windows].some(({ widthIn }) => widthIn !== null);
    const floors = sheetsOf(plan, { kinds: ["floor plan"] }).filter(({ discipline }) =>
      discipline === "architectural"
    );
    const place = absenceOn(floors, "a door or window schedule");
    if (isSized || !place || plan.sheets.length < FEWEST_SHEETS) return disputed;
    return [{ ...place, verdict: cantTell("absent") }, ...disputed];
  },
  check: ({ verdict }) => verdict,
  messages: {
    ok: "Doors or windows are scheduled.",
    leftOut: "The set says there are no door and window schedules: {text}",
    blank: "The size, rating or hardware of a scheduled door or window is not decided: {text}",
    absent:
      "No door or window schedule was found in the set, and no door sizes were found on the plans.",
    conflict: CONFLICT_MESSAGE,
  },
  recommendation:
    "List each door and window once with its size, rating, hardware and approval, and draw it to that size.",
});
