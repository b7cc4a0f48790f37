/**
 * Halls of dwellings are wide enough. Applies under FBC-Residential to stated widths of halls; a plain dimension near
 * the label only asks. Inches.
 * @source FBC-R 8th ed. (2023), R311.6
 */
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { hallWidths, isListedExit, NOT_A_HALL } from "./_corridors.ts";

/** Below this a dimension beside a hall's label measures something else. */
const LEAST_HALL_IN = 28;
/** Other names are those of rooms along it. */
const HALL = /\bHALL|\bCORR|\bPASSAGE|\bGALLERY|\bFOYER/i;

export default defineRule({
  id: "egress/dwelling-hall-width",
  requirementId: "FBC-R-R311.6-hall",
  title: "Hallway width in dwellings",
  demand: { thing: "corridor", property: "width", as: () => ({ isCertain: true }) },
  leavesOut: ({ text }, subject) => isListedExit(subject) || NOT_A_HALL.test(text),
  applies: hallWidths,
  check(it, { limits }) {
    const required = limits.egress.dwellingHallIn;
    const room = it.room !== null && HALL.test(it.room) ? it.room : "The hall";
    const data = { actual: it.value, required, unit: "in", room };
    if (atLeast(it.value, required, "in")) return it.isCertain ? pass(data) : inapplicable();
    if (it.isCertain) return fail("narrow", data);
    return it.value >= LEAST_HALL_IN ? cantTell("maybe", data) : inapplicable();
  },
  onceTold: { maybe: "narrow" },
  messages: {
    ok: "{room} is {actual} in wide; at least {required} in is required.",
    narrow: "{room} is {actual} in wide; at least {required} in is required.",
    maybe:
      "{actual} in is printed beside {room}; if this is the hall width, at least {required} in is required.",
  },
  recommendation: "Widen the hall to at least {required} in.",
});
