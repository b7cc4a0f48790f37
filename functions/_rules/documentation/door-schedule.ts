/**
 * Doors and windows are listed with their sizes. Applies where floor plans are in the set: a schedule passes, none at
 * all is one question, sizes that differ between schedule and plan are named with both places.
 * @source FBC-B 8th ed. (2023), 107.3.5
 */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, pass, type Verdict } from "../define_rule.ts";
import { absenceOn, sheetsOf } from "../measure.ts";
import { CONFLICT_MESSAGE, contradictions, contradictionVerdict } from "./_conflicts.ts";

interface Listed extends Evidence {
  verdict: Verdict;
}

/** A set of fewer sheets is a part of one submitted elsewhere. */
const FEWEST_SHEETS = 3;

export default defineRule<Listed>({
  id: "documentation/door-schedule",
  requirementId: "FBC-B-107-door-schedule",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "107.3.5" },
  category: "Documentation",
  title: "Door and window schedules",
  applies: (plan) => {
    const disputed = contradictions(plan, ["door size", "window size"]).map((it) => ({
      ...it,
      verdict: contradictionVerdict(it),
    }));
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
    absent: "No door or window schedule was found in the set, and no sizes of doors on the plans.",
    conflict: CONFLICT_MESSAGE,
  },
  recommendation:
    "List each door and window once with size, rating, hardware and approval, and draw it to that size.",
});
