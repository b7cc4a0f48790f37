/**
 * Corridors of schools are wide. Applies to stated corridor widths in Group E where the load is 100 or more; without a
 * shown load it asks. Inches.
 * @source FBC-B 8th ed. (2023), Table 1020.3
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { atLeast } from "../../../_shared/units.ts";
import { hasOccupancy, isCommercial } from "../../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { asStatement, either } from "../../measure.ts";
import { corridorClass } from "./_corridor_class.ts";
import { type HallWidth, hallWidths, isListedExit } from "./_corridors.ts";
import { loadBeside } from "../exits/_occupants.ts";

/** A width; `isDrawn` where only its line across the hall makes it one. */
type SchoolHall = HallWidth & { isDrawn?: true };

/** Narrower than this is the concern of other rules, inches. */
const LEAST_IN = 44;
const HALL = /\b(?:CORR(?:IDOR)?|HALL(?:WAY)?|PASSAGE(?:WAY)?)\b/i;
const EXISTING = /\bEXIST|\(E\)|\bDEMO/i;

/** Bare dimensions from wall to wall across halls, too short for a school. */
const drawnAcross = (plan: PlanSet, requiredIn: number): SchoolHall[] =>
  plan.dimensions.flatMap((it) => {
    const isLikely = it.across && HALL.test(it.across) && it.valueIn >= LEAST_IN &&
      !atLeast(it.valueIn, requiredIn, "in") && !it.of && !it.between;
    if (!isLikely || EXISTING.test(`${it.sourceText} ${it.drawing ?? ""}`)) return [];
    const said = { value: it.valueIn, unit: "in", raw: it.sourceText, isCertain: false };
    return [{ ...asStatement(it.sourceText, it, it.across), ...said, isDrawn: true }];
  });

export default defineRule<SchoolHall>({
  id: "egress/corridor-width-school",
  requirementId: "FBC-B-1020.3-corridor-width-E",
  when: (building) => allOf(isCommercial(building), hasOccupancy(building, "E")),
  demand: {
    thing: "corridor",
    property: "width",
    unless: either(EXISTING, /STAIR|DOOR|RAMP|LOCKER DEPTH/),
    as: () => ({ isCertain: true }),
  },
  leavesOut: (_frame, subject) => isListedExit(subject),
  applies: (plan, { limits }) => {
    const widths = hallWidths(plan);
    const drawn = drawnAcross(plan, limits.egress.corridorWidthSchoolIn);
    return [...widths, ...drawn.filter((it) => !widths.some(({ box }) => box === it.box))];
  },
  check(it, context) {
    const required = context.limits.egress.corridorWidthSchoolIn;
    const data = { actual: it.value, required, unit: "in" };
    if (it.isDrawn) {
      const load = loadBeside(it) ?? context.building.occupantLoad.value ?? 0;
      return load >= context.limits.egress.schoolCorridorOccupants
        ? fail("drawn", data)
        : inapplicable();
    }
    const kind = corridorClass(it, context);
    if (kind === "school") {
      if (!it.isCertain) return inapplicable();
      return atLeast(it.value, required, "in") ? pass(data) : fail("narrow", data);
    }
    const isOpen = kind === "unknown" && context.building.occupantLoad.value === null &&
      it.isCertain;
    return isOpen && !atLeast(it.value, required, "in") && atLeast(it.value, 44, "in")
      ? cantTell("load", data)
      : inapplicable();
  },
  messages: {
    ok: "The corridor is {actual} in wide; at least {required} in is required in schools.",
    narrow:
      "The corridor is {actual} in wide; at least {required} in is required in schools with 100 or more occupants.",
    drawn:
      "{actual} in is drawn across a school hallway; at least {required} in is required for 100 or more occupants.",
    load:
      "The corridor is {actual} in wide; schools need at least {required} in for 100 or more occupants. The occupant load is not shown.",
  },
  recommendation: "Widen the corridor to at least {required} in clear.",
});
