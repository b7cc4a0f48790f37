/**
 * Who services roof equipment does not fall off.
 * Reads the stated distance of equipment from the roof edge, in feet; a parapet, guard or tie-back
 * makes up for less.
 * @source FBC-M 8th ed. (2023), 304.11
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import {
  allStatements,
  around,
  feet,
  loose,
  statedLimit,
  type StatedQuantity,
} from "../measure.ts";

/** A label that says no more than its distance. */
const BARE_EDGE = /^# ?(CLR\.? ?|CLEAR )?(TO|FROM) (THE )?(ROOF )?EDGE( OF ROOF)?\W*$/;
const GUARDED = /(?<!\bNO )\b(PARAPET|GUARD)/i;
const UNIT = /^(RTU|AHU|MAU|DOAS|ERV|CU|HP|EF|AC)\s*-?\s*\d+[A-Z]?\b/i;
const OLD = /\(E\)|\bEXIST|\bE\.?T\.?R\b/i;
/** Percent of the page within which a bare distance belongs to a unit's label. */
const BESIDE = 5;

/** True for a bare distance beside the mark of a new unit on a drawing that shows no parapet or guard. */
function isAtUnit(it: StatedQuantity, plan: PlanSet): boolean {
  const onDrawing = allStatements(plan).filter((other) =>
    other.page === it.page && other.drawing === it.drawing
  );
  const [unit] = around(it, onDrawing.filter(({ text }) => UNIT.test(text.trim())), BESIDE);
  return unit !== undefined && !OLD.test(unit.text) &&
    !onDrawing.some(({ text }) => GUARDED.test(text) && !/\bGUARD\s+(POST|BOLLARD)/i.test(text));
}

export default defineRule<StatedQuantity>({
  id: "mechanical/roof-edge-guard",
  requirementId: "FBC-M-304.11-guards",
  severity: "medium",
  source: { volume: "FBC-M", edition: "2023", section: "304.11" },
  category: "Mechanical",
  title: "Guards at roof equipment",
  when: isCommercial,
  ...statedLimit({
    quantity: feet,
    says: [
      BARE_EDGE,
      /(EQUIP\w*|RTU\S*|UNITS?|FANS?|HATCH|CONDENS\w*|MAU\S*)\b[^#~|]{0,60}#[^#~|]{0,40}EDGE/,
      /#[^#~;|]{0,40}(ROOF |BUILDING )?EDGE[^#~;|]{0,40}(EQUIP|RTU|UNIT|FAN|HATCH)/,
      /(ROOF )?EDGE[^#~|]{0,30}(EQUIP|RTU|UNIT|FAN|HATCH)[^#~|]{0,25}#/,
    ],
    not: /(?<!\bNO )PARAPET|(?<!\bNO )GUARD|RAIL|TIE ?-? ?(OFF|BACK)|ANCHORAGE CONNECTOR/,
    keep: (it, { plan }) =>
      !GUARDED.test(it.text) && (!loose(BARE_EDGE).test(it.clause) || isAtUnit(it, plan)),
    bounds: ({ mechanical }) => ({ min: mechanical.roofEdgeFt }),
  }),
  messages: {
    ok: "Roof equipment {raw} from the edge.",
    outside:
      "Roof equipment is {actual} ft from the edge; at least {required} ft, or a guard or 42 in parapet, is required.",
  },
  recommendation: "Move the equipment {required} ft from the edge or add a guard.",
});
