/**
 * Interior hinged doors open with little strength.
 * Reads the stated force in pounds, and that of unrated doors in lists of closers; fire doors and the forces of the egress chapter are another
 * matter.
 * @source FBC-A 8th ed. (2023), 404.2.9
 */
import { cantTell, defineRule, inapplicable } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  cellHeaded,
  firstOf,
  pounds,
  statedLimit,
  type StatedQuantity,
  type Statement,
  statements,
} from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

const INTERIOR =
  /\b(INT(ERIOR)?|TOILETS?|REST ?ROOMS?|MEN|WOMEN|OFFICES?|EXAM|CONF(ERENCE)?|CORRIDOR|PATIENT|CLASS ?ROOMS?|BATH|BREAK ?ROOM|MEETING)\b/i;
const EXTERIOR = /\b(EXT(ERIOR)?|ENTR(Y|ANCE)|VEST\w*|MAIN|STORE ?FRONT|EXIT|STAIR\w*|DOCK)\b/i;
const IS_NO = /^\W*(NO|N|NONE|NON-?RATED|NR|N\/R|-+)?\W*$/i;

/** Does the column of ratings give one to the door of a row? Null where no row or column tells. */
function isRated({ schedule, row }: Statement): boolean | null {
  const at = schedule?.columns.findIndex(({ header }) => /RAT(ED|ING)|FIRE|LABEL/i.test(header)) ??
    -1;
  return row && at >= 0 ? !IS_NO.test(row.cells[at]?.text ?? "") : null;
}

/** Rows of closer settings: where the door is, whether it is rated, the force it opens with. */
const listed = (plan: PlanSet): StatedQuantity[] =>
  statements(plan, { topic: INTERIOR, not: EXTERIOR, in: "rows" }).flatMap((it) => {
    const { schedule, row } = it;
    if (!schedule || !row || isRated(it) !== false) return [];
    const force = cellHeaded(it, FORCE_HEAD) ?? "";
    const value = firstOf(pounds, force) ??
      (/^\s*\d+(\.\d+)?\s*$/.test(force) ? Number(force) : null);
    if (value === null) return [];
    const words = { unit: "lbf", raw: force, clause: it.text, before: "", after: "" };
    return [{ ...it, ...words, value }];
  });

const stated = statedLimit({
  demand: {
    thing: "door",
    property: "force",
    notWithin: ["fire door"],
    // Doors to the outside, and those of rooms for machinery alone, may be heavier.
    unless:
      /OUTSIDE|FIRE|EXTERIOR|EXT\b|\bEXT?-?\d|\bMIN\.? DOOR|STAIR|ENTR|FRONT|VESTIBULE|\bEXIT\b(?! ?-? ?DEVICE)|\bELEC|\bMECH|\bMACHINE|\bPUMP|\bRISER/i,
  },
  quantity: pounds,
  says: /\bINT(ERIOR|\.)[^#~]{0,90}#/,
  not:
    /WEIGH|PER LEAF|LATCH|MOTION|FULL(Y)? ?-? ?OPEN|SLIDING|FOLDING|(?<!\b(NON|NOT|OTHER THAN|EXCEPT|EXCLUDING|EXCL\.?|BUT|SAVE) ?-? ?((AT|FOR|ON) )?(THE )?)\bFIRE\b|\bSTAIR|(?<!\b(NON|NOT|UN|NON ?-? ?FIRE|((OTHER THAN|EXCEPT|EXCLUDING)( (AT|FOR))?( FIRE)?)) ?-? ?)RATED|\b\d+ ?-? ?(MIN|HR)\b/,
  under: /DOOR|CLOSER|FORCE|EFFORT|HARDWARE/,
  notUnder: IN_UNIT,
  keep: ({ clause }) => !/\bEXT(ERIOR|\.)[^#,;]*#|#[^,;]*\bEXT(ERIOR|\.)/i.test(clause),
  bounds: ({ accessibility }) => ({ max: accessibility.interiorDoorForceLbf }),
});

/** Rows without a word of where their door is: other doors of the list, or an outer wall, may tell that it leads outside. */
const isOfUnknownPlace = ({ schedule, row, text }: Statement): boolean =>
  schedule !== null && row !== null && !INTERIOR.test(text);

/** Does the list give other doors the strength of inner ones, so that these are the outer ones? */
function tellsApart({ schedule }: Statement, limit: number): boolean {
  const at = schedule?.columns.findIndex(({ header }) => FORCE_HEAD.test(header)) ?? -1;
  return schedule?.rows.some(({ cells }) => {
    const force = Number(/^\W*(\d+(?:\.\d+)?)/.exec(cells[at]?.text ?? "")?.[1] ?? NaN);
    return force > 0 && force <= limit;
  }) ?? false;
}
const FORCE_HEAD = /\bFORCE\b|\bLBF\b|OPENING EFFORT/i;

export default defineRule({
  id: "accessibility/interior-door-force",
  requirementId: "FBC-A-404.2.9-interior-force",
  title: "Opening force of interior doors",
  ...stated,
  leavesOut: (_frame, subject) => isRated(subject as StatedQuantity) === true,
  applies: (plan, context) => {
    const rows = listed(plan);
    const others = stated.applies(plan, context).filter((it) => isRated(it) !== true);
    return [...rows, ...others.filter((it) => !rows.some(({ box }) => box === it.box))];
  },
  check(it, context) {
    const verdict = [stated.check(it, context)].flat()[0];
    if (verdict.kind !== "fail" || !isOfUnknownPlace(it)) return verdict;
    const { interiorDoorForceLbf, exteriorDoorForceLbf } = context.limits.accessibility;
    return it.value <= exteriorDoorForceLbf && tellsApart(it, interiorDoorForceLbf)
      ? inapplicable()
      : cantTell("outside", verdict.data);
  },
  messages: {
    ok: "Interior doors open with {raw}.",
    outside: "Interior doors need {actual} lbf to open; at most {required} lbf is allowed.",
  },
  recommendation: "Set the closers on interior doors to {required} lbf or less.",
});
