/** Judging the net clear area of an escape opening, alike in both volumes. */
import type { Window } from "../../../_shared/domain/plan_set.ts";
import {
  cantTell,
  fail,
  inapplicable,
  pass,
  type RuleContext,
  type Verdict,
} from "../../define_rule.ts";
import { judgeEither } from "../../measure.ts";
import {
  clearAreaSqft,
  floorOf,
  hasBetter,
  insideFrameSqft,
  mostSqft,
  sleepingRoomOf,
} from "./_escape.ts";

export const AREA_MESSAGES = {
  ok: "Window {window} in {room} opens {actual} sq ft; at least {required} sq ft is required.",
  small: "Window {window} in {room} opens {actual} sq ft; at least {required} sq ft is required.",
  whichFloor:
    "Window {window} in {room} opens {actual} sq ft: enough at the grade floor ({lenient} sq ft) but not above it ({required} sq ft). Which floor this is could not be determined.",
  frame:
    "Window {window} in {room} cannot open more than {actual} sq ft, judging by its nominal size; at least {required} sq ft is required.",
  inside:
    "Window {window} in {room} opens about {actual} sq ft inside its frame; at least {required} sq ft is required. Its net clear opening is not shown.",
  half:
    "Window {window} in {room} opens at most half of its frame ({actual} sq ft); at least {required} sq ft is required. Its net clear opening is not shown.",
};

/** Verdict on one window of a sleeping room, by its net clear area or, without one, by its frame. */
export function judgeEscapeArea(window: Window, context: RuleContext): Verdict {
  const { escapeAreaSqft: strict, escapeGradeAreaSqft: lenient } = context.limits.egress;
  const names = { window: window.mark, room: sleepingRoomOf(window) };
  const floor = floorOf(context.plan, context.building, window);
  const needed = floor === "ground" ? lenient : strict;
  const actual = clearAreaSqft(window);
  if (hasBetter(context.plan, window, (other) => (clearAreaSqft(other) ?? 0) >= needed)) {
    return actual !== null && actual >= needed
      ? pass({ ...names, actual, required: needed, unit: "sq ft" })
      : inapplicable();
  }
  if (actual !== null) {
    return judgeEither(actual, { strict, lenient, unit: "sq ft", side: "min" }, {
      governs: floor === "upper" ? "strict" : floor === "ground" ? "lenient" : "unknown",
      message: "small",
      question: "whichFloor",
      data: names,
    });
  }
  const most = mostSqft(window);
  if (most === null) return inapplicable();
  if (most >= lenient) return insideFrame(window, needed, context);
  // One opening a room is enough: another window that may open wide enough leaves nothing to say.
  if (hasBetter(context.plan, window, (other) => (mostSqft(other) ?? Infinity) >= lenient)) {
    return inapplicable();
  }
  const data = { ...names, actual: Math.round(most * 100) / 100, required: needed, unit: "sq ft" };
  const isFrame = (window.widthIn ?? 0) * (window.heightIn ?? 0) / 144 < lenient;
  return isFrame ? fail("frame", data) : cantTell("half", data);
}

/** A unit large enough with its frame alone is asked about, unless another of the room opens wide enough inside it. */
function insideFrame(window: Window, required: number, { plan, limits }: RuleContext): Verdict {
  const insideOf = (it: Window) => insideFrameSqft(it, limits.egress.windowFrameIn);
  const actual = insideOf(window);
  if (actual === null || actual >= required) return inapplicable();
  const mayOpen = (it: Window) => clearAreaSqft(it) ?? insideOf(it) ?? Infinity;
  if (hasBetter(plan, window, (other) => mayOpen(other) >= required)) return inapplicable();
  return cantTell("inside", {
    window: window.mark,
    room: sleepingRoomOf(window),
    actual: Math.round(actual * 100) / 100,
    required,
    unit: "sq ft",
  });
}
