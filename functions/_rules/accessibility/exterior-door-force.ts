/**
 * Exterior hinged doors open without great strength; Florida sets a figure of its own.
 * Reads the stated force in pounds; the forces of the egress chapter (to unlatch, to set in
 * motion) are another matter. In door schedules a force that no unrated door may need is a question where the row does
 * not show which side the door is on.
 * @source FBC-A 8th ed. (2023), 404.2.9
 */
import type { Door, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { firstOf, keepsTo, pounds, statedLimit } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

/** A door of the schedule with the force its row gives, pounds. */
type Forced = Door & { forceLbf: number; raw: string };

const FORCE_HEAD = /\bFORCE\b|\bEFFORT\b|\bLBF\b/i;
/** Forces of the egress chapter. */
const OTHER_FORCE = /LATCH|RELEASE|MOTION|FULL/i;
/** Doors this section leaves out, and those that stay. */
const OTHER_DOOR =
  /\bSLID|\bFOLD|\bAUTO|\bPOWER|\bOPERATOR|\bOVERHEAD|\bCOILING|\bROLL|\bEXIST|\(E\)|\b\d+ ?-? ?MIN\b/i;
/** What the egress chapter allows to unlatch and to set in motion. */
const EGRESS_LBF = [15, 30];
const GREATEST_LBF = 60;

const isOutside = ({ isExterior, swingsIntoRoom, location, rooms }: Door): boolean =>
  isExterior === true ||
  (isExterior === null && rooms.length === 0 && swingsIntoRoom === "OUTSIDE") ||
  /\bEXT(?:ERIOR)?\b|\bSTORE ?FRONT|\b(?:MAIN|FRONT|PUBLIC|BUILDING) ENTR/i.test(location ?? "");

/** Rows of the door schedule with a column for the force. */
const listed = (plan: PlanSet): Forced[] =>
  plan.doors.flatMap((door) => {
    const field = Object.entries(door.fields).find(([head, text]) =>
      FORCE_HEAD.test(head) && !OTHER_FORCE.test(`${head} ${text}`)
    );
    if (!field || door.fireRatingMin !== null) return [];
    if (OTHER_DOOR.test(Object.values(door.fields).join(" | "))) return [];
    const raw = field[1];
    const forceLbf = firstOf(pounds, raw) ??
      (/^\s*\d{1,2}(?:\.\d+)?\s*$/.test(raw) ? Number(raw) : null);
    return forceLbf === null || forceLbf > GREATEST_LBF ? [] : [{ ...door, forceLbf, raw }];
  });

const stated = statedLimit({
  demand: {
    thing: "door",
    property: "force",
    where: /EXTERIOR|EXT\b|ENTR|OUTSIDE/i,
    unless: /FIRE|PLATE/i,
  },
  quantity: pounds,
  says: [
    /\bEXT(ERIOR|\.)[^#~|]{0,70}#/,
    /\b(STOREFRONT|((MAIN|PUBLIC|FRONT|BUILDING) )?ENTR(Y|ANCE) DOORS?|(MAIN|PUBLIC|FRONT|BUILDING) ENTR(Y|ANCE))\b[^#~]{0,80}#/,
    /\b(OUTSIDE|OUTER|STREET|PERIMETER)\b[^#~|,]{0,12}\b(DOORS?|DRS?|LEAF|LEAVES)\b[^#~|]{0,40}\b(CLOSERS?|FORCE|OPEN(S|ED)?|PUSH(ES)?|SWINGS?)\b[^#~|]{0,24}#/,
  ],
  labels: [{
    amid: /\bEXT(ERIOR|\.)|STOREFRONT|(MAIN|FRONT|BUILDING) ENTR(Y|ANCE)/,
    notAmid: /\bINT(ERIOR|\.)|FIRE ?(RATED )?DOOR/,
    says: /\b(CLOSER|OPENING FORCE|FORCE TO OPEN)\b[^#~]{0,30}#/,
  }],
  not:
    /LATCH(?! (STILE|SIDE|EDGE|JAMB))|MOTION|FULL(Y)? ?-? ?OPEN|SLIDING|FOLDING|FIRE ?-? ?(RATED)? ?DOOR|FIRE ?-? ?RATED|\b\d+ ?-? ?MIN\b|AUTO(MATIC)? (OPERATOR|OPENER)|POWER OPERAT|\bINTERIOR STOREFRONT/,
  under: /DOOR|\bDRS?\b|CLOSER|FORCE|HARDWARE/,
  notUnder: IN_UNIT,
  keep: ({ clause }) =>
    !/\bINT(ERIOR|\.)[^#,;]*#|#[^,;]*\bINT(ERIOR|\.)|\b(INSIDE|INNER)\b[^#,;.]*#|#[^,;.]*\b(INSIDE|INNER)\b/i
      .test(clause),
  bounds: ({ accessibility }) => ({ max: accessibility.exteriorDoorForceLbf }),
});

export default defineRule({
  id: "accessibility/exterior-door-force",
  requirementId: "FBC-A-404.2.9-exterior-force",
  source: { volume: "FBC-A", edition: "2023", section: "404.2.9" },
  title: "Opening force of exterior doors",
  ...stated,
  applies: (plan, context) => {
    const doors = listed(plan);
    const said = stated.applies(plan, context).filter(({ page, box }) =>
      !doors.some((it) => it.page === page && it.box.y === box.y)
    );
    return [...said, ...doors];
  },
  check(it, context) {
    if (!("forceLbf" in it)) return stated.check(it, context);
    const required = context.limits.accessibility.exteriorDoorForceLbf;
    const data = { actual: it.forceLbf, required, unit: "lbf", raw: it.raw, door: it.mark };
    if (keepsTo(it.forceLbf, required, "lbf")) {
      return isOutside(it) ? pass(data) : inapplicable();
    }
    return isOutside(it) && !EGRESS_LBF.includes(it.forceLbf)
      ? fail("listed", data)
      : cantTell("maybe", data);
  },
  messages: {
    ok: "Exterior doors open with {raw}.",
    outside: "Exterior doors need {actual} lbf to open; at most {required} lbf is allowed.",
    listed:
      "Door {door} to the outside needs {actual} lbf to open; at most {required} lbf is allowed.",
    maybe:
      "Door {door} is listed with {actual} lbf; if that is the opening force, at most {required} lbf is allowed for exterior doors and less for interior doors.",
  },
  recommendation: "Specify closers set to {required} lbf or power operators.",
});
