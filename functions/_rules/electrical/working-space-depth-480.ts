/**
 * Equipment at 480Y/277 V needs more room before it when something grounded or live faces it.
 * Reads the stated depth, in feet, with the condition when stated; without one, less than 3 ft
 * fails and less than 4 ft is a question, as is a bare dimension string before such equipment.
 * @source NFPA 70-2020, 110.26(A)(1)
 */
import { cantTell, defineRule } from "../define_rule.ts";
import { contextOf, feet, judgeStated, reaches, settingOf, statedQuantities } from "../measure.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Limits } from "../limits/mod.ts";
import { WORKING_SPACE } from "./_words.ts";
import { asBareStated, type BareStated, drawnDepths } from "./_drawn_depths.ts";
import {
  bareDepths,
  DEPTH_WORDS,
  ELECTRICAL_ROOM,
  FACING_WORDS,
  HIGH_VOLTAGE,
  isHighVoltage,
} from "./_working_space.ts";

/** Condition by its words: live parts on both sides 3, a grounded wall opposite 2, neither 1. */
function conditionIn(text: string): string | null {
  if (LIVE_OPPOSITE.test(text)) return "3";
  if (
    /\b(NO|NOT|NON|WITHOUT)\b[^.;|]{0,24}(GROUNDED|LIVE)|\b(GYP|GWB|DRYWALL|INSULATED|WOOD)\b/i
      .test(text)
  ) {
    return /CMU|CONC(RETE)?\b(?! PAD| SLAB| FLOOR| HOUSE)|MASONRY|BRICK/i.test(text) ? null : "1";
  }
  return /GROUNDED|CONCRETE(?! PAD| SLAB| FLOOR| HOUSE)|\bCONC\b\.? ?(TILT ?-? ?(UP)? ?)?(WALL|PANEL)|MASONRY|CMU|BRICK|BLOCK WALL/i
      .test(text)
    ? "2"
    : null;
}

const LIVE_OPPOSITE =
  /LIVE[^.;|]{0,24}(BOTH SIDES|OPPOSITE|FACING|EACH SIDE)|BOTH[^.;|]{0,24}(LIVE|ENERGIZED)|(OPPOSITE|FACING)[^.;|]{0,24}(MCC|SWITCH ?(BOARD|GEAR)|SW(BD|GR)|GEAR\b|MDP|MSB|PANEL ?BOARDS?\b)/i;
/** Depths drawn as bare dimension strings at gear of this voltage. */
const depthsAtGear = (plan: PlanSet, { electrical }: Limits): BareStated[] =>
  bareDepths(plan, ({ it, label }) => {
    if (!HIGH_VOLTAGE.test(label) || LOW_VOLTAGE.test(label)) return null;
    const isGrounded = conditionIn(settingOf(it, plan)) === "2";
    return 12 *
      (isGrounded
        ? electrical.workingDepth480Condition2Ft
        : electrical.workingDepth480Condition1Ft);
  }).map(({ it, label }) => ({ ...it, value: it.value / 12, unit: "ft", at: label }));

const LOW_VOLTAGE = /\b(120|208|240) ?(V|Y|\/)/i;

/** Too short stretches from gear of more than 150 V to ground to what stands across. */
const betweenThings = (plan: PlanSet, { electrical }: Limits): BareStated[] =>
  drawnDepths(plan).filter(({ isHighVoltage, isToGround, dimension }) => {
    const required = isToGround
      ? electrical.workingDepth480Condition2Ft
      : electrical.workingDepth480Condition1Ft;
    return isHighVoltage && dimension.valueIn < 12 * required;
  }).map((it) => ({ ...asBareStated(it), isToGround: it.isToGround }));

export default defineRule<BareStated>({
  id: "electrical/working-space-depth-480",
  requirementId: "NEC-110.26-depth-480",
  applies: (plan, { limits }) => [
    ...depthsAtGear(plan, limits),
    ...betweenThings(plan, limits),
    ...statedQuantities(plan, {
      quantity: feet,
      titled: true,
      says: DEPTH_WORDS,
      not: /DEDICATED|ABOVE (THE )?PANEL|EXIST/,
    }).filter((it) =>
      (WORKING_SPACE.test(contextOf(it)) || WORKING_SPACE.test(it.clause)) &&
      isHighVoltage(it, plan) &&
      it.value >= 1 && it.value < 12
    ),
    ...statedQuantities(plan, {
      quantity: feet,
      says: FACING_WORDS,
      not: /DEDICATED|ABOVE|A\.? ?F\.? ?F|DOOR|WIDE|EXIST/,
      amid: ELECTRICAL_ROOM,
    }).filter((it) => {
      const setting = settingOf(it, plan);
      return !WORKING_SPACE.test(it.text) && HIGH_VOLTAGE.test(setting) &&
        !LOW_VOLTAGE.test(setting) && it.value >= 1 && it.value < 12;
    }),
  ],
  check(stated, { plan, limits }) {
    const byCondition: Record<string, number> = {
      1: limits.electrical.workingDepth480Condition1Ft,
      2: limits.electrical.workingDepth480Condition2Ft,
      3: limits.electrical.workingDepth480Condition3Ft,
    };
    if (stated.at !== undefined) {
      const isGrounded = stated.isToGround ?? conditionIn(settingOf(stated, plan)) === "2";
      const condition = isGrounded ? "2" : "1";
      const data = { actual: stated.value, required: byCondition[condition], unit: "ft" };
      return cantTell("beside", { ...data, raw: stated.raw, text: stated.at });
    }
    const condition = /COND(ITION)?\.? ?([123])/i.exec(stated.text)?.[2] ??
      conditionIn(stated.text) ?? conditionIn(settingOf(stated, plan)) ??
      conditionIn(stated.clause);
    if (condition) return judgeStated(stated, { min: byCondition[condition] }, { condition });
    const data = { condition: "not stated" };
    if (!reaches(stated.value, byCondition[1], "ft")) {
      return judgeStated(stated, { min: byCondition[1] }, data);
    }
    const worst = judgeStated(stated, { min: byCondition[3] }, data);
    return worst.kind === "pass" ? worst : cantTell("depends", worst.data);
  },
  messages: {
    ok: "Working space is {raw} deep (condition {condition}).",
    outside:
      "Working space at this voltage is {actual} ft deep (condition {condition}); at least {required} ft is required.",
    beside:
      "{raw} is drawn at {text}; if it is the depth before that equipment, at least {required} ft is required.",
    depends:
      "Working space at this voltage is {actual} ft deep; up to {required} ft is required, depending on what faces the equipment.",
  },
  recommendation:
    "Provide 3 ft of depth, 3 1/2 ft with a grounded wall opposite, 4 ft with live parts opposite.",
});
