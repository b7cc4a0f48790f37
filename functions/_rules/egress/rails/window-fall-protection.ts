/**
 * Children do not fall out of windows. Applies under FBC-Residential to windows that open on upper floors, by the
 * height of their sills; devices that stop the fall, and fixed windows, are left alone. Inches above the floor.
 * @source FBC-R 8th ed. (2023), R312.2
 */
import type { PlanSet, Window } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { findLengths } from "../../../_shared/units.ts";
import { cantTell, defineRule, inapplicable } from "../../define_rule.ts";
import {
  contextOf,
  either,
  judgeMin,
  type Stated,
  statedLengths,
  statements,
} from "../../measure.ts";
import { floorOf, isFixed, isOverPiles, placesOf } from "../escape/_escape.ts";

const DEVICE =
  /\b(W\.?O\.?C\.?D|OPENING CONTROL|FALL (PREVENTION|PROTECTION)|LIMITERS?|LIMITING DEVICE|F\s?2090|F\s?2006|WINDOW GUARD)\b/i;

const UPSTAIRS =
  /\b(?:SECOND|2ND|THIRD|3RD|UPPER)\s+(?:FLOOR|FLR|FL|STORY|LEVEL)\b|\bUPSTAIRS\b|\b(?:7|8|9|1\d|2\d)(?:'(?:-\d+")?|\s*-?\s*(?:FT|FEET)\b\.?)\s+(?:ABOVE|ABV)\.?\s+GRADE/i;
const CANNOT_FALL =
  /\bFIXED\b|\bLIMITED\s+TO\b|\bLIMITS?\s+(?:THE\s+)?OPENING\s+TO\b|\b4"?\s*(?:IN\.?\s*)?MAX\.?\s+OPEN|\bNOT\s+OPERABLE|\bNON-?OPERABLE/i;
const NO_DEVICE =
  /\b(?:NO|WITHOUT|W\/O)\s+(?:\w+\.?\s+){0,2}(?:LIMITERS?|DEVICES?|STOPS?|GUARDS?|W\.?O\.?C\.?D|PROTECTION|CONTROLS?)/i;

/** What a title says of the windows of one floor, and nothing of the others: `(SECOND FLOOR SILLS 12' ABOVE GRADE)`. */
const OF_SOME =
  /\b(?:SECOND|2ND|THIRD|3RD|UPPER)\s+(?:FLOOR|FLR|STORY|LEVEL)\s+(?:WINDOWS?\s+)?(?:SILLS?|WINDOWS?|UNITS?|OPENINGS?|IS|ARE|FLOOR)\b[^)]*\d[^)]*|\b(?:SILLS?|WINDOWS?)\s+(?:AT|ON|OF)\s+(?:THE\s+)?(?:SECOND|2ND|THIRD|3RD|UPPER)\s+(?:FLOOR|FLR|STORY|LEVEL)\b[^)]*\d[^)]*/i;

/** Doors listed among windows; who walks through does not fall out. */
const DOOR =
  /\bS\.?\s?G\.?\s?D\b|\bSL(?:IDING|DG?)?\.?\s+(?:GL(?:ASS|Z)?\.?\s+)?(?:DOORS?|DRS?)\b|\b(?:FRENCH|PATIO|BALCONY|TERRACE|LANAI|SWING(?:ING)?|GLASS|POCKET|BI-?FOLD|MULTI-?SLIDE)\s+(?:DOORS?|DRS?|PAIRS?)\b/i;
/** What stands on the floor is a door unless it is called a window. */
const ON_FLOOR_IN = 2;
const WINDOW =
  /\b(?:CASEMENTS?|AWNING|HOPPER|JALOUSIE|WINDOWS?|WDWS?|TILT|HUNG|S\.?H|D\.?H|H\.?R|ROLLER|CSMT)\b/i;

/** Windows no more than 72 in above the ground. */
const LOW_ABOVE_GRADE = /(?<!\d)[1-5]'(?:\s*-?\s*\d+")?\s+(?:ABOVE|ABV)\.?\s+GRADE/i;

/** Sills of windows upstairs that texts say have nothing to stop a fall. */
const saidSills = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: /\bSILLS?\b/i,
    not: CANNOT_FALL,
    of: /\bSILLS?\b/i,
    rivals: /\b(?:HEAD|GRADE|WIDE|HIGH|CLEAR)\b/i,
    betweenIn: [2, 72],
  }).filter((it) =>
    it.from === "note" && UPSTAIRS.test(contextOf(it)) && NO_DEVICE.test(it.text) &&
    !LOW_ABOVE_GRADE.test(contextOf(it)) && !/\bNOT\s+REQ|\bREQ'?D\b/i.test(it.text)
  );

export default defineRule({
  id: "egress/window-fall-protection",
  requirementId: "FBC-R-R312.2-window-fall",
  demand: {
    thing: "sill",
    property: "height",
    where: UPSTAIRS,
    unless: either(CANNOT_FALL, DEVICE, LOW_ABOVE_GRADE, /DOOR|GRADE|REQ/),
  },
  // Where a list gives the sills, labels on the plan repeat them.
  leavesOut: (_frame, _subject, { plan }) =>
    plan.windows.some(({ sillHeightIn }) => sillHeightIn !== null),
  applies: (plan) => [
    ...plan.windows.filter((window) => window.sillHeightIn !== null && !isFixed(window)),
    ...saidSills(plan),
  ],
  check(window, { plan, building, limits }) {
    if ("raw" in window) {
      const data = { window: "named here", room: window.room, unit: "in" };
      const required = limits.egress.windowFallSillIn;
      return judgeMin({ ...data, actual: window.value, required }, "low");
    }
    const title = titleOf(window, plan);
    const dropIn = aboveGradeOf(window);
    const isUp = dropIn === null
      ? UPSTAIRS.test(`${title.replace(OF_SOME, " ")} | ${window.location ?? ""}`) ||
        isListedUp(window) || isNotedUp(window) ||
        floorOf(plan, building, window) === "upper"
      : dropIn > limits.egress.windowFallDropIn;
    const isPerhapsUp = !isUp && dropIn === null && isOverPiles(plan, building);
    const own = [window.type, window.remarks, window.location, ...Object.values(window.fields)]
      .join(" ");
    const isLow = LOW_ABOVE_GRADE.test(title) || LOW_ABOVE_GRADE.test(own);
    if (!isUp && !isPerhapsUp || isLow) return inapplicable();
    if (DOOR.test(own)) return inapplicable();
    if ((window.sillHeightIn ?? 0) <= ON_FLOOR_IN && !WINDOW.test(own)) return inapplicable();
    if (CANNOT_FALL.test(own) || /\bF\.?X\b/i.test(own)) return inapplicable();
    if (
      !isWithout(window) && !NO_DEVICE.test(own) &&
      (hasDevice(window) || DEVICE.test(own) || saysDevices(plan, window))
    ) {
      return inapplicable();
    }
    const data = {
      window: window.mark,
      room: placesOf(window)[0] ?? null,
      actual: window.sillHeightIn ?? 0,
      required: limits.egress.windowFallSillIn,
      unit: "in",
    };
    const verdict = judgeMin(data, "low");
    if (isUp) return verdict;
    return verdict.kind === "fail" ? cantTell("overPiles", data) : inapplicable();
  },
  messages: {
    ok:
      "The sill of window {window} is {actual} in above the floor; at least {required} in is required on upper stories.",
    low:
      "The sill of window {window}, on an upper story without fall protection, is {actual} in above the floor. At least {required} in is required where the ground is more than 72 in below.",
    overPiles:
      "The sill of window {window} is {actual} in above a floor over piles, and no fall protection is shown. At least {required} in is required where the ground is more than 72 in below.",
  },
  recommendation:
    "Raise the sill to at least {required} in, or provide a window opening control device.",
});

/** Title of the schedule a window is listed in; empty when none. */
const titleOf = (window: Window, plan: PlanSet): string =>
  plan.schedules.find(({ rows }) =>
    rows.some(({ page, box }) => page === window.page && overlaps(box, window.box))
  )?.title ?? "";

/** Height of a window above the ground, by a column of its own; inches. */
function aboveGradeOf({ fields }: Window): number | null {
  const cell = Object.entries(fields).find(([head]) =>
    /\b(?:ABOVE|ABV|TO|OVER)\.?\s+(?:FIN\w*\.?\s+)?GRADE\b|\bA\.?F\.?G\b|\bDROP\b/i.test(head)
  )?.[1];
  return findLengths(cell ?? "")[0]?.valueIn ?? null;
}

/** The place of a window names the floor alone: `Bonus rm, 2nd`. */
const isListedUp = ({ location }: Window): boolean =>
  /\b(?:2ND|3RD|SECOND|THIRD)\b(?!\s*(?:BED|BATH|DOOR))\s*(?:FLR?\b|FLOOR\b|\)|,|$)/i.test(
    location ?? "",
  );

/** A remark that gives the floor or the height above the ground, and nothing else between commas. */
const NOTED_UP = anyCase`^\W*(?:(?:AT|ON)\s+)?(?:${UPSTAIRS})\W*$`;
const NOTE = /\b(?:NOTES?|REMARKS?|COMMENTS?)\b/i;

/** Its remarks name the floor: `12' above grade, no limiter`, `BED 1, 3RD FLR`. */
const isNotedUp = ({ remarks, fields }: Window): boolean =>
  [remarks ?? "", ...Object.entries(fields).filter(([head]) => NOTE.test(head)).map(([, it]) => it)]
    .some((it) => it.split(/[,;|]/).some((part) => NOTED_UP.test(part)));

/** Says its row, under the head of such devices, that it has one? */
const hasDevice = ({ fields }: Window): boolean =>
  Object.entries(fields).some(([header, text]) => DEVICE.test(header) && /\w/.test(text));

/** The remark of the row above, again. */
const AGAIN = /^\s*(?:["″”]+|''|-?\s*DO\.?\s*-?|DITTO|SAME\b.*)\s*$/i;
const OF_ALL = /\b(?:ALL|EACH|EVERY|TYP)\b/i;

/** Does the set name such devices at large? The row of one window speaks of that window alone. */
const saysDevices = (plan: PlanSet, { remarks }: Window): boolean =>
  statements(plan, { topic: DEVICE }).some(({ row, schedule, text }) =>
    row === null || schedule?.kind !== "window" || OF_ALL.test(text) || AGAIN.test(remarks ?? "")
  );

/** Says its row, in a column of such devices, that it has none? */
const isWithout = ({ fields }: Window): boolean =>
  Object.entries(fields).some(([header, text]) =>
    DEVICE.test(header) && /^\W*(?:NONE|NO|N\/A)?\W*$/i.test(text)
  );
