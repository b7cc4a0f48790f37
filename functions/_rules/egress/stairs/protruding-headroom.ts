/**
 * Pipes, beams and signs over a walk leave room for heads. Applies to headroom stated for circulation
 * elsewhere than on stairs, under FBC-Building; closers and stops of doors are left alone. Inches.
 * @source FBC-B 8th ed. (2023), 1003.3.1
 */
import { defineRule } from "../../define_rule.ts";
import { besideOnDrawing, demand, either } from "../../measure.ts";
import { WALK_HEADROOM } from "./_headroom.ts";
import { isUncounted } from "../exits/_no_way_out.ts";

/** Where only those who look after equipment go, and the working space at it. */
const SERVED =
  /\bCATWALKS?\b|\b(?:SERVICE|MAINTENANCE)\s+(?:PERSONNEL|STAFF|WORKERS|ACCESS|ONLY)\b|\bEQUIPMENT\s+ACCESS\b|\bPANEL\s?BOARDS?\b|\bM[SD][BP]\b|\bPANELS?\b|\bSW(?:ITCH)?\s?B(?:OAR)?DS?\b|\bSW(?:ITCH)?GEAR\b|\bSWGR\b|\bM\.?C\.?C\b/i;
const WORKING = /\bWORKING\s+(?:SPACE|CLEARANCE)|(?<![\d.])110\.26\b/i;

/** What stops people who walk under: `PLANTER BEYOND` does not. */
const STOPPED = /\b(?:CANE|BARRIER|PLANTER\s+UNDER|RAIL\s+AT|GUARD\s?RAIL|KNEE\s?WALL)\b/i;

/** What hangs on a wall is held to how far it stands out. */
const ON_WALL =
  /\b(?:TELEVISIONS?|TVS?|MONITORS?)\b|\d *(?:"|IN\.?|INCHES) +(?:OUT +)?(?:FROM|OFF) +(?:THE +)?WALL\b/i;

const headroom = demand({
  ...WALK_HEADROOM,
  unless: either(WALK_HEADROOM.unless!, ON_WALL),
  keep: (it) =>
    WALK_HEADROOM.keep!(it) && !SERVED.test(it.text) &&
    !WORKING.test(it.context) && !isUncounted(it.text),
  limit: ({ egress }) => ({ min: egress.headroomIn }),
});

export default defineRule({
  id: "egress/protruding-headroom",
  requirementId: "FBC-B-1003.3.1-headroom",
  ...headroom,
  applies: (plan, context) =>
    headroom.applies(plan, context).filter((it) =>
      !besideOnDrawing(it, plan).some(({ text }) => STOPPED.test(text))
    ),
  leavesOut: ({ text }) => ON_WALL.test(text),
  messages: {
    ok: "Headroom is {actual} in; at least {required} in is required.",
    outside: "Headroom is {actual} in; at least {required} in is required along a walkway.",
  },
  recommendation: "Raise the object to leave at least {required} in, or add a barrier below it.",
});
