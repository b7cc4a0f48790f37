/**
 * One door of a dwelling is wide and high enough to leave by. Applies under FBC-Residential to the door the set calls
 * egress, front, main or entry door, scheduled or with a stated clear width. Inches.
 * @source FBC-R 8th ed. (2023), R311.2
 */
import type { Door, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass, type Verdict } from "../../define_rule.ts";
import { either, judgeMin, type StatedQuantity } from "../../measure.ts";
import { CLEAR_ACROSS, clearWidthOf, isUnitWidth, saidOpenings } from "./_doors.ts";
import { isUncounted } from "../exits/_no_way_out.ts";

const EGRESS = /\bEGRESS\b/i;
/** What is asked of the egress door alone, said of another: `36" LEAF REQUIRED ONLY AT THE EGRESS DOOR`. */
const OF_ANOTHER =
  /\bONLY\s+(?:AT|FOR|OF|ON)\s+(?:THE\s+|REQ\w*\.?\s+|ONE\s+)*EGRESS\b|\bEGRESS\s+DOORS?\s+ONLY\b/gi;
const FRONT = /\b(FRONT|MAIN|ENTRY|ENTRANCE|FOYER)\b/i;
const NOT_IT =
  /\b(GARAGE|SLID\w*|OVERHEAD|CLOSET|SERVICE|SIDE ENTRY|MUD|INTERIOR|PANTRY|LAUNDRY)\b/i;
/** Doors to baths have a width of their own. */
const OF_BATH = /\b(?:BATH\w*|POWDER|TOILET|W\.?C\.?)\b/i;

const FRONT_DOOR =
  /\b(FRONT|MAIN|ENTRY|ENTRANCE|EGRESS)\s+(ENTRY\s+|ENTRANCE\s+|EXIT\s+)?DOORS?\b|\bREQUIRED\s+(EXIT|EGRESS)\s+DOOR\b/i;

export default defineRule({
  id: "egress/dwelling-egress-door",
  requirementId: "FBC-R-R311.2-egress-door",
  title: "Egress door of the dwelling",
  demand: {
    thing: "door",
    property: ["width", "opening"],
    where: /\bCLEAR|\bCLR|\bNET\b/i,
    notWithin: "overhead door",
    unless: either(NOT_IT, OF_BATH),
  },
  applies: (plan) => [...listedDoors(plan), ...saidDoors(plan)],
  check(door, { limits }) {
    const { doorClearWidthIn, dwellingDoorHeightIn, doorStopAllowanceIn } = limits.egress;
    if ("raw" in door) {
      const data = { door: "noted here", actual: door.value, required: doorClearWidthIn };
      return judgeMin({ ...data, unit: "in" }, "narrow");
    }
    const height: Verdict[] =
      door.heightIn !== null && !atLeast(door.heightIn, dwellingDoorHeightIn, "in")
        ? [
          fail("low", {
            door: door.mark,
            actual: door.heightIn,
            required: dwellingDoorHeightIn,
            unit: "in",
          }),
        ]
        : [];
    return [widthOf(door, doorClearWidthIn, doorStopAllowanceIn), ...height];
  },
  messages: {
    ok: "Egress door {door} is {actual} in clear; at least {required} in is required.",
    narrow: "Egress door {door} is {actual} in clear; at least {required} in is required.",
    wide: "Egress door {door} has a leaf of {actual} in, which leaves {required} in clear.",
    leaf:
      "Egress door {door} has a leaf of {actual} in, so its clear width is less than the required {required} in.",
    notShown:
      "Egress door {door} has a leaf of {actual} in, and its clear width is not shown; at least {required} in is required.",
    unit:
      "Egress door {door} is a unit of {actual} in including its frame, and its clear width is not shown; at least {required} in is required.",
    low: "Egress door {door} is {actual} in high; at least {required} in is required.",
  },
  recommendation:
    "Provide one side-hinged door to the outside, at least 32 in clear and 78 in high.",
});

/** Scheduled doors called egress, else the only one called front, main or entry. */
function listedDoors(plan: PlanSet): Door[] {
  const words = (door: Door) =>
    `${door.location ?? ""} ${door.remarks ?? ""} ${Object.values(door.fields).join(" ")}`;
  const called = plan.doors.filter((door) =>
    EGRESS.test(words(door).replace(OF_ANOTHER, " ")) && !isUncounted(words(door))
  );
  if (called.length > 0) return called;
  const front = plan.doors.filter((door) =>
    door.isExterior !== false && FRONT.test(`${words(door)} ${door.rooms.join(" ")}`) &&
    !NOT_IT.test(words(door)) && !isUncounted(words(door))
  );
  return front.length === 1 ? front : [];
}

/** Clear widths stated for the front door; a second entrance is not the one that counts. */
const saidDoors = (plan: PlanSet): StatedQuantity[] =>
  saidOpenings(plan, CLEAR_ACROSS).filter(({ clause }) =>
    FRONT_DOOR.test(clause) && !NOT_IT.test(clause)
  );

function widthOf(door: Door, required: number, allowance: number): Verdict {
  const clear = clearWidthOf(door);
  const data = {
    door: door.mark,
    actual: clear ?? door.widthIn ?? 0,
    required,
    unit: "in",
  };
  if (clear !== null) {
    return atLeast(clear, required, "in") ? pass(data) : fail("narrow", data);
  }
  if (door.widthIn === null) return inapplicable();
  if (door.widthIn <= required) return fail("leaf", data);
  if (isUnitWidth(door)) return cantTell("unit", data);
  return atLeast(door.widthIn, required + allowance)
    ? pass(data, { message: "wide" })
    : cantTell("notShown", data);
}
