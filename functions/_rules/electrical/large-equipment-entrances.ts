/**
 * Who works at large equipment can leave at both ends.
 * Where equipment of 1,200 A or more is stated, reads how many entrances its room has; its width
 * decides whether two are needed.
 * @source NFPA 70-2020, 110.26(C)(2)
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import { clausesSaying, count, either, feet, settingOf, statedQuantities } from "../measure.ts";
import { largestEquipmentAmps } from "./_words.ts";

const ROOM =
  "(ELECTRICAL|ELEC\\b\\.?|SWITCH ?(BOARD|GEAR)|SW(BD|GR)\\b|SERVICE ROOM|WORKING SPACE|MDP|MSB|MAIN DISTRIBUTION)";
const WAY_OUT = "(ENTRANCES?|DOORS?|EXITS?|MEANS OF EGRESS|WAYS? OUT|ACCESS POINTS?)\\b";
const ENTRANCES = [
  exactCase`${ROOM}[^#]{0,60}#[^#]{0,12}${WAY_OUT}`,
  exactCase`#[^#]{0,12}${WAY_OUT}[^#;]{0,30}${ROOM}`,
];
const SINGLE = [
  exactCase`${ROOM}[^;]{0,140}\b(SINGLE|SOLE|ONLY) ([\d'"-]{2,8} )?${WAY_OUT}`,
];
/** A door at each end is two. */
const EACH_END = /\b(EACH|EA\.?|BOTH|OPPOSITE) ENDS?\b|\bDOOR SCHEDULE|NUMBER OF|HOUR|\bHR\b|LABEL/;
/** Nothing in the way out, or twice the depth to work in. */
const RELIEVED = /UNOBSTRUCTED|DOUBLED?\b[^|]{0,20}(DEPTH|WORKING)|TWICE[^|]{0,20}(DEPTH|WORKING)/i;
const LONG = [
  /(SWITCH ?(BOARD|GEAR)|SW(BD|GR)|MDP|MSB|MDS|GEAR|LINE ?-?UP)\b[^#~]{0,40}# ?(WIDE|LONG|W\b|L\b|OVERALL)/,
];

const hasLarge = (plan: PlanSet, { electrical }: Limits): boolean =>
  (largestEquipmentAmps(plan) ?? 0) >= electrical.largeEquipmentA;

export default defineRule({
  id: "electrical/large-equipment-entrances",
  requirementId: "NEC-110.26-entrances",
  title: "Entrances to large equipment",
  demand: {
    thing: "electrical room",
    property: "count",
    unless: either(EACH_END, RELIEVED),
  },
  // Rooms are counted as well; only a link tells that a count is one of doors.
  leavesOut: ({ sure }, _subject, { plan, limits }) =>
    sure !== "proposed" || !hasLarge(plan, limits),
  applies: (plan, { limits }) =>
    !hasLarge(plan, limits) ? [] : [
      ...statedQuantities(plan, { quantity: count, says: ENTRANCES, not: EACH_END, titled: true }),
      ...clausesSaying(plan, { says: SINGLE, not: EACH_END, titled: true }).map((it) => ({
        ...it,
        value: 1,
        unit: "",
        raw: it.clause,
        before: "",
        after: "",
      })),
    ],
  check(stated, { plan, limits }) {
    const { largeEquipmentEntrances: required, largeEquipmentWidthFt } = limits.electrical;
    const data = { actual: stated.value, required, unit: "entrances" };
    if (stated.value >= required) return pass(data);
    if (RELIEVED.test(settingOf(stated, plan))) return inapplicable();
    const widths = statedQuantities(plan, { quantity: feet, says: LONG, titled: true })
      .map((it) => it.value);
    if (widths.some((width) => width > largeEquipmentWidthFt)) return fail("few", data);
    return widths.length > 0 ? inapplicable() : cantTell("few", data);
  },
  messages: {
    ok: "Entrances to the working space of large equipment: {actual}.",
    few:
      "Entrances to the working space of equipment rated 1,200 A or more: {actual}; {required} required where the equipment is more than 6 ft wide.",
  },
  recommendation:
    "Add a second entrance at the other end of the equipment, or double the depth of the working space.",
});
