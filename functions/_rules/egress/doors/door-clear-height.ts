/**
 * Egress doors are high enough. Applies under FBC-Building to scheduled doors with a height and to stated clear heights; closets, shafts and
 * existing doors are left alone, doors inside dwelling units only ask. Inches.
 * @source FBC-B 8th ed. (2023), 1010.1.1
 */
import { atLeast } from "../../../_shared/units.ts";
import { hasOccupancy } from "../../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { judgeMin } from "../../measure.ts";
import { CLEAR_UP, isNoNewDoor, isWayOut, saidOpenings } from "./_doors.ts";

const NOT_WALKED =
  /\b(CLOSET|CLO\.?|SHAFT|CHASE|ACCESS (PANEL|DOOR)|HATCH|CABINET|OVERHEAD|COILING|ROLL-?UP|GATE|ATTIC|CRAWL|EXIST\w*|E\.?T\.?R|COUNTER|SHUTTER|CURTAIN|DUTCH|HALF|LEVELER|PIT|DOCK DOORS?|TRUCK|CONVEYOR|PASS-?THR(?:U|OUGH)|NOT A DOOR)\b/i;

export default defineRule({
  id: "egress/door-clear-height",
  requirementId: "FBC-B-1010.1.1-door-height",
  demand: CLEAR_UP,
  applies: (plan) => [
    ...plan.doors.filter((door) =>
      door.heightIn !== null && door.heightIn >= 48 && !isNoNewDoor(door) &&
      !NOT_WALKED.test(
        `${door.location ?? ""} ${door.remarks ?? ""} ${Object.values(door.fields).join(" ")}`,
      )
    ),
    ...saidOpenings(plan, CLEAR_UP),
  ],
  check(door, { limits, building }) {
    const required = limits.egress.doorClearHeightIn;
    if ("raw" in door) {
      const isInUnit = hasOccupancy(building, "R-1", "R-2", "R-3", "R-4") !== "no" &&
        !isWayOut(door.clause);
      if (isInUnit) return inapplicable();
      return judgeMin({ door: "noted here", actual: door.value, required, unit: "in" }, "low");
    }
    const data = { door: door.mark, actual: door.heightIn ?? 0, required, unit: "in" };
    if (atLeast(data.actual, required, "in")) return pass(data);
    const mayBeInUnit = hasOccupancy(building, "R-1", "R-2", "R-3", "R-4") !== "no";
    return mayBeInUnit && atLeast(data.actual, limits.egress.dwellingDoorHeightIn, "in")
      ? cantTell("inUnit", data)
      : fail("low", data);
  },
  messages: {
    ok: "Door {door} is {actual} in high; at least {required} in is required.",
    low: "Door {door} is {actual} in high; at least {required} in is required.",
    inUnit:
      "Door {door} is {actual} in high: allowed inside a dwelling unit but not along the common means of egress (at least {required} in).",
  },
  recommendation: "Provide a door opening at least {required} in high.",
});
